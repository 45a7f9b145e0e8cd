import type { Unknown } from '../mission.ts';
import { showNumber } from '../words/show-number.ts';
import type { InputReason } from './read-inputs.ts';

/** What the Planner says when a field cannot be used yet. */
export function inputReasonText(
  reason: InputReason,
  unknown?: Pick<Unknown, 'label' | 'min' | 'max'>,
): string {
  const field = unknown ? `“${unknown.label}”` : 'this field';
  const texts: Record<InputReason, string> = {
    empty: `Type a number in ${field} first.`,
    'too-long': `That is too long for ${field}. A number is enough.`,
    unreadable: `The city cannot read a number in ${field}. Try something like 12, 3.5 or 3/4.`,
    'not-whole': `The city builds whole pieces here. Type a whole number in ${field}.`,
    'not-a-point': `Type a point in ${field}, such as (3, −2).`,
    'not-a-line': `Type a line in ${field}, such as y = 2x + 3.`,
    'too-small': `The smallest value for ${field} is ${showNumber(unknown?.min ?? 0)}.`,
    'too-large': `The largest value for ${field} is ${showNumber(unknown?.max ?? 0)}.`,
  };
  return texts[reason];
}
