import { shownTexts } from '../check-text.ts';
import type { Fault, Sample } from '../finding.ts';

/** What is said to come later: sums or differences, or both in one breath, which is the law itself. */
const saidLater =
  /\bbefore (?<before>sums|differences)\b(?! and)|\bthen (?:the )?(?<then>sum|difference)s?\b(?! and| of)|\b(?<last>sums|differences) come last\b/i;
const signs = { sum: /\+/, difference: / [−-] / } as const;

/** The order of operations names a sum or a difference only where a sign of the problem makes one. */
export function checkOrder(sample: Sample): Fault[] {
  const { question, diagram, steps, choices } = sample.rendered;
  const shown = [
    question,
    JSON.stringify(diagram),
    ...choices.map(({ text }) => text),
    ...steps.map(({ work }) => work ?? ''),
  ].join(' ');
  const told = [...shownTexts(sample), ['other wrong answers', sample.rendered.otherWrong] as const];
  return told.flatMap(([place, text]): Fault[] => {
    const { before, then, last } = saidLater.exec(text)?.groups ?? {};
    const named = (before ?? then ?? last)?.toLowerCase().replace(/s$/, '');
    if (named !== 'sum' && named !== 'difference') return [];
    if (signs[named].test(shown)) return [];
    return [{ rule: 'steps', message: `${place} speaks of a ${named} where there is none: ${text}` }];
  });
}
