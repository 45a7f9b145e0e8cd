import type { MathNode } from '../../read/math-node.ts';
import { workOutOn } from '../arithmetic/work-out.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, continueFrom, type Method, startChain, type Worked } from '../proof/chain.ts';
import { wholeNode } from '../tree/make-node.ts';
import { readData } from './read-data.ts';
import { sortedData } from './sorted-data.ts';

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
  const { chain, items: sorted } = sortedData(numbers);
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
export const solveAverage: Method = ({ words, asked }) => {
  const numbers = asked === 'mean' || asked === 'median' ? readData(words) : null;
  if (!numbers) return null;
  return asked === 'median' ? medianOf(numbers) : meanOf(numbers);
};
