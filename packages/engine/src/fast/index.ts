// The packed, mutable twin of the board for search: nothing here checks what it is told.
export { FastBoard } from './fast-board.ts';
export * as layout from './layout.ts';
export { CENTRE, cellOfPiece, kindOfPiece, pieceOf } from './layout.ts';
export { MoveList } from './move-list.ts';
export { perft } from './perft.ts';
