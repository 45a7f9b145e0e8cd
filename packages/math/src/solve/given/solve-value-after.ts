import { type Ask, type Exercised, together } from '../exercises/exercise.ts';
import type { Given } from './read-given.ts';

const told =
  /^(?:if|given(?: that)?|when|suppose)\s+([^,;=]*=[^,;=]*?),?\s+(?:then\s+)?(?:find|what is|what's|whats|evaluate|determine)\s+(?:the value of\s+)?([^=]*?)[\s.?!]*$/i;
const lettersIn = (text: string): readonly string[] => [
  ...new Set(text.match(/(?<![a-z])[a-z](?![a-z])/g) ?? []),
];

/** `If 3x = 24, what is 5x - 2`: the equation first, then the expression for its solution. */
export function solveValueAfter({ text }: Given, ask: Ask): Exercised | null {
  const [, equation = '', expression = ''] = told.exec(text.trim()) ?? [];
  const [letter, more] = lettersIn(`${equation} ${expression}`.replace(/(\d)([a-z])/g, '$1 $2'));
  if (letter === undefined || more !== undefined || /[a-z]{2}/i.test(`${equation}${expression}`)) return null;
  if (!expression.includes(letter) || expression.trim() === letter || !/\d|[-+*/^]/.test(expression))
    return null;
  const solved = ask(`solve ${equation}`);
  const value = solved && new RegExp(`^${letter} = (-?[\\d./]+)$`).exec(solved.answer)?.[1];
  const found = value ? ask(`evaluate ${expression} when ${letter} = ${value}`) : null;
  return solved && found && together([solved, found], { kind: found.kind, answer: found.answer });
}
