import { equivalent } from '@playforward/math';

type Sides = { readonly left: string; readonly sign: string; readonly right: string };

/** An equation or inequality cut in two; null for chains and for what is none. */
export function sidesOf(line: string): Sides | null {
  const parts = line.split(/(<=|>=|[=<>≤≥])/);
  if (parts.length !== 3) return null;
  const [left = '', sign = '', right = ''] = parts.map((part) => part.trim());
  return left === '' || right === ''
    ? null
    : { left, sign: sign.replace('<=', '≤').replace('>=', '≥'), right };
}

const turned: Readonly<Record<string, string>> = { '=': '=', '<': '>', '>': '<', '≤': '≥', '≥': '≤' };
const same = (a: string, b: string): boolean => equivalent(a, b) === 'equal';
const flip = ({ left, sign, right }: Sides): Sides => ({
  left: right,
  sign: turned[sign] ?? sign,
  right: left,
});

/** Both sides have the values they had: the line was only written in another way. */
function isRewritten(from: Sides, to: Sides): boolean {
  return from.sign === to.sign && same(from.left, to.left) && same(from.right, to.right);
}

/** The same was added to both sides, or taken away. */
function isShifted(from: Sides, to: Sides): boolean {
  return from.sign === to.sign && same(`(${to.left}) - (${from.left})`, `(${to.right}) - (${from.right})`);
}

/** Both sides were multiplied or divided by the same. */
function isScaled(from: Sides, to: Sides): boolean {
  if (from.sign !== '=' && from.sign !== to.sign && turned[from.sign] !== to.sign) return false;
  if (same(from.right, '0')) return same(to.right, '0') && same(from.left, to.left);
  return same(`(${to.left}) * (${from.right})`, `(${from.left}) * (${to.right})`);
}

/** Whether a line follows from another by one legal move. */
export function followsFrom(from: Sides, to: Sides): boolean {
  return [to, flip(to)].some(
    (line) => isRewritten(from, line) || isShifted(from, line) || isScaled(from, line),
  );
}

export type Slip = 'calculation' | 'operation';

/** Where a line parts from another: one side kept its value and the other did not. null where neither was kept. */
export function slipFrom(from: Sides, to: Sides): Slip | null {
  for (const line of [to, flip(to)]) {
    if (same(from.left, line.left)) return 'calculation';
    if (same(from.right, line.right)) return 'operation';
  }
  return null;
}

const alone = /^-?\(?[a-z]\)?$/i;
const bare = /^-?\(?-?\d+(?:\.\d+)?(?:\/\d+)?\)?$/;
const nearly = /^-?(?:\d+(?:\.\d+)?(?:\/\d+)?\s*\*?\s*[a-z]|[a-z]\s*\/\s*\d+|[a-z]\s*[+-]\s*\d+(?:\.\d+)?)$/i;

/** done: the letter alone on one side. nearly: one operation from it. */
export function nearness({ left, right }: Sides): 'done' | 'nearly' | 'open' {
  const pairs = [
    [left, right],
    [right, left],
  ] as const;
  if (pairs.some(([one]) => alone.test(one))) return 'done';
  return pairs.some(([one, other]) => nearly.test(one) && bare.test(other)) ? 'nearly' : 'open';
}
