import type { OpenProblem } from '../companion-context.ts';
import type { Slip } from './judge-line.ts';
import type { Operation } from './math-pieces.ts';
import type { SolutionPath } from './solution-path.ts';

/**
 * What the engine makes of a student's own work. right: it stands on the way, or follows and leads on. holds: true, and
 * it does not show whether it helps. wrong: here it parts from what was given. unclear: it may be right, but the way
 * there is not shown. Of a finished value nothing is said: that would tell the answer by asking.
 */
export type StepReading =
  | {
      readonly verdict: 'right';
      readonly line: string;
      readonly isNearlyDone: boolean;
      /** The step of the way that was done, counted from 0. */
      readonly step: number | null;
      /** The solution that it finds, where it tries numbers. */
      readonly found?: string;
      /** A number that the step behind `step` works with. */
      readonly isPart?: boolean;
    }
  | { readonly verdict: 'holds'; readonly line: string }
  | {
      readonly verdict: 'wrong';
      readonly line: string;
      readonly slip: Slip;
      /** What the skill says to this way of going wrong; it never holds the key. */
      readonly reason: string | null;
      readonly from: string | null;
      /** It is true for one of several solutions. */
      readonly isOneSolution?: boolean;
    }
  | { readonly verdict: 'unclear'; readonly line: string }
  /** An equation of the student's own for a story; its form is taken up, whatever comes out of it. */
  | { readonly verdict: 'model'; readonly line: string; readonly letter: string }
  /** It follows from an equation of the student's own. */
  | { readonly verdict: 'follows'; readonly line: string }
  | { readonly verdict: 'operation'; readonly operation: Operation; readonly step: number | null }
  /** A move of the way said in words. */
  | { readonly verdict: 'move'; readonly step: number };

export type Wrong = Extract<StepReading, { verdict: 'wrong' }>;
export type Right = Extract<StepReading, { verdict: 'right' }>;

/** What was shown before in this talk. */
export type Shown = {
  /** Lines that were proven right. */
  readonly lines: readonly string[];
  /** Equations of the student's own that a story was put into. */
  readonly models?: readonly string[];
  /** Whether a line one operation from the end was judged wrong: then no other such line is judged without its way. */
  readonly hasGuessed?: boolean;
  /** The step that the tutor asked for last, counted from 0, while it is open. */
  readonly askedStep?: number | null;
};

/** A line beside its problem. */
export type Reading = { readonly problem: OpenProblem; readonly path: SolutionPath; readonly shown: Shown };

const calculationSlip: Slip = { kind: 'calculation', uneven: null };

/** A line that does not hold, with what is said of it. */
export const wrongLine = (
  line: string,
  reason: string | null = null,
  place: Slip['place'] = null,
): Wrong => ({
  verdict: 'wrong',
  line,
  slip: place ? { ...calculationSlip, place } : calculationSlip,
  from: null,
  reason,
});

/** A line that is worked out rightly and leads to what is not asked. */
export const wrongWay = (line: string, reason: string): Wrong => ({
  ...wrongLine(line, reason),
  slip: { kind: 'operation', uneven: null },
});

/** A line that holds; `step` is the step of the way that it does, where one is known. */
export const rightLine = (line: string, step: number | null = null, isNearlyDone = false): Right => ({
  verdict: 'right',
  line,
  isNearlyDone,
  step,
});

/** The line that a reading is about; null where it is about none. */
export const lineOf = (one: StepReading): string | null => ('line' in one ? one.line : null);
