import { together, workedOut } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { factorOf } from '../../reading/number-texts.ts';
import { isSpent } from '../../reading/relating-words.ts';
import type { Reading } from '../reading/worked-amount.ts';

/** One has several times as many as the other; after a gift both have the same: what each has. */
export const givesAway: Reading = (text, ask) => {
  const cut = cutter(text);
  const told = cut.take(
    /\b([a-z]+) has (?:(twice|double|triple|\d+ times) as (?:many|much)(?: [a-z]+)? as) ([a-z]+)/,
  );
  const gift = cut.take(
    /\b(?:if|when|after) ([a-z]+) gives (\d+)(?: [a-z]+)?(?: of (?:them|his [a-z]+|her [a-z]+))? to ([a-z]+),? (?:then )?(?:they|both)(?: both)?(?: will)? (?:have|has) (?:the same|equal(?:ly)?)(?: number| amount)?(?: of [a-z]+| many)?/,
  );
  const asked = cut.take(
    /\bhow (?:many|much)(?: [a-z]+)? (?:does|do|did|has|have) ([a-z]+)(?: (?:have|has))?(?: (?:now|at first|at the (?:start|beginning)|originally))?/,
  );
  if (!told || !gift || !asked || !isSpent(cut.rest(), /^(?:and|then)$/)) return null;
  const [, first = '', times = '', second = ''] = told;
  if (gift[1] !== first || gift[3] !== second || ![first, second].includes(asked[1] ?? '')) return null;
  const g = gift[2] ?? '';
  const k = factorOf(times);
  const solved = ask(`solve ${k}x - ${g} = x + ${g}`);
  const x = /^x = (\d+)$/.exec(solved?.answer ?? '')?.[1];
  const all = x === undefined ? null : workedOut(`${k} · ${x}`);
  if (!solved || x === undefined || !all) return null;
  const check = [{ claim: `${all.value} - ${g} = ${x} + ${g}`, holds: true }];
  return together([solved, { kind: 'story', chain: all.chain, answer: all.value, check }], {
    kind: 'story',
    answer: asked[1] === first ? all.value : x,
  });
};
