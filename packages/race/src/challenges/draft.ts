import type { AnswerForm, AskedForm } from '@playforward/math';
import type { Slip } from '../challenge.ts';
import type { ChallengeLevel, Chance, Point } from '../race-rules.ts';

/** What a source makes of its draws: a question with its key, proved by its claims. */
export type ChallengeDraft = {
  readonly question: string;
  readonly answer: string;
  readonly form: AnswerForm;
  readonly asked?: AskedForm;
  /** Weakest first; the last one leaves only the last step. */
  readonly hints: readonly [string, string, string];
  /** Equations that packages/math can prove and that lead to the answer. */
  readonly claims: readonly string[];
  readonly slips?: readonly Slip[];
  readonly format?: string;
  readonly points?: readonly Point[];
  /** A way to the answer in one line, without the answer. */
  readonly way?: string;
  /** What the skill is called; the topic's title where there is no skill. */
  readonly trains?: string;
  /** Where it is another than was wished. */
  readonly level?: ChallengeLevel;
  /** Sentences with formulas as content text, by the plain sentence; others are marked by `writeContent`. */
  readonly texts?: Readonly<Record<string, string>>;
};

export type Dice = {
  /** A whole number from min to max, both included. */
  readonly int: (min: number, max: number) => number;
  /** Like `int`, but never 0. */
  readonly nonZero: (min: number, max: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
};

export function openDice(chance: Chance): Dice {
  const int = (min: number, max: number): number =>
    Math.min(max, min + Math.floor(chance() * (max - min + 1)));
  const nonZero = (min: number, max: number): number => {
    const drawn = int(min, max - 1);
    return drawn >= 0 && min <= 0 ? drawn + 1 : drawn;
  };
  const pick = <T>(list: readonly T[]): T => {
    const entry = list[int(0, list.length - 1)];
    if (entry === undefined) throw new RangeError('pick needs a list with at least one entry');
    return entry;
  };
  return { int, nonZero, pick };
}
