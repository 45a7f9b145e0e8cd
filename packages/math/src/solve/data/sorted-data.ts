import { exactValue } from '../../algebra/normal-form.ts';
import { compareRational, type Rational } from '../../rational/rational.ts';
import type { MathNode } from '../../read/math-node.ts';
import { addStep, type Chain, startChain } from '../proof/chain.ts';
import { listText } from '../question/read-number-list.ts';

export type Data = {
  readonly chain: Chain;
  readonly items: readonly MathNode[];
  readonly values: readonly Rational[];
};

/** A list of numbers in order, as the first step of a chain. */
export function sortedData(list: readonly MathNode[]): Data {
  const sorted = list
    .flatMap((item) => {
      const value = exactValue(item);
      return value ? [{ item, value }] : [];
    })
    .sort((a, b) => compareRational(a.value, b.value));
  const items = sorted.map(({ item }) => item);
  const chain = startChain(listText(list));
  addStep(chain, listText(items), { rule: 'sort-numbers' });
  return { chain, items, values: sorted.map(({ value }) => value) };
}
