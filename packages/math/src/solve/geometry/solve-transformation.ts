import { workFormula } from '../arithmetic/work-formula.ts';
import type { RuleName } from '../print/rules.ts';
import { type Method, startChain, type Worked } from '../proof/chain.ts';
import { countNumbers } from '../question/read-quantities.ts';

const number = String.raw`[-−]?\d{1,9}(?:\.\d{1,6})?(?:/\d{1,9})?`;
const point = new RegExp(String.raw`\(\s*(${number})\s*,\s*(${number})\s*\)`);
const plain = (text: string): string => text.replace('−', '-').replace(/\s/g, '');

/** The image of (x, y), each coordinate by a formula with the letters of `values`. */
type Image = {
  readonly p: string;
  readonly q: string;
  readonly values: Readonly<Record<string, string>>;
  readonly rule: RuleName;
  /** How many numbers of the problem were used beside the two of the point. */
  readonly used: number;
};

const mirrors: readonly (readonly [RegExp, string, string])[] = [
  [/\by\s*=\s*-\s*x\b/i, '-y', '-x'],
  [/\by\s*=\s*x\b|\bx\s*=\s*y\b/i, 'y', 'x'],
  [/\bx[- ]?axis\b|\by\s*=\s*0\b/i, 'x', '-y'],
  [/\by[- ]?axis\b|\bx\s*=\s*0\b/i, '-x', 'y'],
  [/\borigin\b/i, '-x', '-y'],
];
const mirrorLine = new RegExp(String.raw`\b([xy])\s*=\s*(${number})(?![\d.]*\s*[a-z+\-−])`, 'i');

function reflection(words: string): Image | null {
  const [mirror, more] = mirrors.filter(([name]) => name.test(words));
  if (more) return null;
  const zeros = countNumbers(words.match(/\b[xy]\s*=\s*0\b/i)?.[0] ?? '');
  if (mirror) return { p: mirror[1], q: mirror[2], values: {}, rule: 'reflection', used: zeros };
  const [, letter, at] = mirrorLine.exec(words) ?? [];
  if (letter === undefined || at === undefined) return null;
  const upright = letter.toLowerCase() === 'x';
  return {
    p: upright ? '2 · k - x' : 'x',
    q: upright ? 'y' : '2 · k - y',
    values: { k: plain(at) },
    rule: 'reflection',
    used: 1,
  };
}

const turns: readonly (readonly [p: string, q: string])[] = [
  ['x', 'y'],
  ['-y', 'x'],
  ['-x', '-y'],
  ['y', '-x'],
];

/** Turns about the origin, against the clock where nothing else is said. */
function rotation(words: string): Image | null {
  const degrees = Number(/\b(90|180|270|360)\s*(?:°|degrees?|deg)?/i.exec(words)?.[1] ?? Number.NaN);
  if (Number.isNaN(degrees) || (/\b(?:about|around)\b/i.test(words) && !/\borigin\b/i.test(words)))
    return null;
  const withClock = /(?<!counter[- ]?)(?<!anti[- ]?)\bclockwise\b|\bcw\b/i.test(words);
  const quarter = degrees / 90;
  const [p, q] = turns[(withClock ? 4 - quarter : quarter) % 4] ?? ['x', 'y'];
  return { p, q, values: {}, rule: 'rotation', used: 1 };
}

const shift = new RegExp(
  String.raw`(?:(${number})\s*(?:units?\s*)?(?:to the )?(left|right|up|down)(?:wards?)?)|(?:(left|right|up|down)(?:wards?)?\s*(?:by )?(${number}))`,
  'gi',
);
const vector = new RegExp(String.raw`[<⟨]\s*(${number})\s*,\s*(${number})\s*[>⟩]`);
const mapping = /\(\s*x\s*([+\-−]\s*[\d.]+)?\s*,\s*y\s*([+\-−]\s*[\d.]+)?\s*\)/i;

function translation(words: string): Image | null {
  const [, a, b] = vector.exec(words) ?? mapping.exec(words.replace(/\(\s*x\s*,\s*y\s*\)/, '')) ?? [];
  const moved = new Map<string, string>();
  for (const [, first, way, other, second] of words.matchAll(shift))
    moved.set((way ?? other ?? '').toLowerCase(), plain(first ?? second ?? '0'));
  const across = moved.get('right') ?? (moved.has('left') ? `-${moved.get('left')}` : undefined);
  const along = moved.get('up') ?? (moved.has('down') ? `-${moved.get('down')}` : undefined);
  const [h, k] = [a ?? across, b ?? along];
  if ((h === undefined && k === undefined) || moved.size > 2) return null;
  const values = { h: plain(h ?? '0').replace('+', ''), k: plain(k ?? '0').replace('+', '') };
  const used = [h, k].filter((one) => one !== undefined).length;
  return { p: 'x + h', q: 'y + k', values, rule: 'translation', used };
}

function dilation(words: string): Image | null {
  const factor = new RegExp(
    String.raw`\b(?:factor|scale)\b\D*?(${number})|\b(?:dilat\w+ by)\s*(${number})`,
    'i',
  );
  const [, one, other] = factor.exec(words.replace(point, ' ')) ?? [];
  const k = one ?? other;
  if (k === undefined || (/\bcenter/i.test(words) && !/\borigin\b|\(\s*0\s*,\s*0\s*\)/i.test(words)))
    return null;
  return { p: 'k · x', q: 'k · y', values: { k: plain(k) }, rule: 'dilation', used: 1 };
}

const kinds: readonly (readonly [RegExp, (words: string) => Image | null])[] = [
  [/\breflect(?:ed|ion|ing|s)?\b/i, reflection],
  [/\brotat(?:e|ed|ion|ing|es)\b/i, rotation],
  [/\btranslat(?:e|ed|ion|ing|es)\b|\bshift(?:ed)?\b|\bmoved?\b/i, translation],
  [/\bdilat(?:e|ed|ion|ing|es)\b/i, dilation],
];

const only = (values: Readonly<Record<string, string>>, formula: string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([letter]) => formula.includes(letter)));

function imageOf([x, y]: readonly [string, string], { p, q, values, rule }: Image): Worked | null {
  const known = { x, y, ...values };
  const [a, b] = [
    [`p = ${p}`, p],
    [`q = ${q}`, q],
  ].map(([formula = '', right = '']) => workFormula({ formula, values: only(known, right), rule }));
  if (!a || !b) return null;
  const chain = {
    ...startChain(b.chain.at),
    steps: [...a.chain.steps, ...b.chain.steps],
    proven: a.chain.proven && b.chain.proven,
  };
  return { kind: 'line', chain, answer: `(${a.value}, ${b.value})`, check: [...a.check, ...b.check] };
}

/** The image of one point: reflected, turned about the origin, moved, or stretched from the origin. */
export const solveTransformation: Method = ({ words }) => {
  const [kind, more] = kinds.filter(([name]) => name.test(words));
  const [, x, y] = point.exec(words) ?? [];
  // The image is told and the point asked for.
  if (/\bimage\b[^.?]*\b(?:is|was|at|=) \(|\b(?:original|pre-?image|before)\b/i.test(words)) return null;
  if (!kind || more || x === undefined || y === undefined) return null;
  const rest = words.replace(point, ' ').replace(/\(\s*0\s*,\s*0\s*\)/, 'origin');
  if (point.test(rest)) return null;
  const image = kind[1](rest);
  return image && countNumbers(rest) === image.used ? imageOf([plain(x), plain(y)], image) : null;
};
