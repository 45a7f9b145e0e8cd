import { equivalent, judgeAnswer } from '@playforward/math';
import { plainMath } from '../../hints/plain-math.ts';
import { isChoice } from '../solution-path.ts';
import { type Reading, rightLine, type StepReading, wrongLine } from '../step-reading.ts';

type Double = { readonly parts: readonly string[]; readonly signs: string };

/** "34 < -4x + 50 <= 42" as its three parts, the smaller end first. */
function doubleOf(text: string): Double | null {
  const plain = plainMath(text).replace(/−/g, '-').replace(/<=/g, '≤').replace(/>=/g, '≥');
  const found = /^\W*?(-?[^<>≤≥=]+)([<≤])([^<>≤≥=]+)([<≤])([^<>≤≥=]+?)\W*$/.exec(plain);
  const turned = /^\W*?(-?[^<>≤≥=]+)([>≥])([^<>≤≥=]+)([>≥])([^<>≤≥=]+?)\W*$/.exec(plain);
  const [, a = '', first = '', b = '', second = '', c = ''] = found ?? turned ?? [];
  if (!found && !turned) return null;
  const parts = [a, b, c].map((part) => part.trim());
  return found
    ? { parts, signs: first + second }
    : { parts: parts.toReversed(), signs: (second + first).replace(/>/g, '<').replace(/≥/g, '≤') };
}

/** A double inequality that a step of the way has; with the letter alone it is the answer, and nothing is said of it. */
export function readDouble(text: string, { problem, path }: Reading): readonly StepReading[] {
  const said = doubleOf(text.replace(/^(?:so|then|i got|i get|now|and|ok)\s+/i, ''));
  if (!said || /^[a-z]$/i.test(said.parts[1] ?? '')) return [];
  const at = (problem.rendered?.steps ?? []).findLastIndex(({ work }) => {
    const line = doubleOf(work?.split(' → ').at(-1) ?? '');
    return (
      line?.signs === said.signs &&
      line.parts.every((part, index) => equivalent(part, said.parts[index] ?? '') === 'equal')
    );
  });
  return at < 0 || at >= path.last ? [] : [rightLine(text.trim(), at)];
}

/** Two numbers for "find two numbers with product 20 and sum 9": what they come to says it. */
export function readProductAndSum(text: string, { path, problem, shown }: Reading): readonly StepReading[] {
  const at = path.steps.findIndex(({ instruction }) => productAndSum.test(instruction));
  const [, product, sum] = productAndSum.exec(path.steps[at]?.instruction ?? '') ?? [];
  // "that's 12 so no. 4 and 5": what stands last is meant.
  const last = text.split(/\bno\b|[.?!;]/i).findLast((part) => /\d/.test(part)) ?? '';
  const numbers = last.replace(/−/g, '-').match(/-?\d+/g) ?? [];
  const [a, b] = numbers.map(Number);
  if (
    product === undefined ||
    numbers.length !== 2 ||
    a === undefined ||
    b === undefined ||
    /[a-z(=]\d|[*/+=^(]/i.test(last)
  )
    return [];
  const line = `${a}, ${b}`;
  // Behind the factors, and where the answer is a pair too, numbers alone are the answer.
  const isAnswer = isChoice(line, path) || judgeAnswer(line, problem.key).kind !== 'wrong';
  if (shown.lines.length > 0 || isAnswer || /(?<![a-z])[a-hj-z](?![a-z])/i.test(last)) return [];
  if (a * b === Number(product) && a + b === Number(sum)) return [rightLine(line, at)];
  const [times, together] = [
    `${a} · ${b < 0 ? `(${b})` : b} is ${a * b}`,
    `${a} + ${b < 0 ? `(${b})` : b} is ${a + b}`,
  ];
  return [wrongLine(line, `${times}, and ${together}. The product has to be ${product} and the sum ${sum}.`)];
}

const productAndSum = /two numbers with (?:the )?product (-?\d+) and (?:the )?sum (-?\d+)/i;
