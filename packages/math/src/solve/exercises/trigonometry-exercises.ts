import { evaluateExact } from '../../judge/equivalent.ts';
import { rational, subtractRational } from '../../rational/rational.ts';
import { rationalToFractionText } from '../../rational/rational-text.ts';
import { parseMath } from '../../read/parse.ts';
import { exactText, rootText } from '../print/exact-text.ts';
import { addStep, startChain, type Worked } from '../proof/chain.ts';
import { byFormula, type Exercise, exercise } from './exercise.ts';

const quadrants: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  '1': 1,
  '2': 2,
  '3': 3,
  '4': 4,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
};
const quadrant =
  '(?:quadrant (?<q>i{1,3}|iv|[1-4])|the (?<r>first|second|third|fourth) quadrant|q(?<s>[1-4]))';
const angle = '(?:θ|theta|x|t|α|a|A)';
const given = `(?:if |given (?:that )?|suppose )?(?<f>sin|cos|tan) ?\\(?${angle}\\)? ?(?:=|is) ?(?<v>-?\\d+\\/\\d+)(?:,? and|,|[.;])?(?: and)? (?:(?:where )?${angle} (?:is |lies |terminates )?)?in ${quadrant}`;

const positive: Readonly<Record<string, readonly number[]>> = { sin: [1, 2], cos: [1, 4], tan: [1, 3] };

/** A sine or cosine from the other one, its sign from the quadrant. */
const inQuadrant = exercise(
  [
    `${given}[.,;]? (?:find|what is|determine) (?:the (?:exact )?value of )?(?<g>sin|cos|tan)(?<two> ?2|\\(2)? ?\\(?${angle}\\)?`,
    `(?:find|what is) (?<g>sin|cos|tan)(?<two> ?2|\\(2)? ?\\(?${angle}\\)? (?:if|when|given(?: that)?) ${given.replace('(?:if |given (?:that )?|suppose )?', '')}`,
  ],
  ({ f = '', g = '', v = '', q, r, s, two }) => {
    const at = quadrants[(q ?? r ?? s ?? '').toLowerCase()];
    const value = evaluateExact(v);
    const own = positive[f.toLowerCase()]?.includes(at ?? 0);
    if (at === undefined || !value || f === 'tan' || value.n > 0n !== own || value.n === 0n) return null;
    const square = subtractRational(rational(1), rational(value.n * value.n, value.d * value.d));
    const size = rootText(square);
    if (size === null) return null;
    const other = f === 'sin' ? 'cos' : 'sin';
    const sign = positive[other]?.includes(at) ? '' : '-';
    const found = `${sign}${size.includes(' ') ? `(${size})` : size}`;
    const chain = startChain(`c^2 = 1 - (${v})^2`);
    addStep(chain, `c^2 = ${rationalToFractionText(square)}`, { rule: 'squares-make-one' });
    addStep(chain, `c = ${size} or c = -(${size})`, { rule: 'square-root-both-sides', proof: 'real-power' });
    const check = [{ claim: `(${v})^2 + (${found})^2 = 1`, holds: true }];
    const first: Worked = { kind: 'trigonometry', chain, answer: found, check };
    const target = g.toLowerCase();
    if (two === undefined && target === other) return first;
    if (two === undefined && target === f) return null;
    const [sine, cosine] = f === 'sin' ? [v, found] : [found, v];
    const rest =
      two === undefined
        ? byFormula({
            formula: 't = s/c',
            values: { s: sine, c: cosine },
            rule: 'tangent-quotient',
            kind: 'trigonometry',
          })
        : target === 'sin'
          ? byFormula({
              formula: 't = 2 · s · c',
              values: { s: sine, c: cosine },
              rule: 'double-angle',
              kind: 'trigonometry',
            })
          : target === 'cos'
            ? byFormula({
                formula: 't = c^2 - s^2',
                values: { s: sine, c: cosine },
                rule: 'double-angle',
                kind: 'trigonometry',
              })
            : null;
    return (
      rest && {
        ...rest,
        chain: {
          ...rest.chain,
          steps: [...chain.steps, ...rest.chain.steps],
          proven: chain.proven && rest.chain.proven,
        },
        check: [...check, ...rest.check],
      }
    );
  },
);

/** Sums of special angles, in degrees. */
const sums: Readonly<Record<string, readonly [number, number]>> = {
  '15': [45, -30],
  '75': [45, 30],
  '105': [60, 45],
  '165': [120, 45],
  '195': [150, 45],
  '255': [210, 45],
  '285': [240, 45],
  '345': [300, 45],
};

const sumOfAngles = exercise(
  [
    '(?:(?:find|what is|give|determine|evaluate) )?(?:the )?(?:exact value of )?(?<f>sin|cos) ?\\(?(?<a>\\d{2,3})(?:°| degrees)\\)?',
  ],
  ({ f = '', a = '' }) => {
    const [x, y] = sums[a] ?? [];
    if (x === undefined || y === undefined) return null;
    const [p, q] = [`${x}°`, y < 0 ? `(-${-y}°)` : `${y}°`];
    const both = (one: string, other: string): string => `${one}(${p}) · ${other}(${q})`;
    const sum =
      f === 'sin'
        ? `${both('sin', 'cos')} + ${both('cos', 'sin')}`
        : `${both('cos', 'cos')} - ${both('sin', 'sin')}`;
    const read = parseMath(sum.replace(/\(\(/g, '(').replace(/\)\)/g, ')'));
    const exact = read.ok ? exactText(read.node) : null;
    if (exact === null) return null;
    const text = sum.replace(/\(\(/g, '(').replace(/\)\)/g, ')');
    const chain = startChain(`${f}(${a}°)`);
    addStep(chain, text, { rule: 'sum-of-angles', proof: 'numeric' });
    addStep(chain, exact, { rule: 'simplify-root' });
    return {
      kind: 'trigonometry',
      chain,
      answer: exact,
      check: [{ claim: `${f}(${a}°) = ${exact}`, holds: true }],
    };
  },
);

const reference = [
  ...exercise(['[ask]reference angle (?:for|of|to) (?:an angle of )?{a}(?:°| degrees)'], ({ a = '' }) => {
    const turned = ((Number(a) % 360) + 360) % 360;
    const formula =
      turned <= 90 ? 'r = t' : turned <= 180 ? 'r = 180 - t' : turned <= 270 ? 'r = t - 180' : 'r = 360 - t';
    if (Number(a) < 0 || Number(a) > 360 || turned <= 90) return null;
    return byFormula({
      formula,
      values: { t: a },
      rule: 'acute-angle',
      kind: 'trigonometry',
      says: (r) => `${r}°`,
    });
  }),
];

export const trigonometryExercises: readonly Exercise[] = [...inQuadrant, ...sumOfAngles, ...reference];
