import { plainMath } from '../../hints/plain-math.ts';

const functions = '(?<![a-z])(?:sin|cos|tan|csc|sec|cot)(?:\\s*\\^\\s*\\d|²)?';
const ofLetter = new RegExp(`${functions}\\s*\\(?\\s*([a-z])(?![a-z])`, 'gi');
const alone = new RegExp(
  `(?<!\\b(?:a|one)\\s)${functions}(?!\\s*(?:[\\^²(\\d√]|[a-z](?![a-z])))(?![a-z])`,
  'gi',
);

/** "sec^2 - 1 is tan^2" beside a problem with functions of y: each of them is of y. */
export function withAngles(text: string, stated: readonly string[]): string {
  if (text.search(alone) < 0) return text;
  const letters = stated.flatMap((one) => [...plainMath(one).matchAll(ofLetter)].map(([, letter]) => letter));
  const [letter, ...others] = new Set(letters);
  return letter === undefined || others.length > 0
    ? text
    : text.replace(alone, (name) => `${name} ${letter}`);
}
