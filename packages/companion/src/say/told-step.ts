import type { OpenProblem } from '../companion-context.ts';
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

/** The step whose move a text of the tutor names last, counted from 0; null where it names none. */
export function stepToldIn(text: string, held: OpenProblem | null): number | null {
  const said = folded(text);
  // A move is told as a sentence of its own; of several the one that the text ends with is on.
  const named = (held?.rendered?.steps ?? [])
    .map(({ instruction }, at) => ({ at, place: said.lastIndexOf(folded(instruction)) }))
    .filter(({ place }) => place >= 0 && !/[\p{L}\d,]/u.test(said.charAt(place - 1)));
  const [last] = named.toSorted((a, b) => b.place - a.place);
  return last && (named.length <= mostAtOnce || said.length - last.place < atEnd) ? last.at : null;
}

/** The step of the way whose move the tutor named last in this talk; null where none was named. */
export function toldStep({ held, context }: Pick<Turn, 'held' | 'context'>): number | null {
  for (const { role, text } of context.recent.toReversed()) {
    const told = role === 'assistant' ? stepToldIn(text, held) : null;
    if (told !== null) return told;
  }
  return null;
}
