import { together } from '../../../exercises/exercise.ts';
import { regex } from '../../../reading/regex.ts';
import { assign, type Frame } from '../frame.ts';

const root = (word: string): string => word.replace(/(?:ren|ies|s)$/, '');

/** A fixed amount and a price for each: how many, or how much in all. */
export const planned: Frame = ({ text, numbers, question }, ask) => {
  if (
    numbers.length !== 3 ||
    /\b(?:percent|than|twice|half|off|discount|tax|first|after the|over|save[sd]?|left)\b/.test(text)
  )
    return null;
  // What is paid each month is no part of an amount for a year.
  if (new Set(text.match(/\b(?:month|week|year)(?=s?\b)/g)).size > 1) return null;
  const per =
    /#(?: ?(?:cents|dollars|bucks))? ?(?:per|a|an|for each|for every|each|every) (?:extra |additional )?(?!month|week|day|year)([a-z]+)/.exec(
      text,
    )?.[1];
  if (per === undefined) return null;
  const given = assign(numbers, {
    base: /@(?: ?(?:dollars|bucks))? ?(?:a|per|each|every) (?:month|week|day|year)\b|@(?: ?(?:dollars|bucks))? (?:flat|sign-?up|joining|entrance|entry|setup|fixed|base|delivery|service|rental|booking|start\w*|to start|to rent|to get in|to enter|admission)|(?:fee|charge|deposit|base|flat (?:fee|rate)) (?:of|is) @/,
    each: regex`@(?: ?(?:cents|dollars|bucks))? ?(?:per|a|an|for each|for every|each|every) (?:extra |additional )?${per}\b`,
    total:
      /\b(?:paid|pays?|bill|total|spent|spends?|cost me|charged me|was charged|have|has|budget)\b[^.@#]{0,40}@/,
  });
  if (!given?.base || !given.each || !given.total) return null;
  if (!regex`(?:how many|number of) ${root(per)}`.test(question)) return null;
  const cents = /# ?cents ?(?:per|a|an|for|each|every)/.test(text);
  const each = cents ? `(${given.each}/100)` : given.each;
  const solved = ask(`solve ${given.base} + ${each}x = ${given.total}`);
  const found = solved && /^x = (.+)$/.exec(solved.answer)?.[1];
  return solved && found && /^\d+$/.test(found) ? together([solved], { kind: 'story', answer: found }) : null;
};
