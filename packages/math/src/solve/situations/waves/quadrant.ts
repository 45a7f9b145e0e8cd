import { byFormula, type Exercised, together } from '../../exercises/exercise.ts';
import type { RuleName } from '../../print/rules.ts';
import { cutter } from '../../reading/cutter.ts';
import { leavesNoRelation } from '../../reading/relating-words.ts';
import { numberIn } from '../exact.ts';
import type { Situation } from '../situation.ts';

type Name = 'sin' | 'cos' | 'tan' | 'sec' | 'csc' | 'cot';
const name = '(sin|cos|tan|sec|csc|cot)(?:e|ine|gent|ent|ecant|angent)?';
const angle = '\\(? ?(θ|theta|x|t|α|alpha|β|beta|a|b|c)(?![a-z]) ?\\)?';
const value =
  '(-?(?:\\d+ ?\\/ ?\\d+|\\d*\\.?\\d+|(?:\\d*√\\d+|\\d* ?sqrt\\(?\\d+\\)?)(?: ?\\/ ?\\d+)?|\\d+ ?\\/ ?(?:√\\d+|sqrt\\(?\\d+\\)?)))';

const places: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:quadrant|quad|q) ?(?:iv|4)\b|\b(?:fourth|4th|iv) quadrant\b|\b270 ?(?:°|degrees)? ?< ?[a-zθαβ]+ ?< ?360 ?(?:°|degrees)?|3(?:π|pi)\/2 ?< ?[a-zθαβ]+ ?< ?2(?:π|pi)/,
    4,
  ],
  [
    /\b(?:quadrant|quad|q) ?(?:iii|3)\b|\b(?:third|3rd|iii) quadrant\b|\b180 ?(?:°|degrees)? ?< ?[a-zθαβ]+ ?< ?270 ?(?:°|degrees)?|(?:π|\bpi) ?< ?[a-zθαβ]+ ?< ?3(?:π|pi)\/2/,
    3,
  ],
  [
    /\b(?:quadrant|quad|q) ?(?:ii|2)\b|\b(?:second|2nd|ii) quadrant\b|\bobtuse\b|\b90 ?(?:°|degrees)? ?< ?[a-zθαβ]+ ?< ?180 ?(?:°|degrees)?|(?:π|\bpi)\/2 ?< ?[a-zθαβ]+ ?< ?(?:π|pi)/,
    2,
  ],
  [
    /\b(?:quadrant|quad|q) ?(?:i|1)\b|\b(?:first|1st|i) quadrant\b|\bacute\b|\b0 ?(?:°|degrees)? ?< ?[a-zθαβ]+ ?< ?(?:90 ?(?:°|degrees)?|(?:π|pi)\/2)/,
    1,
  ],
];

/** Signs of cosine and sine. */
const signs: Readonly<Record<number, readonly [string, string]>> = {
  1: ['', ''],
  2: ['-', ''],
  3: ['-', '-'],
  4: ['', '-'],
};
const below: Readonly<Record<string, readonly number[]>> = {
  'sin<': [3, 4],
  'sin>': [1, 2],
  'cos<': [2, 3],
  'cos>': [1, 4],
  'tan<': [2, 4],
  'tan>': [1, 3],
};

const from = (formula: string, values: Record<string, string>, rule: RuleName): Exercised | null => {
  const worked = byFormula({ formula, values, rule, kind: 'trigonometry' });
  return worked?.chain.proven ? worked : null;
};

type Known = { readonly sin: string; readonly cos: string; readonly parts: readonly Exercised[] };

/** Sine and cosine from one function and the signs of the quadrant. */
function sineAndCosine(of: Name, told: string, at: number): Known | null {
  const [cosSign, sinSign] = signs[at] ?? ['', ''];
  const turned: Partial<Record<Name, Name>> = { sec: 'cos', csc: 'sin', cot: 'tan' };
  const other = turned[of];
  if (other !== undefined) {
    const flipped = from('v = 1/u', { u: told }, 'side-by-angle');
    const rest = flipped && sineAndCosine(other, flipped.answer, at);
    return flipped && rest && { ...rest, parts: [flipped, ...rest.parts] };
  }
  const size = numberIn(told);
  if (of === 'tan') {
    if (size < 0 !== (at === 2 || at === 4) || size === 0) return null;
    const cos = from(`v = ${cosSign}1/√(1 + u^2)`, { u: told }, 'squares-make-one');
    const sin = cos && from('v = u · w', { u: told, w: cos.answer }, 'tangent-quotient');
    return cos && sin && { sin: sin.answer, cos: cos.answer, parts: [cos, sin] };
  }
  const sign = of === 'sin' ? sinSign : cosSign;
  if (!(Math.abs(size) < 1) || size === 0 || size < 0 !== (sign === '-')) return null;
  const second = from(`v = ${of === 'sin' ? cosSign : sinSign}√(1 - u^2)`, { u: told }, 'squares-make-one');
  if (!second) return null;
  return of === 'sin'
    ? { sin: told, cos: second.answer, parts: [second] }
    : { sin: second.answer, cos: told, parts: [second] };
}

/** One function of the same angle, of twice it, from sine and cosine. */
function wantedOf(of: Name, { sin, cos }: Known, twice: boolean): Exercised | null {
  const values = { s: sin, c: cos };
  if (twice) {
    if (of === 'sin') return from('v = 2 · s · c', values, 'double-angle');
    if (of === 'cos') return from('v = c^2 - s^2', values, 'double-angle');
    return of === 'tan' ? from('v = 2 · s · c/(c^2 - s^2)', values, 'double-angle') : null;
  }
  const formulas: Partial<Record<Name, readonly [string, Record<string, string>]>> = {
    tan: ['v = s/c', values],
    cot: ['v = c/s', values],
    sec: ['v = 1/c', { c: cos }],
    csc: ['v = 1/s', { s: sin }],
  };
  const [formula, used] = formulas[of] ?? [];
  return formula === undefined || used === undefined
    ? null
    : from(formula, used, of === 'tan' || of === 'cot' ? 'tangent-quotient' : 'side-by-angle');
}

/** A function of an angle in a known quadrant: other functions of it. */
export const inQuadrant: Situation = ({ text: typed, places: rounded }) => {
  if (
    rounded !== null ||
    !/(?:sin|cos|tan|sec|csc|cot)/.test(typed) ||
    /\btriangle\b|\bsolve\b|\bangles? (?:θ|x) ?(?:=|is)/.test(typed)
  )
    return null;
  const text = typed
    .replace(/\btheta\b/g, 'θ')
    .replace(/−/g, '-')
    .replace(/\b(?:sine|cosine|tangent) of (?:angle )?/g, (word) => `${word.slice(0, 3)} `)
    .replace(/\b(sin|cos|tan|sec|csc|cot) ?(?=[θαβ])/g, '$1 ');
  const cut = cutter(text);
  const told = cut.takeAll(new RegExp(`\\b${name} ?${angle} ?(?:=|is|equals) ?${value}(?![\\d/])`));
  const [first, more] = told;
  if (!first || more) return null;
  const [, f = '', letter = '', size = ''] = first;
  const sign = cut.take(
    new RegExp(`\\b${name} ?${angle} ?(<|>) ?0|\\b${name} ?${angle} is (negative|positive)`),
  );
  const found = places.find(([pattern]) => pattern.test(cut.rest()));
  if (found) cut.take(found[0]);
  const plain = size
    .replace(/\s/g, '')
    .replace(/sqrt\(?(\d+)\)?/g, '√$1')
    .replace(/^(-?)\./, '$10.');
  const known = f as Name;
  const at = quadrantOf(found?.[1], sign, { known, size: numberIn(plain) });
  const asked = cut.takeAll(new RegExp(`\\b${name} ?\\(? ?(2?) ?[*·]? ?(?:${letter})(?![a-z]) ?\\)?`));
  if (at === null || asked.length === 0 || asked.length > 3) return null;
  const rest = cut
    .rest()
    .replace(new RegExp(`(?<![a-z])(?:angle )?${letter}(?![a-z])|=\\s*\\??|\\d?°`, 'g'), ' ');
  if (!leavesNoRelation(rest.replace(/\bdouble[- ]angle\b/g, ' '))) return null;
  const base = sineAndCosine(known, plain, at);
  if (!base) return null;
  const answers: string[] = [];
  const parts: Exercised[] = [...base.parts];
  for (const [whole, of = '', twice = ''] of asked) {
    const one = of as Name;
    if (twice === '' && (one === 'sin' || one === 'cos')) {
      answers.push(`${whole.trim()} = ${base[one]}`);
      continue;
    }
    const worked = wantedOf(one, base, twice === '2');
    if (!worked) return null;
    parts.push(worked);
    answers.push(`${whole.trim()} = ${worked.answer}`);
  }
  const answer = answers.length === 1 ? (answers[0]?.replace(/^.*? = /, '') ?? '') : answers.join(', ');
  return together(parts, { kind: 'trigonometry', answer });
};

function quadrantOf(
  named: number | undefined,
  sign: RegExpExecArray | null,
  { known, size }: { readonly known: Name; readonly size: number },
): number | null {
  const same: Partial<Record<Name, string>> = { sec: 'cos', csc: 'sin', cot: 'tan' };
  const own = below[`${same[known] ?? known}${size < 0 ? '<' : '>'}`] ?? [];
  if (named !== undefined) return sign === null && own.includes(named) ? named : null;
  if (!sign) return null;
  const of = (sign[1] ?? sign[4]) as Name;
  const negative = sign[3] === '<' || sign[6] === 'negative';
  const other = below[`${same[of] ?? of}${negative ? '<' : '>'}`] ?? [];
  const both = own.filter((one) => other.includes(one));
  return both.length === 1 ? (both[0] ?? null) : null;
}
