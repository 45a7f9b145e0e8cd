import type { RecentTurn } from '../companion-context.ts';
import { plainClaim } from './claims/plain-claim.ts';
import { mathPieces } from './math-pieces.ts';

const goesOn =
  /^\W*(?:so |and |then |ok |okay |now |next )*(=|[-−+*×÷/x]|times|plus|minus|divided by|multiplied by)\s*(?=\$?[\d(]|[a-z]\b)(.+)$/i;

/** "= 175" and "times 5" go on from the mathematics that the student's last message ended in. */
export function continueLine(text: string, recent: readonly RecentTurn[]): string {
  const [, sign, rest] = goesOn.exec(text.trim()) ?? [];
  // "-9" and "so -9" are numbers; "so - 9" takes away.
  if (
    sign === undefined ||
    rest === undefined ||
    (/^[-−]$/.test(sign) && !/^\W*[a-z][a-z\s]*[-−]\s/i.test(text))
  )
    return text;
  const before = recent.findLast(({ role }) => role === 'user')?.text ?? '';
  const [last, ...more] = mathPieces(plainClaim(before)).toReversed();
  // Behind two values it is open which of them goes on.
  if (!last || (last.kind === 'value' && more.length > 0)) return text;
  const [start = '', ...ends] = last.text.split('=');
  // Behind a line with a result, the result goes on; an equation with letters is whole.
  if (sign === '=' && ends.length > 0) return text;
  const from = last.kind === 'truth' ? (ends.at(-1) ?? start) : last.text;
  return last.kind === 'equation' ? text : `${from.trim()} ${sign} ${rest.trim()}`;
}
