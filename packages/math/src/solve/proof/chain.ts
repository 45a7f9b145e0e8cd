import { type RuleName, sayRule } from '../print/rules.ts';
import type { Quantity } from '../question/quantities.ts';
import type { Request } from '../question/request.ts';
import type { ProblemKind, SolutionCheck, SolutionStep } from '../solution.ts';
import type { Proof } from './verify-proof.ts';
import { verifyStep } from './verify-step.ts';

/** Most steps of one solution; longer work is not shown. */
const mostSteps = 60;

export type Reason = {
  readonly rule: RuleName;
  readonly fill?: Readonly<Record<string, string>>;
  /** What each equation is multiplied by, where the step is no plain rewriting. */
  readonly by?: readonly string[];
  readonly proof?: Proof;
};

/** Worked steps that continue from one text to the next. Steps that change nothing are left out. */
export type Chain = { at: string; readonly steps: SolutionStep[]; proven: boolean };

export const startChain = (text: string): Chain => ({ at: text, steps: [], proven: true });

/** Adds a proven step. An unproven one ends the chain: `proven` turns false and nothing more is added. */
export function addStep(chain: Chain, to: string, { rule, fill, by, proof }: Reason): void {
  if (!chain.proven || to === chain.at) return;
  const from = chain.at;
  const claim = { from, to, ...(by ? { by } : {}), ...(proof ? { proof } : {}) };
  chain.proven = chain.steps.length < mostSteps && verifyStep(claim);
  if (!chain.proven) return;
  chain.steps.push({ from, to, why: sayRule(rule, fill), rule });
  chain.at = to;
}

/** Adds the proven steps of a side of an equation as steps of the equation: equal values may be swapped. */
export function addSideSteps(
  chain: Chain,
  side: Chain,
  { before = '', after = '' }: { before?: string; after?: string },
): void {
  chain.proven &&= side.proven;
  for (const { from, to, why, rule } of side.steps) {
    const step = { from: `${before}${from}${after}`, to: `${before}${to}${after}`, why, rule };
    chain.proven &&= step.from === chain.at;
    if (!chain.proven) return;
    chain.steps.push(step);
    chain.at = step.to;
  }
}

/** Goes on from another text without a step, as when one of two equations is worked on. */
export function continueFrom(chain: Chain, text: string): void {
  chain.at = text;
}

/** `proof` names how `a = b` is proven where plain algebra does not read it. */
type WorkedCheck = SolutionCheck & { readonly proof?: Proof };

/** What a method hands to `solve`, which proves the checks before it shows anything. */
export type Worked = {
  readonly kind: ProblemKind;
  readonly chain: Chain;
  readonly answer: string;
  readonly check: readonly WorkedCheck[];
};

/** The problem leaves open which of these is asked for. */
export type Choice = { readonly choices: readonly Quantity[] };

/** A method takes the request; null means that the problem is not of its kind. */
export type Method = (request: Request) => Worked | null;

/** A method that may ask back which quantity is meant. */
export type AskingMethod = (request: Request) => Worked | Choice | null;
