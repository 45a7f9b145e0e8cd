import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';

/** A wish for scientific notation that stands as a sentence of its own. */
const wish =
  /(?<=[.?!])\s*(?:(?:please )?(?:write|give|express|put) (?:your |the |it |final )*(?:answer |result )?(?:in|using) scientific notation|(?:answer )?in scientific notation)[.!]?(?=\s|$)/i;

/** A text without its wish for scientific notation; null where it has none. */
export const withoutPowerWish = (text: string): string | null =>
  wish.test(text) ? text.replace(wish, '').trim() : null;

/** What was worked out, with its number in scientific notation. */
export function inPowers(found: Exercised | string | null, ask: Ask): Exercised | null {
  if (found === null || typeof found === 'string') return null;
  const [, number, unit = ''] = /^(-?\d+(?:\.\d+)?)( [a-z ]+)?$/.exec(found.answer) ?? [];
  const solved = number === undefined ? null : ask(`write ${number} in scientific notation`);
  return solved && together([found, solved], { kind: found.kind, answer: `${solved.answer}${unit}` });
}
