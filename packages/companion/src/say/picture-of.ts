import type { Diagram, OpenProblem } from '../companion-context.ts';
import { mathPieces } from '../hear/math-pieces.ts';

const mostBoxes = 12;

const equationRules: readonly (readonly [RegExp, (found: readonly string[]) => Diagram | null])[] = [
  // 3(x + 4) = 36: three pairs of a box x and a box 4.
  [
    /^(\d+)\s*\*?\s*\(\s*([a-z])\s*\+\s*(\d+)\s*\)\s*=\s*(\d+)$/i,
    ([times = '', letter = '', more = '', total = '']) =>
      tape(
        [
          [times, letter],
          [times, more],
        ],
        total,
      ),
  ],
  // 3x + 4 = 36
  [
    /^(\d+)\s*\*?\s*([a-z])\s*\+\s*(\d+)\s*=\s*(\d+)$/i,
    ([times = '', letter = '', more = '', total = '']) =>
      tape(
        [
          [times, letter],
          ['1', more],
        ],
        total,
      ),
  ],
  [
    /^(\d+)\s*\*?\s*([a-z])\s*=\s*(\d+)$/i,
    ([times = '', letter = '', total = '']) => tape([[times, letter]], total),
  ],
  [
    /^([a-z])\s*\+\s*(\d+)\s*=\s*(\d+)$/i,
    ([letter = '', more = '', total = '']) =>
      tape(
        [
          ['1', letter],
          ['1', more],
        ],
        total,
      ),
  ],
];

/** Bars of equal boxes, one below the other, that make the total together. */
function tape(rows: readonly (readonly [string, string])[], total: string): Diagram | null {
  const bars = rows.map(([count, boxLabel]) => ({ label: '', boxes: Number(count), boxLabel, total: null }));
  if (bars.some(({ boxes }) => boxes < 1 || boxes > mostBoxes)) return null;
  return { kind: 'tape-diagram', rows: bars, bracket: total };
}

/** 4(2x + 5): a rectangle, as tall as the factor and cut into the terms; what stands inside is asked. */
function area(text: string): Diagram | null {
  const found = /^(\d+[a-z]?|[a-z])\s*\*?\s*\(\s*(\d*[a-z]?)\s*\+\s*(\d*[a-z]?)\s*\)$/i.exec(text);
  const [, factor, ...terms] = found ?? [];
  if (factor === undefined || terms.some((term) => term === '')) return null;
  return {
    kind: 'area-model',
    columns: terms.map((label, at) => ({ size: at === 0 ? 3 : 2, label })),
    rows: [{ size: 2, label: factor }],
    cells: [terms.map(() => null)],
    shaded: [],
  };
}

/** 35% of 80: two lines with the same ends, and the place that is asked for. */
function percentLine(question: string): Diagram | null {
  const found = /(\d+(?:\.\d+)?)%\s+of\s+(?:the\s+)?(\d[\d,]*)(?![\d.]*%)/.exec(question);
  const [, percent = '', whole = ''] = found ?? [];
  const share = Number(percent) / 100;
  if (!found || share <= 0.05 || share >= 0.95) return null;
  return {
    kind: 'double-number-line',
    upper: 'Percent',
    lower: 'Amount',
    ticks: [
      { at: 0, upper: '0%', lower: '0' },
      { at: share, upper: `${percent}%`, lower: null },
      { at: 1, upper: '100%', lower: whole },
    ],
    marked: [1],
    arrow: null,
  };
}

/** A picture of a problem, made from its own numbers; it shows what is given and never what is asked. */
export function pictureOf({ question, rendered }: OpenProblem): Diagram | null {
  if (rendered?.diagram) return null;
  for (const { kind, text } of mathPieces(question)) {
    if (kind === 'equation') {
      for (const [pattern, draw] of equationRules) {
        const found = pattern.exec(text);
        const drawn = found && draw(found.slice(1));
        if (drawn) return drawn;
      }
    }
    const drawn = kind === 'expression' ? area(text) : null;
    if (drawn) return drawn;
  }
  return percentLine(question);
}

const powerRule = /^(?:y|[a-z]\(x\))\s*=\s*(.+)$/i;
const reach = 10;

/** The coefficients of a polynomial in x of at most the second degree, from the constant on. */
function coefficientsOf(text: string): number[] | null {
  const terms = text
    .replace(/\s+/g, '')
    .replace(/−/g, '-')
    .replace(/-/g, '+-')
    .split('+')
    .filter((term) => term !== '');
  const found = [0, 0, 0];
  for (const term of terms) {
    const [, sign = '', number = '', letter = '', power = ''] =
      /^(-?)(\d+(?:\.\d+)?(?:\/\d+)?)?\*?(x)?(?:\^(\d))?$/i.exec(term) ?? [];
    const degree = letter === '' ? 0 : Number(power === '' ? 1 : power);
    if (term.length === 0 || (number === '' && letter === '') || degree > 2 || !/^[-\d./*x^]+$/i.test(term))
      return null;
    const [top = 1, bottom = 1] = number === '' ? [] : number.split('/').map(Number);
    found[degree] = (found[degree] ?? 0) + (sign === '-' ? -1 : 1) * (top / bottom);
  }
  return found;
}

/** The graph of a typed rule such as y = 2x + 1; null for what is no line or parabola. */
export function graphOf(text: string): Diagram | null {
  const rule = mathPieces(text).flatMap(({ text: piece }) => powerRule.exec(piece.trim())?.[1] ?? [])[0];
  const coefficients = rule === undefined ? null : coefficientsOf(rule);
  if (!coefficients || coefficients.every((one) => one === 0)) return null;
  const axis = { min: -reach, max: reach, step: 2 };
  return {
    kind: 'function-graph',
    x: { label: 'x', ...axis },
    y: { label: 'y', ...axis },
    curves: [
      { formula: { type: 'polynomial', coefficients }, from: null, to: null, fromOpen: false, toOpen: false },
    ],
    points: [],
    asymptotes: [],
  };
}
