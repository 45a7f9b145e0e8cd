import { equivalent } from '@playforward/math';
import { nearness, sidesOf } from '../hear/judge-line.ts';
import { mathPieces } from '../hear/math-pieces.ts';
import { exactName, numbersOf } from '../hear/solution-path.ts';
import { isPastedQuestion } from './is-pasted-question.ts';

const letters = /(?<![a-z])[a-z](?![a-z])/gi;

/** The text with its letters renamed in the order they appear, so that 4a + 1 and 4n + 1 are one. */
function renamed(text: string): string {
  const names = new Map<string, string>();
  return text.replace(letters, (letter) => {
    const known = names.get(letter) ?? String.fromCharCode(0x61 + names.size);
    names.set(letter, known);
    return known;
  });
}

const same = (a: string, b: string): boolean => equivalent(a, b) === 'equal';

/** The same two sides, in either order, both multiplied by the same number at most. */
function isSameEquation(one: string, other: string): boolean {
  const [a, b] = [sidesOf(one), sidesOf(other)];
  if (!a || !b) return same(one, other);
  // A letter alone is what the student found, whichever number stands beside it.
  if (nearness(a) !== 'done' && nearness(b) === 'done') return false;
  const pairs = [
    [b.left, b.right],
    [b.right, b.left],
  ] as const;
  return pairs.some(([left, right]) => {
    if (same(a.left, left) && same(a.right, right)) return true;
    const [from, to] = [exactName(a.right), exactName(right)];
    if (from === null || to === null || from === '0/1' || to === '0/1') return false;
    return same(`(${a.left}) * (${to})`, `(${left}) * (${from})`);
  });
}

/** The same calculation up to order, or the same expression written in the same numbers. */
const isSameExpression = (a: string, b: string): boolean => numbersOf(a) === numbersOf(b) && same(a, b);

/**
 * Whether a request is the problem of a question: its equation, expression or calculation up to letters, order and
 * scaling, or its words and figures. Decides by the form of the request alone, never by the value of an answer.
 */
export function isSameRequest(request: string, question: string): boolean {
  if (isPastedQuestion(request, question)) return true;
  const [asked, open] = [mathPieces(request), mathPieces(question)];
  return open.some(({ kind, text }) =>
    asked.some((one) => {
      if (one.kind !== kind || kind === 'value') return false;
      const [a, b] = [renamed(text), renamed(one.text)];
      return kind === 'equation' || kind === 'truth' ? isSameEquation(a, b) : isSameExpression(a, b);
    }),
  );
}
