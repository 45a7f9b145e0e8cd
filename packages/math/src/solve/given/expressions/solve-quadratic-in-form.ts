import { parseMath } from '../../../read/parse.ts';
import { type Ask, type Exercised, together } from '../../exercises/exercise.ts';
import { type Given, relationIn, saysOnly, withoutLetters } from '../read-given.ts';

const marks: Readonly<Record<string, string>> = { '∛': '3', '∜': '4', '√': '2' };

/** Each power of the letter with its exponent as a quotient. */
const power = /([∛∜√])([a-z])(?![a-z(^])|([a-z])\^\(? ?(-?\d+) ?\/ ?(\d+) ?\)|([a-z])\^\(? ?(-?\d+)\)?/g;

/** a·x^(2p) + b·x^p + c = 0: a quadratic in the lower power, which is undone for each of its solutions. */
export function solveQuadraticInForm(given: Given, ask: Ask): Exercised | null {
  const [piece, more] = withoutLetters(given.math);
  if (piece === undefined || more !== undefined || !relationIn(piece)) return null;
  if (!saysOnly(given, /^(?:equations?|substitution|quadratic|real|solutions?|roots?)$/)) return null;
  const found = [...piece.matchAll(power)].map((one) => ({
    shown: one[0],
    letter: one[2] ?? one[3] ?? one[6] ?? '',
    top: one[1] === undefined ? Number(one[4] ?? one[7]) : 1,
    bottom: one[1] === undefined ? Number(one[5] ?? 1) : Number(marks[one[1]]),
  }));
  const [a, b, third] = found;
  if (!a || !b || third || a.letter !== b.letter) return null;
  const [high, low] = Math.abs(a.top / a.bottom) > Math.abs(b.top / b.bottom) ? [a, b] : [b, a];
  if (Math.abs(high.top / high.bottom - (2 * low.top) / low.bottom) > 1e-9) return null;
  const inU = piece.replace(high.shown, 'u^2').replace(low.shown, 'u');
  if (new RegExp(`(?<![a-z])${a.letter}(?![a-z])`).test(inU) || !parseMath(inU).ok) return null;
  const solved = ask(`solve ${inU}`);
  if (!solved || !/^u = /.test(solved.answer)) return null;
  const values = solved.answer.split(' or ').map((one) => one.replace(/^u = /, ''));
  const even = low.bottom % 2 === 0;
  const kept = values.filter((value) => !(even && value.startsWith('-')) && value !== '0');
  if (!kept.every((value) => /^-?\d+(?:\/\d+)?$/.test(value))) return null;
  const { letter, top, bottom } = low;
  const alone =
    bottom > 1 ? `${letter}^(${top}/${bottom})` : top < 0 ? `1/${letter}^${-top}` : `${letter}^${top}`;
  const parts = kept.map((value) => ask(`solve ${alone.replace(/\^1$/, '')} = ${value}`));
  const known = parts.flatMap((part) => (part?.answer.startsWith(`${a.letter} = `) ? [part] : []));
  if (known.length !== kept.length || known.length === 0 || values.includes('0')) return null;
  return together([solved, ...known], {
    kind: 'power-equation',
    answer: known.map(({ answer }) => answer).join(' or '),
  });
}
