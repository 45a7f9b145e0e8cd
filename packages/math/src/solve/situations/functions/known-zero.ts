import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { cutter } from '../../reading/cutter.ts';
import { numberText, plainNumber } from '../../reading/number-texts.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { numberIn, putIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

const polynomial =
  /(?:\b[fgpy](?:\(x\))? ?= ?)?(-?(?:\d+ ?)?x ?(?:\^ ?[3-6]|³|⁴)[-+ \dx^²³]*?[\dx²³])(?: ?= ?0)?(?=[\s,.;:)]|$)(?! ?[-+])/;
const known: readonly RegExp[] = [
  /\(? ?x ?([-+]) ?(\d+) ?\)? is (?:a|one(?: of (?:the|its))?) factors?/,
  new RegExp(
    `\\b(?:one|a|1)(?: of (?:the|its|them|these))?(?: known)?(?: (?:zeros?|roots?|solutions?))?(?: of (?:it|them|which))?(?: is| =|:)+ ?(?:at )?(?:x ?= ?)?(${numberText})(?![\\w^])`,
  ),
  new RegExp(
    `(?:\\bx ?= ?)?(?<![\\w^])(${numberText}) is (?:a|one(?: of (?:the|its))?)(?: (?:zeros?|roots?|solutions?))?`,
  ),
  new RegExp(`\\b(?:the )?(?:zero|root|solution|known zero) (?:x ?= ?)?(${numberText})(?![\\w^])`),
];

/** All zeros of a polynomial of which one is told, or those beside it. */
export const zerosBesideOne: Situation = ({ text }, ask) => {
  if (!/\b(?:zeros?|roots?|solutions?|factors?|solve)\b/.test(text)) return null;
  const cut = cutter(text);
  const body = cut.take(polynomial)?.[1]?.trim();
  if (body === undefined || !Number.isFinite(numberIn(putIn(body, 'x', '2')))) return null;
  let zero: string | null = null;
  for (const [i, pattern] of known.entries()) {
    const found = cut.take(pattern);
    if (!found) continue;
    zero = i === 0 ? (found[1] === '-' ? (found[2] ?? '') : `-${found[2]}`) : plainNumber(found[1]);
    break;
  }
  if (zero === null || Math.abs(numberIn(putIn(body, 'x', zero))) > 1e-9) return null;
  const rest = cut.rest();
  if (
    !leavesNoRelation(
      rest.replace(/\b(?:using|use|by|with) (?:synthetic|long|polynomial) division\b/g, ' '),
      /^(?:others?|remaining|rest|if|one|two|both)$/,
    )
  )
    return null;
  if (/\b(?:sum|product|real|irrational|positive|negative|factor(?:ed|ize)?)\b/.test(rest)) return null;
  if (
    !/\b(?:zeros?|roots?|solutions?|solve|others?)\b/.test(rest) ||
    /(?<![a-z'])[b-eghj-oq-wyz](?![a-z'])/.test(rest)
  )
    return null;
  const onlyOthers = /\b(?:others?|remaining|rest)\b/.test(rest);
  const solved = ask(`solve ${body} = 0`);
  if (!solved) return withQuotient(body, { zero, onlyOthers }, ask);
  if (/no real/.test(solved.answer)) return null;
  const all = solved.answer.split(' or ');
  const others = all.filter((one) => numberIn(one.replace(/^x = /, '')) !== numberIn(zero ?? ''));
  if (onlyOthers && (others.length === all.length || others.length === 0)) return null;
  // A zero that is counted twice is its own other one.
  const degree = Number(/\^ ?([3-6])/.exec(body)?.[1] ?? (body.includes('⁴') ? 4 : 3));
  if (onlyOthers && all.length < degree) return null;
  return together([solved], { kind: 'power-equation', answer: (onlyOthers ? others : all).join(' or ') });
};

/** The other two zeros of a cubic are those of its quotient, also where they are complex. */
function withQuotient(
  body: string,
  { zero, onlyOthers }: { readonly zero: string; readonly onlyOthers: boolean },
  ask: Ask,
): Exercised | null {
  const divided = ask(`(${body}) ÷ (x ${zero.startsWith('-') ? `+ ${zero.slice(1)}` : `- ${zero}`})`);
  const solved = divided && ask(`solve ${divided.answer} = 0 over the complex numbers`);
  if (!divided || !solved || !/^x = [^=]*i[^=]* or x = /.test(solved.answer)) return null;
  const answer = onlyOthers ? solved.answer : `x = ${zero} or ${solved.answer}`;
  return together([divided, solved], { kind: 'power-equation', answer });
}
