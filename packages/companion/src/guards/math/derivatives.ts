import { equivalent, solve } from '@playforward/math';

type Truth = 'true' | 'false' | 'unproven';

const inner = String.raw`((?:[^()=]|\((?:[^()=]|\([^()=]*\)){0,60}\)){1,160})`;
const result = String.raw`\s{0,3}(?:=|is|equals)\s{0,3}([-\dA-Za-z(√][-+*/^()√\dA-Za-z. ]{0,160})`;
const ofExpression = new RegExp(String.raw`\bd\s?\/\s?d([a-z])\s?[([]${inner}[)\]]${result}`, 'g');
const onRight = new RegExp(String.raw`\bd\s?\/\s?d[a-z]\s?[([]${inner}[)\]]`, 'g');
const ofFunction = new RegExp(
  String.raw`(?<![\p{L}\d])(?:[fgh]['′]\s?\([a-z]\)|y['′]|dy\s?\/\s?dx)${result}`,
  'gu',
);

/** Statements about derivatives, as 'd/dx(x^3) = 3x^2' or "f'(x) = 3x^2". */
export type DerivativeFacts = {
  /** The statement, and whether it is true. */
  readonly found: readonly { readonly text: string; readonly truth: Truth }[];
  /** The sentence without them. */
  readonly rest: string;
};

/** The side of an equation ends where words begin. */
const mathOnly = (text: string): string =>
  text
    .split(/\s(?=[A-Za-z]{2,}\b(?!\())|[.,;](?=\s|$)/)[0]
    ?.replace(/\.$/, '')
    .trim() ?? '';

/** The rules of sums and multiples keep derivatives on the right side; each becomes what it is. */
function workedOut(said: string): string {
  return said.replace(onRight, (text, expression: string) => {
    const solution = solve(`derivative of ${expression}`);
    return 'answer' in solution ? `(${solution.answer})` : text;
  });
}

function compare(said: string, proven: string): Truth {
  const same = equivalent(mathOnly(workedOut(said)), proven);
  return same === 'equal' ? 'true' : same === 'unknown' ? 'unproven' : 'false';
}

/**
 * Looks at each derivative in one plain sentence, which the reading of equations does not know.
 *
 * @param asked results of the solver for what was asked; a statement about an unnamed function has to be one of them
 */
export function findDerivatives(sentence: string, asked: readonly string[]): DerivativeFacts {
  const found: { text: string; truth: Truth }[] = [];
  const rest = sentence
    .replace(ofExpression, (text, _letter: string, expression: string, said: string) => {
      const solution = solve(`derivative of ${expression}`);
      found.push({ text, truth: 'answer' in solution ? compare(said, solution.answer) : 'unproven' });
      return ' ; ';
    })
    .replace(ofFunction, (text, said: string) => {
      const isAsked = asked.some((answer) => compare(said, answer) === 'true');
      found.push({ text, truth: isAsked ? 'true' : 'unproven' });
      return ' ; ';
    });
  return { found, rest };
}
