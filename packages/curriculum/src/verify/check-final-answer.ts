import { countedThing } from '../counted-thing.ts';
import { contentWords } from './content-words.ts';
import type { Fault, Sample } from './finding.ts';

/** What is written in mathematics, and numbers in words, without blanks and commas. */
function figuresOf(text: string): readonly string[] {
  const formulas = text.replace(/\\\$/g, '').match(/\$[^$]+\$/g) ?? [];
  const numbers =
    text
      .replace(/\\\$/g, '')
      .replace(/\$[^$]+\$/g, ' ')
      .match(/[−-]?\d[\d,.]*\d|\d/g) ?? [];
  return [...formulas, ...numbers].map((figure) => figure.replace(/[\s,$]/g, ''));
}

/** What is put on a line or a plane: that it is put there needs no saying, where it is said. */
const put = new Set(['mark', 'marks', 'point', 'points']);

/** The last line of a worked choice answers the question: it has every figure and every telling word of the right choice. */
export function checkFinalAnswer({ rendered }: Pick<Sample, 'rendered'>): Fault[] {
  const right = rendered.choices.find(({ correct }) => correct)?.text;
  if (rendered.input || right === undefined) return [];
  const { finalAnswer, hand } = rendered;
  const isPut = hand?.kind === 'place-on-line' || hand?.kind === 'plot-points';
  const said = contentWords(finalAnswer);
  const flat = finalAnswer.replace(/[\s,$]/g, '');
  const inOneLine = flat.replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '$1/$2');
  const missing = [
    ...[...contentWords(right)].filter((word) => !said.has(word) && !(isPut && put.has(word))),
    ...figuresOf(right).filter((figure) => !flat.includes(figure) && !inOneLine.includes(figure)),
  ];
  if (missing.length === 0) return [];
  const [first] = missing;
  return [
    { rule: 'final', message: `the final answer "${finalAnswer}" lacks "${first}" of the key "${right}"` },
  ];
}

/** What a greatest or least number counts, and the unit that a question asks for: "the greatest number of balls it can buy", "in square feet". */
const named = [
  /(?:greatest|least|last) (?:whole )?number of ((?:[a-z]+ )?[a-z]+s)\b/,
  /, in ((?:square |cubic )?(?:feet|inches|yards|meters|centimeters|dollars|minutes|hours))\?/,
];

/** A sentence that ends in its number, or in words that stand for what is counted. */
const bareEnd =
  /^(?!The expression\b)[A-Z].*\b(?:is|are|by|differ by|fits) (?:about )?(?:[−-]?\d[\d,./]*|\$[^$]*\d[^$]*\$)(?: (?:of (?:them|this kind|the second kind)|times))?\.$/;

const singular: Readonly<Record<string, string>> = { feet: 'foot', people: 'person', children: 'child' };

/** A number that answers “How many cones …?” is said with what it counts: “That is 6 cones.”, not “The greatest number is 6.” */
export function checkCountedAnswer({ rendered }: Pick<Sample, 'rendered'>): Fault[] {
  const { question, finalAnswer } = rendered;
  const thing =
    countedThing(question, false) ??
    named.map((pattern) => pattern.exec(question)?.[1]).find((found) => found !== undefined);
  if (thing === undefined || !bareEnd.test(finalAnswer)) return [];
  const last = thing.split(' ').at(-1) ?? thing;
  const stem = singular[last] ?? last.replace(/(?:ies|e?s)$/, '');
  return finalAnswer.includes(stem) || finalAnswer.includes(last)
    ? []
    : [{ rule: 'final', message: `the final answer "${finalAnswer}" does not say “${thing}”` }];
}
