import { plainMath } from '../../hints/plain-math.ts';
import { squeezed } from '../solution-path.ts';

/** A letter of the student's own for an expression of the problem, and the message with the expression in its place. */
export type Substituted = {
  readonly letter: string;
  readonly stands: string;
  readonly line: string;
  readonly text: string;
};

const opens = String.raw`(?:\b(?:let|with|where|call|calling|say|put|set|using|use|for)\s+(?:i\s+)?|(?<![\p{L}\d)'′]\s?|[-+*/^=]\s*))`;
const stands = String.raw`(?:sin|cos|tan|log|ln|sqrt)\s*\(?\s*[a-z]\s*\)?|\d+\s*\^\s*\(?[a-z]\)?|[a-z]\s*\^\s*\d+|\(?[a-z]\s*[-+]\s*\d+\)?`;
const named = new RegExp(
  String.raw`${opens}(?<!\p{L})([a-z])\s*(?:=|\bfor\b|\bbe\b)\s*(${stands})(?![\p{L}\d^*/(])(?!\s*[-+*/^=])`,
  'iu',
);

/** "2s^2 + 3s - 2 = 0 with s = sin a" names a letter; null where the problem has that letter or nothing is named. */
export function readNaming(text: string, question: string): Substituted | null {
  const plain = plainMath(text).replace(/−/g, '-');
  const asked = plainMath(question).replace(/−/g, '-');
  const [all, letter, meant] = named.exec(plain) ?? [];
  if (all === undefined || letter === undefined || meant === undefined) return null;
  const isOwn = !new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'i').test(
    asked.replace(/\b[a-z] [a-z]{2,}/gi, ' '),
  );
  const isOfProblem = squeezed(asked).replace(/[()]/g, '').includes(squeezed(meant).replace(/[()]/g, ''));
  const inside = /[a-z](?![a-z])/gi;
  if (!isOwn || !isOfProblem || meant.match(inside)?.includes(letter)) return null;
  const put = plain
    .replace(all, ' ; ')
    .replace(new RegExp(`(?<![\\p{L}'])${letter}(?![\\p{L}'])`, 'gu'), `(${meant.trim()})`);
  return { letter, stands: meant.trim(), line: `${letter} = ${meant.trim()}`, text: put };
}

/** A line with the letter of the student's own back in it. */
export const withOwnLetter = (line: string, { letter, stands }: Substituted): string =>
  line.replaceAll(`(${stands})`, letter);
