import { variablesOf } from '../../../algebra/variables-of.ts';
import { evaluateExact } from '../../../judge/equivalent.ts';
import { rationalToFractionText } from '../../../rational/rational-text.ts';
import { parseMath } from '../../../read/parse.ts';
import { fractionOf } from '../../polynomials/fraction-of.ts';
import {
  excludedValues,
  factoredText,
  fractionText,
  lowestFraction,
} from '../../polynomials/polynomial-fraction.ts';
import { commonDivisor } from '../../polynomials/rational-polynomial.ts';
import { writeMath } from '../../print/write-math.ts';
import { addStep, continueFrom, startChain, type Worked } from '../../proof/chain.ts';
import { replaceVariables } from '../../tree/replace-variables.ts';
import { type Given, saysOnly, withoutLetters } from '../read-given.ts';

const own =
  /^(?:holes?|removable|discontinuit(?:y|ies)|rational|point|points|coordinates?|is|any|located|have|there|xcoordinates?|occur)$/;

/** Where top and bottom of a quotient are 0 together: a hole of its graph, if the quotient has a value beside it. */
export function solveHoles(given: Given): Worked | null {
  if (!/\bholes?\b|\bremovable\b/.test(given.says) || !saysOnly(given, own)) return null;
  const [piece, more] = withoutLetters(given.math);
  if (piece === undefined || more !== undefined) return null;
  const read = parseMath(piece.replace(/^(?:[a-z]\s*\(\s*[a-z]\s*\)|y)\s*=\s*/i, ''));
  const [letter, other] = read.ok ? variablesOf(read.node) : [];
  if (!read.ok || read.node.kind === 'relation' || letter === undefined || other !== undefined) return null;
  const fraction = fractionOf(read.node, letter);
  if (!fraction || fraction.bottom.length < 2) return null;
  const lowest = lowestFraction(fraction);
  const shared = commonDivisor(fraction.top, fraction.bottom);
  const start = writeMath(read.node);
  const chain = startChain(start);
  addStep(chain, `(${factoredText(fraction.top, letter)})/(${factoredText(fraction.bottom, letter)})`, {
    rule: 'factor-both',
  });
  addStep(chain, fractionText(lowest, letter), { rule: 'cancel-shared' });
  const simple = fractionText(lowest, letter);
  const check: Worked['check'][number][] = [];
  const holes: string[] = [];
  for (const root of excludedValues(shared)) {
    const at = rationalToFractionText(root);
    const inner = parseMath(simple);
    const value = parseMath(at);
    if (!inner.ok || !value.ok) return null;
    const put = writeMath(replaceVariables(inner.node, new Map([[letter, value.node]])));
    const height = evaluateExact(put);
    if (!height) continue;
    const text = rationalToFractionText(height);
    holes.push(`(${at}, ${text})`);
    check.push({ claim: `lim (${letter} → ${at}) (${start}) = ${text}`, holds: true, proof: 'limit' });
    continueFrom(chain, simple);
    addStep(chain, put, {
      rule: 'put-root-in',
      fill: { value: `${letter} = ${at}` },
      proof: { substitute: { [letter]: at } },
    });
  }
  if (holes.length === 0) {
    if (shared.length > 1) return null;
    return null;
  }
  return { kind: 'graph', chain, answer: holes.join(' and '), check };
}
