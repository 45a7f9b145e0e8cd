import { isMath } from './is-math.ts';

const equation = /^-?\s*(?:\d|\(|[a-z](?![a-z]))[^=]*=[^=]+$/i;

/**
 * A text whose lines of mathematics are parted by commas where an equation follows: two lines are two pieces of it, not
 * one that goes on. Null where nothing is to be parted.
 * @example withPartedEquations('Evaluate 5x - 2\nx = 3') // 'Evaluate 5x - 2,\nx = 3'
 */
export function withPartedEquations(text: string): string | null {
  const lines = text.split(/\s*\n\s*/);
  const parted = lines.map((line, i) => {
    const next = lines[i + 1];
    const last = line.split(/\s+/).at(-1) ?? '';
    const isParted =
      next !== undefined && equation.test(next) && isMath(next) && /[\d^(]|^[a-z]$/i.test(last);
    return isParted && /[\da-z)]$/i.test(last) && isMath(last) ? `${line},` : line;
  });
  const whole = parted.join('\n');
  return whole === text ? null : whole;
}
