import { type Exercised, together } from '../../../exercises/exercise.ts';
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
    each: new RegExp(
      `@(?: ?(?:cents|dollars|bucks))? ?(?:per|a|an|for each|for every|each|every) (?:extra |additional )?${per}\\b`,
    ),
    total:
      /\b(?:paid|pays?|bill|total|spent|spends?|cost me|charged me|was charged|have|has|budget)\b[^.@#]{0,40}@/,
  });
  if (!given?.base || !given.each || !given.total) return null;
  if (!new RegExp(`(?:how many|number of) ${root(per)}`).test(question)) return null;
  const cents = /# ?cents ?(?:per|a|an|for|each|every)/.test(text);
  const each = cents ? `(${given.each}/100)` : given.each;
  const solved = ask(`solve ${given.base} + ${each}x = ${given.total}`);
  const found = solved && /^x = (.+)$/.exec(solved.answer)?.[1];
  return solved && found && /^\d+$/.test(found) ? together([solved], { kind: 'story', answer: found }) : null;
};

/** Two kinds at two prices, told by their number and their price together. */
export const twoPrices: Frame = ({ text, numbers, question }, ask): Exercised | null => {
  if (numbers.length !== 4 || /\b(?:percent|than|twice|half|each of)\b/.test(text)) return null;
  const kinds = numbers.map(
    ({ around }) =>
      /@(?: ?dollars)? (?:for|per|each for|for each|a|an) (?:an? |each )?([a-z]+)/.exec(around)?.[1] ??
      /\b([a-z]+)(?: tickets?)? (?:are|r|is|cost|costs|were|was|pay|for) @/.exec(around)?.[1] ??
      /\b([a-z]+) tickets? @/.exec(around)?.[1],
  );
  const prices = numbers.flatMap((one, i) => {
    const kind = kinds[i];
    const isTotal =
      /\b(?:made|collected|took in|earned|sales|raised|brought in|revenue|total(?: of| was| is)?|receipts|paid|sold)\b[^.@#]{0,25}@/.test(
        one.around,
      );
    const isCount =
      /@ (?:tickets?|people|seats|items|cups|animals)(?! (?:are|is|r|cost))/.test(one.around) ||
      /\b(?:sold|bought) @/.test(one.around);
    return kind !== undefined && !isCount && !isTotal ? [{ one, kind }] : [];
  });
  const rest = numbers.filter((one) => !prices.some((price) => price.one === one));
  const [first, second, third] = prices;
  if (!first || !second || third || root(first.kind) === root(second.kind)) return null;
  const money = rest.filter(
    ({ around }) =>
      /\b(?:made|collected|took in|earned|sales|raised|brought in|revenue|total(?: of| was| is)?|receipts|paid|spent)\b[^.@#]{0,25}@/.test(
        around,
      ) && !/@ (?:tickets|people|seats)/.test(around),
  );
  const count = rest.filter(({ around }) =>
    /@ (?:tickets?|people|seats|items|cups|in all|total)|\b(?:sold|bought) @(?! ?dollars)/.test(around),
  );
  const [sum, more] = money;
  const [all, others] = count;
  if (!sum || more || !all || others || sum === all) return null;
  const asked = /how many ([a-z]+)/.exec(question)?.[1];
  const which = [first, second].filter(({ kind }) => asked !== undefined && root(kind) === root(asked));
  const [own] = which;
  if (!own || which.length !== 1) return null;
  const other = own === first ? second : first;
  if (money.length !== 1 || count.length !== 1) return null;
  const solved = ask(`solve ${own.one.value}x + ${other.one.value}(${all.value} - x) = ${sum.value}`);
  const found = solved && /^x = (\d+)$/.exec(solved.answer)?.[1];
  if (!solved || !found || Number(found) > Number(all.value)) return null;
  return together([solved], { kind: 'story', answer: found });
};
