import { exactValue } from '../algebra/normal-form.ts';
import { compareRational } from '../rational/rational.ts';
import type { MathNode } from '../read/math-node.ts';
import { addStep, continueFrom, type Method, startChain, type Worked } from './chain.ts';
import { wholeNode } from './make-node.ts';
import { listText, readNumberList } from './read-number-list.ts';
import { workOutOn } from './work-out.ts';
import { writeMath } from './write-math.ts';

const question =
  /^(?:the )?(mean|average|arithmetic mean|median)\b(?:\s+(?:of|for|value of))?(?:\s+(?:the )?(?:numbers|data|data set|set|list))?\s*:?\s*(.+)$/i;
function meanOf(numbers: readonly MathNode[]): Worked | null {
  const sum: MathNode = { kind: 'add', terms: numbers };
  const chain = startChain('');
  const start: MathNode = { kind: 'divide', top: sum, bottom: wholeNode(numbers.length) };
  const first = writeMath(start);
  continueFrom(chain, first);
  if (!workOutOn(chain, start)) return null;
  return { kind: 'mean', chain, answer: chain.at, check: [{ claim: `${first} = ${chain.at}`, holds: true }] };
}

function medianOf(numbers: readonly MathNode[]): Worked | null {
  const sorted = [...numbers].sort((a, b) => {
    const [left, right] = [exactValue(a), exactValue(b)];
    return left && right ? compareRational(left, right) : 0;
  });
  const chain = startChain(listText(numbers));
  addStep(chain, listText(sorted), { rule: 'sort-numbers' });
  const last = sorted.length - 1;
  const [low, high] = [sorted[Math.floor(last / 2)], sorted[Math.ceil(last / 2)]];
  if (!low || !high) return null;
  if (low === high) addStep(chain, writeMath(low), { rule: 'middle-number', proof: 'middle' });
  else {
    const half: MathNode = { kind: 'divide', top: { kind: 'add', terms: [low, high] }, bottom: wholeNode(2) };
    addStep(chain, writeMath(half), { rule: 'middle-two', proof: 'middle' });
    if (!workOutOn(chain, half)) return null;
  }
  const claim = `2 · (${chain.at}) = ${writeMath({ kind: 'add', terms: [low, high] })}`;
  return { kind: 'median', chain, answer: chain.at, check: [{ claim, holds: true }] };
}

/** The mean or the median of a typed list. */
export const solveAverage: Method = ({ text }) => {
  const [, word = '', list = ''] = question.exec(text) ?? [];
  const numbers = list === '' ? null : readNumberList(list);
  if (!numbers) return null;
  return word.toLowerCase() === 'median' ? medianOf(numbers) : meanOf(numbers);
};
