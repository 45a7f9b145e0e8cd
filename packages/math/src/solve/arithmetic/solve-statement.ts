import { exactValue } from '../../algebra/normal-form.ts';
import { variablesOf } from '../../algebra/variables-of.ts';
import { checkClaim } from '../../judge/check-claim.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { signText, writeMath } from '../print/write-math.ts';
import { addSideSteps, addStep, type Chain, type Method, startChain } from '../proof/chain.ts';
import { atomOf } from './reduce-operation.ts';
import { workOutOn } from './work-out.ts';

function workSide(chain: Chain, node: MathNode, around: { before?: string; after?: string }): void {
  if (atomOf(node)) return;
  const side = startChain(writeMath(node));
  if (!workOutOn(side, node)) chain.proven = false;
  addSideSteps(chain, side, around);
}

/** A statement about numbers, such as 3 + 5 = 8: true or false. */
export const solveStatement: Method = ({ text, verb }) => {
  const read = parseMath(text.replace(/^is it true that\s+|^true or false:?\s*|^is\s+/i, ''));
  if (!read.ok || read.node.kind !== 'relation' || verb === 'factor') return null;
  const { sides, signs } = read.node;
  const [left, right, more] = sides;
  const [sign] = signs;
  if (!left || !right || more || !sign || variablesOf(read.node).length > 0) return null;
  if (!exactValue(left) || !exactValue(right)) return null;
  const start = writeMath(read.node);
  const truth = checkClaim(start);
  const chain = startChain(start);
  workSide(chain, left, { after: ` ${signText(sign)} ${writeMath(right)}` });
  const done = chain.at.split(` ${signText(sign)} `)[0] ?? '';
  workSide(chain, right, { before: `${done} ${signText(sign)} ` });
  if (chain.steps.length === 0)
    addStep(
      chain,
      `${writeMath({ kind: 'add', terms: [left, { kind: 'negate', of: right }] })} ${signText(sign)} 0`,
      {
        rule: 'all-to-one-side',
      },
    );
  if (truth === 'unreadable') return null;
  return { kind: 'statement', chain, answer: truth, check: [{ claim: start, holds: truth === 'true' }] };
};
