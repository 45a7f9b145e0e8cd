import type { OpenProblem } from '../companion-context.ts';
import { isChoice, solutionPath } from '../hear/solution-path.ts';
import { escaped, hasPart, inSigns, stepsOf } from './find-place.ts';

const asksPlace = /\b(?:wh?y|how come|where|what happen\w*)/i;
/** What a question says becomes of a number: it goes, turns its sign, or comes in. */
const changes = {
  goes: /\b(?:go|goes|going|gone|went|away|disappear\w*|vanish\w*|cancel\w*|drop\w*|lose|lost)\b/i,
  turns: /\b(?:become\w*|became|turn\w*|flip\w*|change\w*|switch\w*|negative|minus|positive|plus|sign)\b/i,
  comes: /\b(?:comes?|came|appear\w*|suddenly)\b/i,
} as const;

/** The signs that a number has in a line, one for each place. */
function signsOf(number: string, line: string): string {
  const own = new RegExp(`([-+]?) ?(?<![\\d.])${escaped(number)}(?![\\d.]*\\d)`, 'g');
  const signs = [...inSigns(line).matchAll(own)].map(([, sign]) => (sign === '-' ? '-' : '+'));
  return signs.sort().join('');
}

/** The step in whose formula the one number of a question goes, turns its sign or comes in, as it says; -1 where none does. */
export function stepChanging(problem: OpenProblem, text: string): number {
  const [number, ...more] = text.match(/\d+(?:\.\d+)?/g) ?? [];
  const kind = (['goes', 'turns', 'comes'] as const).find((one) => changes[one].test(text));
  if (!asksPlace.test(text) || kind === undefined || number === undefined || more.length > 0) return -1;
  const isGiven = hasPart(problem.question, number);
  if (isChoice(number, solutionPath(problem)) && !isGiven) return -1;
  return stepsOf(problem).findIndex(({ work }, at) => {
    const [from = '', ...to] = (work ?? '').split('→');
    const isFormula = to.length > 0 && /\d/.test(from) && /[-+*/^(=]/.test(inSigns(from));
    const [before, after] = [signsOf(number, from), signsOf(number, to.at(-1) ?? '')];
    const isKind = {
      goes: before !== '' && after === '',
      turns: before.length === after.length && before !== after,
      // What the last line comes to is the answer.
      comes: before === '' && after !== '' && (isGiven || at < solutionPath(problem).last),
    };
    return isFormula && isKind[kind];
  });
}
