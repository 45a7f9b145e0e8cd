import type { AnswerKey } from './answer-key.ts';

const grouped = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?!\d|,\S)/g;
const maybeGrouped = /(?<!\d)[1-9]\d{0,2},\d{3}(?!\d)/;

/**
 * Several values with the commas of large numbers left out, where spaces or semicolons part the values and so nobody can
 * take one comma for the other; null where there is nothing to leave out or a comma may be either.
 * @example withoutGrouping('[1,153, 1,165]') // '[1153, 1165]'
 * @example withoutGrouping('[1,153,1,165]') // null
 */
export function withoutGrouping(text: string): string | null {
  const plain = text.replaceAll(grouped, (number) => number.replaceAll(',', ''));
  return plain === text || !/[,;]/.test(plain) || /,\S/.test(plain) ? null : plain;
}

const commasOf = (text: string): number => text.split(/[,;]/).length;

/** A point or an interval with more commas than it has room for, some of which may belong to large numbers; else null. */
export function unclearCommas(text: string, { form, value }: AnswerKey): string | null {
  if ((form !== 'point' && form !== 'interval') || commasOf(text) <= commasOf(value)) return null;
  return maybeGrouped.test(text) && withoutGrouping(text) === null ? text.trim() : null;
}
