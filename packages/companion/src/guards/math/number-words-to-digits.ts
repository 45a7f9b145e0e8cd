const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map<string, number>([
  ...small.map((word, index) => [word, index] as const),
  ...tens.map((word, index) => [word, 20 + 10 * index] as const),
]);
const word = `(?:${[...values.keys(), 'hundred', 'thousand', 'million'].join('|')})`;
const run = new RegExp(`\\b${word}(?:(?:\\s{0,3}-\\s{0,3}|\\s{1,3})(?:and\\s{1,3})?${word})*\\b`, 'gi');

function fits(total: number, value: number): boolean {
  const rest = total % 1000;
  if (rest === 0) return total > 0;
  if (rest % 100 === 0) return value < 100;
  return rest % 100 >= 20 && rest % 10 === 0 && value > 0 && value < 10;
}

function readRun(words: readonly string[]): string {
  const read: string[] = [];
  let total: number | null = null;
  let joined = '';
  for (const each of words) {
    const value = values.get(each);
    if (each === 'and') {
      joined = 'and';
      continue;
    }
    const wide: boolean = total !== null && total % 100 === 0 && total > 0;
    if (each === 'hundred') total = (total ?? 1) * 100;
    else if (each === 'thousand') total = (total ?? 1) * 1000;
    else if (each === 'million') total = (total ?? 1) * 1_000_000;
    else if (value !== undefined && total !== null && fits(total, value) && (joined === '' || wide))
      total += value;
    else {
      if (total !== null) read.push(String(total), ...(joined ? [joined] : []));
      total = value ?? 0;
    }
    joined = '';
  }
  if (total !== null) read.push(String(total));
  return read.join(' ');
}

/** English number words as digits: 'twenty-five' is 25, 'two hundred and four' is 204, 'two three' is `2 3`. */
export function numberWordsToDigits(text: string): string {
  return text.replace(run, (found) =>
    readRun(
      found
        .toLowerCase()
        .split(/[\s-]+/)
        .filter((each) => each !== ''),
    ),
  );
}
