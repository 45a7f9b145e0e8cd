import { plainMath } from '../hints/plain-math.ts';
import type { Turn } from './turn.ts';

const folded = (text: string): string =>
  plainMath(text)
    .replace(/[\s$]+/g, '')
    .toLowerCase();

/** More than these in one reply are a whole way that was shown, of another problem. */
const mostAtOnce = 2;
/** So near to its end a reply leads back to the step that is on. */
const atEnd = 120;

/** The step of the way whose move the tutor named last in this talk, counted from 0; null where none was named. */
export function toldStep({ held, context }: Turn): number | null {
  const moves = (held?.rendered?.steps ?? []).map(({ instruction }) => folded(instruction));
  for (const { role, text } of context.recent.toReversed()) {
    if (role !== 'assistant') continue;
    const said = folded(text);
    // A move is told as a sentence of its own; of several the one that the reply ends with is on.
    const named = moves
      .map((move, at) => ({ at, place: said.lastIndexOf(move) }))
      .filter(({ place }) => place >= 0 && !/[\p{L}\d,]/u.test(said.charAt(place - 1)));
    const [last] = named.toSorted((a, b) => b.place - a.place);
    if (last && (named.length <= mostAtOnce || said.length - last.place < atEnd)) return last.at;
  }
  return null;
}
