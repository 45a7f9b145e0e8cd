import { evaluateExact } from '../../../judge/equivalent.ts';
import type { Rational } from '../../../rational/rational.ts';
import type { Exercised } from '../../exercises/exercise.ts';
import type { RuleName } from '../../print/rules.ts';
import { addStep, startChain } from '../../proof/chain.ts';
import type { ProblemKind } from '../../solution.ts';

/** How many ways there are to choose k of n. */
function choose(n: number, k: number): bigint {
  let all = 1n;
  for (let i = 1; i <= k; i += 1) all = (all * BigInt(n - k + i)) / BigInt(i);
  return all;
}

type Counted = {
  readonly rule: RuleName;
  readonly kind: ProblemKind;
  /** How the value is told; null where it is none that can be meant. */
  readonly says: (value: Rational) => string | null;
};

/** A calculation with `C(n, k)` in it: the ways counted first, the rest worked out. */
export function workWays(text: string, { rule, kind, says }: Counted): Exercised | null {
  const counted = text.replace(
    /C\((\d+), (\d+)\)/g,
    (_, n: string, k: string) => `${choose(Number(n), Number(k))}`,
  );
  const value = evaluateExact(counted);
  const end = value && says(value);
  if (!end) return null;
  const chain = startChain(text);
  addStep(chain, counted, { rule, proof: 'counting' });
  addStep(chain, end, { rule: 'work-out-products' });
  return { kind, chain, answer: end, check: [{ claim: `${counted} = ${end}`, holds: true }] };
}
