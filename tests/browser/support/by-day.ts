/** Ends the title of each so-many-th case of a kind with nothing, and of the others with the tag of the night (decision 0530). */
export const byTurns = (nth: number, turns: number) => (nth % turns === 0 ? '' : ' @night');
