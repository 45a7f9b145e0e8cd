/** A line of the game as content text, and whether it only carries on what an earlier line got wrong. */
export type GameLine = {
  readonly instruction: string;
  readonly work: string;
  readonly follows: boolean;
};

/** A worked solution with exactly one planted error. Its last line tells the result. */
export type CatchGame = {
  readonly question: string;
  readonly lines: readonly GameLine[];
  /** Which line holds the planted error, counted from 0. */
  readonly wrongLine: number;
  /** One of them is what happened in that line. */
  readonly whys: readonly { readonly text: string; readonly isRight: boolean }[];
  /** The line as it has to be, and the result that follows. */
  readonly really: { readonly work: string; readonly result: string };
  /** The known way of thinking that leads to the same result; null where none is known. */
  readonly knownAs: string | null;
};
