import type { Ask } from '../exercises/exercise.ts';
import type { Solution } from '../solution.ts';

const wish =
  /[\s.,;:]*(?:\b(?:and )?(?:then )?(?:(?:write|express|give|state|put)\s+(?:(?:the|your|its)\s+)?(?:(?:answer|solution)(?:\s+set)?s?\s+)?|(?:answer\s+)?)(?:in|using|with)\s+interval notation)[\s.?!]*$/i;

const number = String.raw`-?(?:\d+(?:\.\d+)?(?:\/\d+)?|√\d+)`;
const sided = new RegExp(`^[a-z] (<|>|≤|≥|<=|>=) (${number})$`);
const between = new RegExp(`^(${number}) (<|≤|<=) [a-z] (<|≤|<=) (${number})$`);

function piece(text: string): string | null {
  const inside = between.exec(text);
  if (inside)
    return `${inside[2] === '<' ? '(' : '['}${inside[1]}, ${inside[4]}${inside[3] === '<' ? ')' : ']'}`;
  const [, sign, end] = sided.exec(text) ?? [];
  if (sign === undefined || end === undefined) return null;
  const open = sign === '<' || sign === '>';
  return sign.startsWith('<') || sign === '≤'
    ? `(-∞, ${end}${open ? ')' : ']'}`
    : `${open ? '(' : '['}${end}, ∞)`;
}

/** An inequality solved as usual, its answer as intervals. */
export function inIntervalNotation(typed: string, ask: Ask): Solution | null {
  const found = wish.exec(typed);
  if (!found || found.index < 3) return null;
  const solved = ask(typed.slice(0, found.index));
  if (!solved) return null;
  if (/^all real numbers/.test(solved.answer)) return { ...solved, answer: '(-∞, ∞)' };
  const parts = solved.answer.split(' or ').map(piece);
  return parts.every((part) => part !== null) ? { ...solved, answer: parts.join(' ∪ ') } : null;
}
