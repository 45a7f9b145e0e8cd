import { sayQuantity } from '../question/quantities.ts';
import type { Request } from '../question/request.ts';
import type { ProblemKind } from '../solution.ts';

const verbSentences: Partial<Record<Request['verb'], string>> = {
  factor: 'Factor {text}.',
  expand: 'Expand {text}.',
  simplify: 'Simplify {text}.',
  'by-factoring': 'Solve {text} by factoring.',
  'complete-the-square': 'Solve {text} by completing the square.',
  'quadratic-formula': 'Solve {text} with the quadratic formula.',
};

/** What each kind of problem asks for where its words name no quantity. */
const kindSentences: Readonly<Record<ProblemKind, string>> = {
  arithmetic: 'Work out {text}.',
  percent: 'Find what is asked: {words}.',
  ratio: 'Write the ratio {text} in simplest form.',
  proportion: 'Find the missing number in {text}.',
  'linear-equation': 'Solve {text}.',
  'linear-inequality': 'Find all numbers for which {text}.',
  system: 'Find the values that make every equation true: {text}.',
  expand: 'Multiply out {text}.',
  factor: 'Write {text} as a product.',
  quadratic: 'Solve {text}.',
  slope: 'Find the slope: {words}.',
  line: 'Find what is asked: {words}.',
  mean: 'Find the mean: {words}.',
  median: 'Find the median: {words}.',
  geometry: 'Find what is asked: {words}.',
  spread: 'Find what is asked: {words}.',
  probability: 'Find the probability: {words}.',
  rate: 'Find what is asked: {words}.',
  money: 'Find what is asked: {words}.',
  conversion: 'Convert: {words}.',
  'scientific-notation': 'Write the number in the other notation: {words}.',
  factors: 'Find what is asked: {words}.',
  sequence: 'Find what is asked: {words}.',
  'function-value': 'Find the value: {words}.',
  'exponential-equation': 'Solve {text}.',
  logarithm: 'Find what is asked: {text}.',
  trigonometry: 'Find the exact value: {words}.',
  derivative: 'Find the derivative: {words}.',
  graph: 'Find the features of the graph: {words}.',
  radical: 'Write {text} in simplest form.',
  'radical-equation': 'Solve {text}.',
  exponents: 'Write {text} in simplest form.',
  'rational-expression': 'Write {text} as one fraction in simplest form.',
  'rational-equation': 'Solve {text}.',
  'polynomial-division': 'Divide the polynomials: {words}.',
  'literal-equation': 'Solve for the letter: {words}.',
  'compound-inequality': 'Find all numbers for which {text}.',
  'absolute-value': 'Solve {text}.',
  rounding: 'Round the number: {words}.',
  comparison: 'Compare the numbers: {words}.',
  undefined: 'Work out {text}.',
  statement: 'Is it true that {text}?',
  'power-equation': 'Solve {text}.',
  story: 'Find what is asked: {words}.',
  'number-sentence': 'Find the unknown number: {words}.',
  counting: 'Count the ways: {words}.',
  complex: 'Write it as a + bi: {words}.',
  series: 'Find the sum: {words}.',
  function: 'Find what is asked: {words}.',
  'partial-fractions': 'Write it as a sum of simpler fractions: {words}.',
  'trigonometric-equation': 'Find every angle for which it is true: {words}.',
  identity: 'Find out what is always true: {words}.',
  vector: 'Find what is asked: {words}.',
  matrix: 'Find what is asked: {words}.',
  limit: 'Find the limit: {words}.',
  integral: 'Find the integral: {words}.',
  conic: 'Find the features: {words}.',
};

/** An inverse function as books print it, however it was typed. */
const printInverse = (words: string): string =>
  words.replace(/\\?(sin|cos|tan)\s*\^\s*\{\s*-1\s*\}/gi, '$1⁻¹');

const fill = (sentence: string, { text, words }: Request): string =>
  sentence.replace(/\{(text|words)\}/g, (_, name: string) => (name === 'text' ? text : printInverse(words)));

/** Kinds that are also the way to something else, and the words of a problem that asks for the thing itself. */
const namedBy: Partial<Record<ProblemKind, RegExp>> = {
  derivative: /derivative|differentiate|d[a-z]?\s*\/\s*d|'/i,
  probability: /probab|chance|likely|odds|\bP\s*\(/i,
  complex: /^(?!.*\b(?:polar|modulus|conjugate|absolute value)\b)/i,
  comparison: /compar|which|order|bigger|larger|greater|smaller|less|least|most/i,
};

/** One line that says which question the steps answer. */
export function sayQuestion(request: Request, kind: ProblemKind): string {
  if (request.asked !== null) return `Find ${sayQuantity(request.asked)}: ${request.words}.`;
  const other = namedBy[kind]?.test(request.words) === false;
  return fill(verbSentences[request.verb] ?? kindSentences[other ? 'story' : kind], request);
}

const list = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** Asks back where two questions fit the words. */
export const askWhich = (choices: readonly string[]): string =>
  `Which one do you want: ${list(choices)}? Ask for one of them.`;
