import { plainMath } from '../hints/plain-math.ts';
import type { Turn } from './turn.ts';

const folded = (text: string): string =>
  plainMath(text)
    .replace(/[\s$]+/g, '')
    .toLowerCase();

/** More than these in one reply are a whole way that was shown, of another problem. */
const mostAtOnce = 2;

/** The step of the way whose move the tutor named last in this talk, counted from 0; null where none was named. */
export function toldStep({ held, context }: Turn): number | null {
  const moves = (held?.rendered?.steps ?? []).map(({ instruction }) => folded(instruction));
  for (const { role, text } of context.recent.toReversed()) {
    if (role !== 'assistant') continue;
    const said = folded(text);
    const named = moves.flatMap((move, at) => (said.includes(move) ? [at] : []));
    if (named.length > 0 && named.length <= mostAtOnce) return named.at(-1) ?? null;
  }
  return null;
}
