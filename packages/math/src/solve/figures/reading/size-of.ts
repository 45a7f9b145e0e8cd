import { numberValue } from '../../../algebra/number-value.ts';
import { parseMath } from '../../../read/parse.ts';

/**
 * How large a value of a figure is, which may have a fraction bar or π; NaN where it cannot be read.
 * @example sizeOf('3/4') // 0.75
 */
export function sizeOf(text: string): number {
  const read = parseMath(text);
  return read.ok ? numberValue(read.node, new Map()) : Number.NaN;
}
