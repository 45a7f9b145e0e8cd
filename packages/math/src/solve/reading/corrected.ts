const again =
  /^(.*?\S)[\s.…,;–-]+(?:(?:oh|oops|wait|no|sorry|actually|i mean|correction)[\s,.]+)*(?:wait|oops|sorry|actually|correction)[\s,:.]+(?:(?:it|that) (?:says|is|was|should (?:be|say))|it'?s(?: actually)?|i meant?|i mean) ([^.?!,;]*?(?:\d\.\d[^.?!,;]*?)*)(?=[.?!,;](?:\s|$)|\s*$)/is;
const withoutNumbers = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\d[\d./,]*/g, '#')
    .replace(/(# [a-z]+?)s?\b/g, '$1');

/**
 * A text in which what is said again with other numbers stands for what was said first, in the same words; null where it
 * is open what the numbers said again stand for.
 * @example corrected('A hiker walks 2 miles in 1 hour, wait sorry it says 2 miles in 3 hours.') // 'A hiker walks 2 miles in 3 hours.'
 */
export function corrected(text: string): string | null {
  const [whole = '', before = '', better = ''] = again.exec(text) ?? [];
  const words = before.split(' ');
  const told = better.split(' ');
  const replaced = words.slice(-told.length).join(' ');
  const isSame = told.length > 2 && /\d/.test(better) && withoutNumbers(replaced) === withoutNumbers(better);
  return isSame && words.length > told.length
    ? `${words.slice(0, -told.length).join(' ')} ${better}${text.slice(whole.length)}`
    : whole === '' || !/\d/.test(better)
      ? text
      : null;
}
