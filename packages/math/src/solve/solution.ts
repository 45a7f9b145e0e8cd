import type { UnreadableReason } from '../read/math-node.ts';
import type { RuleName } from './print/rules.ts';

export type ProblemKind =
  | 'arithmetic'
  | 'percent'
  | 'ratio'
  | 'proportion'
  | 'linear-equation'
  | 'linear-inequality'
  | 'system'
  | 'expand'
  | 'factor'
  | 'quadratic'
  | 'slope'
  | 'line'
  | 'mean'
  | 'median'
  | 'geometry'
  | 'spread'
  | 'probability'
  | 'rate'
  | 'money'
  | 'conversion'
  | 'scientific-notation'
  | 'factors'
  | 'sequence'
  | 'function-value'
  | 'exponential-equation'
  | 'logarithm'
  | 'trigonometry'
  | 'derivative'
  | 'graph'
  | 'radical'
  | 'radical-equation'
  | 'exponents'
  | 'rational-expression'
  | 'rational-equation'
  | 'polynomial-division'
  | 'literal-equation'
  | 'compound-inequality'
  | 'absolute-value'
  | 'rounding'
  | 'comparison'
  | 'undefined'
  | 'statement'
  | 'power-equation'
  | 'number-sentence'
  | 'story'
  | 'counting'
  | 'complex'
  | 'series'
  | 'function'
  | 'partial-fractions'
  | 'trigonometric-equation'
  | 'identity'
  | 'vector'
  | 'matrix'
  | 'limit'
  | 'integral'
  | 'conic';

/** `to` follows from `from` by one rule; `why` says in a sentence why that is allowed. */
export type SolutionStep = {
  readonly from: string;
  readonly to: string;
  readonly why: string;
  readonly rule: RuleName;
};

/** A statement that tests the answer in the problem. `holds` is false where the answer says that it fails. */
export type SolutionCheck = { readonly claim: string; readonly holds: boolean };

/** All texts are plain math text that `parseMath` reads, apart from the words in `answer`. */
export type Solution = {
  readonly problem: string;
  /** One line that says which question the steps answer. */
  readonly question: string;
  readonly kind: ProblemKind;
  readonly steps: readonly SolutionStep[];
  readonly answer: string;
  readonly check: readonly SolutionCheck[];
};

/**
 * `unreadable`: the text is no math; `no-method`: it reads, but no method here solves it with proven steps;
 * `two-questions`: more than one question fits, and `choices` holds a request for each. `message` says what could be
 * read and what can be done instead.
 */
export type NotUnderstood = {
  readonly kind: 'not-understood';
  readonly problem: string;
  readonly reason: 'unreadable' | 'no-method' | 'two-questions';
  readonly message: string;
  readonly choices?: readonly string[];
  readonly found?: UnreadableReason;
};
