// The players this package offers; each chooses an action from what its seat may know.
export { choose as chooseGreedily } from './greedy.ts';
