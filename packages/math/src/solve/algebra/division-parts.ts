import { type Ask, type Exercised, together } from '../exercises/exercise.ts';

const name = String.raw`(?:[a-z]\(x\)\s*=\s*)?`;
const poly = String.raw`\(?([^=÷]*?x[^=÷]*?)\)?`;
const bottom = String.raw`\(?(-?\d*x(?:\^\d)?(?: ?[-+] ?\d*x?)*)\)?`;
const wishes = String.raw`(?:[\s,.;:]+(?:(?:find|give|state|write|what (?:is|are))\s+)?(?:the )?quotient (?:and|&) (?:the )?remainder|[\s,]+(?:with|and (?:give|show|state|find|write)) (?:a |the |its |any )?remainder)`;
const divided: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:find |give |state )?(?:the )?quotient (?:and|&) (?:the )?remainder\s*:? ${name}${poly} ?(?:÷|/|divided by) ?${bottom}[\s.?!]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:divide )?${name}${poly} ?(?:÷|/|divided by|by) ?${bottom}${wishes}[\s.?!]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:find |give |what (?:is|are) )?(?:the )?quotient (?:and|&) (?:the )?remainder (?:when|of|for|if)(?: the polynomial)? ${name}${poly} (?:is )?(?:÷|/|divided by) ?${bottom}[\s.?!]*$`,
    'i',
  ),
];
const remainder: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:use (?:the )?remainder theorem to )?(?:find |give |what(?:'s| is) |whats )?(?:the )?remainder (?:when|if|of|for)(?: the polynomial)? ${name}${poly} (?:is )?(?:÷|/|divided by) ?${bottom}(?:[\s,.;:?]+(?:(?:use|using|by|with) )?(?:the )?remainder theorem)?[\s.?!]*$`,
    'i',
  ),
];

/** The parts of a division of polynomials, told apart; a remainder is asked for on its own. */
export function divisionParts(typed: string, ask: Ask): Exercised | string | null {
  const text = typed.replace(/\s+/g, ' ').trim();
  for (const pattern of remainder) {
    const [, top, by] = pattern.exec(text) ?? [];
    if (top !== undefined && by !== undefined) return `find the remainder when ${top} is divided by ${by}`;
  }
  for (const pattern of divided) {
    const [, top, by] = pattern.exec(text) ?? [];
    if (top === undefined || by === undefined) continue;
    const solved = ask(`divide ${top} by ${by}`) ?? ask(`simplify (${top})/(${by})`);
    if (!solved) return null;
    const parts = /^(.*) ([-+]) (\d+|\d*x|\([^()]+\))\/\(?[^()]*\)?$/.exec(solved.answer);
    const rest = parts
      ? `${parts[2] === '-' ? '-' : ''}${(parts[3] ?? '').replace(/^\((.*)\)$/, '$1')}`
      : '0';
    if (!parts && solved.answer.includes('/')) return null;
    if (parts && /x/.test(rest) && parts[2] === '-') return null;
    return together([solved], {
      kind: 'polynomial-division',
      answer: `quotient ${parts?.[1] ?? solved.answer}, remainder ${rest}`,
    });
  }
  return null;
}
