import { isSameNumber, numberAt } from '../claims/put-in.ts';

const two =
  /^\s*\(?(-?\d+(?:\.\d+)?)\)?\s*([-+*/])\s*\(?(-?\d+(?:\.\d+)?)\)?\s*=\s*\(?(-?\d+(?:\.\d+)?)\)?\s*$/;
const signs = ['+', '-', '*', '/'] as const;

/** What a false calculation with two numbers would be right for: the same two with another sign between; or only its own sign is turned. */
export function otherSign(line: string): { readonly with: string } | 'turned' | null {
  const [, a = '', sign, b = '', end = ''] =
    two.exec(line.replace(/[−–]/g, '-').replace(/[×·]/g, '*').replace('÷', '/')) ?? [];
  const said = numberAt(end);
  const own = numberAt(`(${a}) ${sign} (${b})`);
  if (said === null || own === null || said === 0) return null;
  const other = signs.find((one) => {
    const value = one === sign ? null : numberAt(`(${a}) ${one} (${b})`);
    return value !== null && isSameNumber(value, said);
  });
  if (other !== undefined) return { with: `${a} ${other} ${b.startsWith('-') ? `(${b})` : b}` };
  return isSameNumber(own, -said) ? 'turned' : null;
}
