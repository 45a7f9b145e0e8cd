import type { ParseFailure } from '../read/math-node.ts';

const shown = (found: string | undefined): string => (found === undefined ? 'this part' : `“${found}”`);

/** Says in plain words what could not be read. */
export function sayUnreadable({ reason, found }: ParseFailure): string {
  switch (reason) {
    case 'empty':
      return 'Type an answer first.';
    case 'too-long':
      return 'This answer is very long. Please use at most 1,000 characters.';
    case 'unknown-symbol':
      return `I could not read ${shown(found)}. Please write it another way.`;
    case 'unbalanced':
      return 'A bracket has no partner. Please check the brackets.';
    case 'incomplete':
      return 'Something is missing at the end. Please finish it.';
    case 'extra-symbol':
      return found === undefined
        ? 'Two parts stand side by side. Please write what joins them.'
        : `I did not expect ${shown(found)} here. Please check that spot.`;
    case 'malformed-number':
      if (found !== undefined && /\d,\d{3}(?!\d)/.test(found) && /[[(]/.test(found))
        return `I could not tell which commas in ${shown(found)} belong to a number. Write large numbers without commas, as in 1153.`;
      return found?.includes(',')
        ? `I could not tell what the comma in ${shown(found)} means. Use a point for decimals, as in 0.75.`
        : `I could not read the number ${shown(found)}. Please check it.`;
    case 'letter':
      return `The answer is a number here, and ${shown(found)} is a letter. Please write the number.`;
    case 'key':
      return 'Something is wrong with this problem, not with your answer. Please go on with the next one.';
    case 'too-deep':
      return 'There are too many brackets inside each other. Please write it with fewer.';
  }
}
