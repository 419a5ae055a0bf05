// What of the table of Cards is turned round: the hand of whoever sits beyond a tablet, and nothing that is shared.

export const isTurned = (element: Element): boolean => element.closest('[data-side="far"] > .cards-hand') !== null;
