import { numberValue } from '../../algebra/number-value.ts';
import { parseMath } from '../../read/parse.ts';

const mark = /^∫ \((.*)\) d([a-z]) from (.+) to (.+)$/;
const pieces = 2000;

/** ∫ (…) dx from a to b, added up by Simpson's rule, comes to the shown value. */
export function provesDefiniteIntegral(from: string, to: string): boolean {
  const [, body = '', letter = '', low = '', high = ''] = mark.exec(from) ?? [];
  const [f, a, b, goal] = [body, low, high, to].map((text) => parseMath(text));
  if (!f?.ok || !a?.ok || !b?.ok || !goal?.ok) return false;
  const [start, end, value] = [a, b, goal].map(({ node }) => numberValue(node, new Map()));
  if (
    start === undefined ||
    end === undefined ||
    value === undefined ||
    !Number.isFinite(start + end + value)
  )
    return false;
  const step = (end - start) / pieces;
  let sum = 0;
  for (let i = 0; i <= pieces; i += 1) {
    const y = numberValue(f.node, new Map([[letter, start + i * step]]));
    if (!Number.isFinite(y)) return false;
    sum += (i === 0 || i === pieces ? 1 : i % 2 === 1 ? 4 : 2) * y;
  }
  return Math.abs((sum * step) / 3 - value) <= 1e-4 * Math.max(1, Math.abs(value));
}
