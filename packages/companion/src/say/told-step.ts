import type { OpenProblem } from '../companion-context.ts';
import { plainMath } from '../hints/plain-math.ts';
import type { Turn } from './turn.ts';

const folded = (text: string): string =>
  plainMath(text)
    .replace(/[\s$]+/g, '')
    .toLowerCase();

/** More than these in one reply are a whole way that was shown, of another problem. */
const mostAtOnce = 2;

/** The step whose move a text of the tutor names last, counted from 0; null where it names none. */
export function stepToldIn(text: string, held: OpenProblem | null): number | null {
  const said = folded(text);
  const named = (held?.rendered?.steps ?? []).flatMap(({ instruction }, at) =>
    said.includes(folded(instruction)) ? [at] : [],
  );
  return named.length <= mostAtOnce ? (named.at(-1) ?? null) : null;
}

/** The step of the way whose move the tutor named last in this talk; null where none was named. */
export function toldStep({ held, context }: Turn): number | null {
  for (const { role, text } of context.recent.toReversed()) {
    const told = role === 'assistant' ? stepToldIn(text, held) : null;
    if (told !== null) return told;
  }
  return null;
}
