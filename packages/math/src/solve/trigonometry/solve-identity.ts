import { sameValue } from '../../algebra/same-value.ts';
import { someNode, variablesOf } from '../../algebra/variables-of.ts';
import type { MathNode } from '../../read/math-node.ts';
import { parseMath } from '../../read/parse.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, type Method, startChain, type Worked } from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { spellTrigonometry } from './spell-trigonometry.ts';

/** Short results, as they are shown and as they are read; `x` stands for the letter. */
const simple: readonly (readonly [shown: string, read: string])[] = [
  ['0', '0'],
  ['1', '1'],
  ['-1', '-1'],
  ['2', '2'],
  ['sin(x)', 'sin(x)'],
  ['cos(x)', 'cos(x)'],
  ['tan(x)', 'sin(x)/cos(x)'],
  ['-sin(x)', '-sin(x)'],
  ['-cos(x)', '-cos(x)'],
  ['-tan(x)', '-sin(x)/cos(x)'],
  ['sec(x)', '1/cos(x)'],
  ['csc(x)', '1/sin(x)'],
  ['cot(x)', 'cos(x)/sin(x)'],
  ['sin(x)^2', 'sin(x)^2'],
  ['cos(x)^2', 'cos(x)^2'],
  ['tan(x)^2', 'sin(x)^2/cos(x)^2'],
  ['sec(x)^2', '1/cos(x)^2'],
  ['csc(x)^2', '1/sin(x)^2'],
  ['cot(x)^2', 'cos(x)^2/sin(x)^2'],
  ['-sin(x)^2', '-sin(x)^2'],
  ['-cos(x)^2', '-cos(x)^2'],
  ['sin(2x)', 'sin(2x)'],
  ['cos(2x)', 'cos(2x)'],
  ['2sin(x)', '2sin(x)'],
  ['2cos(x)', '2cos(x)'],
  ['2sec(x)', '2/cos(x)'],
  ['2csc(x)', '2/sin(x)'],
  ['1 - sin(x)', '1 - sin(x)'],
  ['1 + sin(x)', '1 + sin(x)'],
  ['1 - cos(x)', '1 - cos(x)'],
  ['1 + cos(x)', '1 + cos(x)'],
  ['sin(x) + cos(x)', 'sin(x) + cos(x)'],
  ['sin(x)cos(x)', 'sin(x) · cos(x)'],
  ['1 + sin(2x)', '1 + sin(2x)'],
  ['1 - sin(2x)', '1 - sin(2x)'],
  ['2sec(x)^2', '2/cos(x)^2'],
  ['2csc(x)^2', '2/sin(x)^2'],
];

const inTheta = new Map([['x', { kind: 'variable', name: 'theta' } as const]]);

const read = (text: string): MathNode | null => {
  const found = parseMath(text);
  return found.ok ? found.node : null;
};

/** tan is written as sin over cos, so that only two functions are left. */
function withSines(node: MathNode): MathNode | null {
  return read(
    writeMath(node).replace(
      /tan\(([^()]+)\)(\^\d+)?/g,
      (_, of: string, power = '') => `(sin(${of})/cos(${of}))${power}`,
    ),
  );
}

function simplified(node: MathNode, letter: string): Worked | null {
  const sines = withSines(node);
  const found = simple.find(([, text]) => {
    const goal = read(text);
    return (
      goal &&
      sameValue(
        node,
        replaceVariables(goal, new Map([['x', { kind: 'variable', name: letter } as const]])),
      ) === 'equal'
    );
  });
  if (!found || !sines) return null;
  const named = (text: string): string => text.replace(/\bx\b|(?<=\d)x\b/g, letter);
  const chain = startChain(writeMath(node));
  addStep(chain, writeMath(sines), { rule: 'trig-definitions', proof: 'numeric' });
  addStep(chain, named(found[1]), { rule: 'pythagorean-identity', proof: 'numeric' });
  if (chain.steps.length === 0 && read(named(found[0])))
    addStep(chain, named(found[0]), { rule: 'trig-definitions', proof: 'numeric' });
  const place = read('π/6');
  const goal = read(named(found[1]));
  if (!place || !goal || chain.steps.length === 0) return null;
  const at = (one: MathNode): string => writeMath(replaceVariables(one, new Map([[letter, place]])));
  return {
    kind: 'identity',
    chain,
    answer: named(found[0]).replaceAll('theta', 'θ'),
    check: [{ claim: `${at(node)} = ${at(goal)}`, holds: true }],
  };
}

/** Both sides written with sin and cos, and their quotient or difference followed to the same form. */
function proven(left: MathNode, right: MathNode, letter: string): Worked | null {
  const truth = sameValue(left, right);
  const place = read('π/6');
  if (!place || truth === 'unknown') return null;
  const at = (one: MathNode): string => writeMath(replaceVariables(one, new Map([[letter, place]])));
  if (truth !== 'equal') return null;
  const [a, b] = [withSines(left), withSines(right)];
  if (!a || !b) return null;
  const chain = startChain(writeMath(left));
  addStep(chain, writeMath(a), { rule: 'trig-definitions', proof: 'numeric' });
  addStep(chain, writeMath(b), { rule: 'pythagorean-identity', proof: 'numeric' });
  addStep(chain, writeMath(right), { rule: 'trig-definitions', proof: 'numeric' });
  if (chain.steps.length === 0) return null;
  return {
    kind: 'identity',
    chain,
    answer: 'true: both sides are equal wherever they have a value',
    check: [{ claim: `${at(left)} = ${at(right)}`, holds: true }],
  };
}

/** Expressions with sin, cos and tan in simplest form, and identities shown to be true. */
export const solveIdentity: Method = ({ words }) => {
  if (
    !/(?:sin|cos|tan|sec|csc|cot)/i.test(words) ||
    /\b(?:derivative|integral|limit|lim|graph|evaluate|find|triangle)\b|∫/i.test(words)
  )
    return null;
  const body = words.replace(
    /^(?:simplify|prove|verify|show|is it true)\b(?:\s+(?:that|the|identity|expression|trig(?:onometric)?)\b)*[\s:]*/i,
    '',
  );
  const spelled = read(spellTrigonometry(body));
  // θ is read as x, and is shown again.
  const hasTheta = /θ|theta/i.test(body) && !/x/i.test(body);
  const node = spelled && hasTheta ? replaceVariables(spelled, inTheta) : spelled;
  const [letter, more] = node ? variablesOf(node) : [];
  if (!node || letter === undefined || more !== undefined) return null;
  if (!someNode(node, (inner) => inner.kind === 'call')) return null;
  if (node.kind !== 'relation') return simplified(node, letter);
  const [left, right] = node.sides;
  return node.signs.join('') === '=' && left && right ? proven(left, right, letter) : null;
};
