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

/** The last line of a worked choice answers the question: it has every figure and every telling word of the right choice. */
export function checkFinalAnswer({ rendered }: Pick<Sample, 'rendered'>): Fault[] {
  const right = rendered.choices.find(({ correct }) => correct)?.text;
  if (rendered.input || right === undefined) return [];
  const { finalAnswer } = rendered;
  const said = contentWords(finalAnswer);
  const flat = finalAnswer.replace(/[\s,$]/g, '');
  const missing = [
    ...[...contentWords(right)].filter((word) => !said.has(word)),
    ...figuresOf(right).filter((figure) => !flat.includes(figure)),
  ];
  if (missing.length === 0) return [];
  const [first] = missing;
  return [
    { rule: 'final', message: `the final answer "${finalAnswer}" lacks "${first}" of the key "${right}"` },
  ];
}
