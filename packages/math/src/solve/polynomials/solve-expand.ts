import { variablesOf } from '../../algebra/variables-of.ts';
import { parseMath } from '../../read/parse.ts';
import type { RuleName } from '../print/rules.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain } from '../proof/chain.ts';
import {
  combineTerms,
  hasBrackets,
  monomialsOf,
  monomialsText,
  multiplyFirstPair,
  withoutBracketPowers,
} from './multiply-brackets.ts';

const mostPairs = 8;

/** Terms that only change places are no work of their own. */
function ruleForRest(text: string, { open, same }: { open: boolean; same: boolean }): RuleName | null {
  if (!same) return 'combine-like-terms';
  if (open) return 'order-terms';
  return text.includes('·') ? 'work-out-products' : null;
}

/** A polynomial with its brackets multiplied out and like terms combined. */
export const solveExpand: Method = ({ verb, text }) => {
  const read = parseMath(text);
  if (!read.ok || verb === 'factor' || variablesOf(read.node).length === 0) return null;
  if (!monomialsOf(read.node)) return null;
  const chain = startChain(writeMath(read.node));
  const start = chain.at;
  let node = withoutBracketPowers(read.node);
  addStep(chain, writeMath(node), { rule: 'write-power-as-product' });
  for (let i = 0; i < mostPairs; i += 1) {
    const next = multiplyFirstPair(node);
    if (writeMath(next) === writeMath(node)) break;
    node = next;
    addStep(chain, writeMath(node), { rule: 'multiply-brackets' });
  }
  const terms = monomialsOf(node);
  if (!terms) return null;
  const combined = combineTerms(terms);
  const rule = ruleForRest(chain.at, { open: hasBrackets(node), same: combined.length === terms.length });
  if (!rule) return null;
  if (hasBrackets(node)) {
    const pair = /\)\s*\(/.test(chain.at);
    addStep(chain, monomialsText(terms), { rule: pair ? 'multiply-brackets' : 'multiply-out' });
  }
  addStep(chain, monomialsText(combined), { rule });
  return {
    kind: 'expand',
    chain,
    answer: chain.at,
    check: [{ claim: `${start} = ${chain.at}`, holds: true }],
  };
};
