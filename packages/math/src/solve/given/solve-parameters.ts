import { variablesOf } from '../../algebra/variables-of.ts';
import { parseMath } from '../../read/parse.ts';
import { type Ask, type Exercised, together } from '../exercises/exercise.ts';
import { writeMath } from '../print/write-math.ts';
import { addStep, startChain } from '../proof/chain.ts';
import { replaceVariables } from '../tree/replace-variables.ts';
import { type Given, saysOnly } from './read-given.ts';

const own =
  /^(?:eliminate|parameter|parametric|equations?|rectangular|cartesian|form|curve|convert|rewrite|to|parametrically|defined|terms|express)$/;
const wave = /^(-?\d*)\s*(cos|sin)\s*\(?\s*([tθ])\s*\)?$/;

/** A curve given by a parameter, as one equation in x and y. */
export function solveParameters(given: Given, ask: Ask): Exercised | null {
  if (!/\bparamet/.test(given.says) || !saysOnly(given, own)) return null;
  const sides = new Map<string, string>();
  for (const piece of given.math) {
    const [, name, right] = /^([xy])\s*(?:\(t\))?\s*=\s*(.+)$/.exec(piece) ?? [];
    if (name !== undefined && right !== undefined) sides.set(name, right.trim());
    else if (!/^(?:[xyt]|\(?x\s*,\s*y\)?)$/.test(piece)) return null;
  }
  const [x, y] = [sides.get('x'), sides.get('y')];
  if (x === undefined || y === undefined) return null;
  const [a, b] = [wave.exec(x), wave.exec(y)];
  if (a && b) {
    if (a[2] === b[2] || a[3] !== b[3]) return null;
    const size = (text: string | undefined): number =>
      text === '' || text === undefined ? 1 : text === '-' ? -1 : Number(text);
    const [p, q] = [size(a[1]) ** 2, size(b[1]) ** 2];
    const answer = p === q ? `x^2 + y^2 = ${p}` : `x^2/${p} + y^2/${q} = 1`;
    const chain = startChain(answer);
    const letter = a[3] ?? 't';
    const filled = answer.replace('x', `(${x})`).replace('y', `(${y})`);
    addStep(chain, filled, { rule: 'squares-make-one', proof: { substitute: { x, y } } });
    const claim = filled.split(' = ')[0] ?? '';
    const back = startChain(claim);
    addStep(back, `${p === q ? p : 1}`, { rule: 'squares-make-one', proof: 'numeric' });
    if (!chain.proven || !back.proven || letter === '') return null;
    return {
      kind: 'conic',
      chain: { at: answer, steps: [...chain.steps, ...back.steps], proven: true },
      answer,
      check: [{ claim: filled, holds: true }],
    };
  }
  const solved = ask(`solve x = ${x} for t`);
  const t = solved && /^t = (.+)$/.exec(solved.answer)?.[1];
  const [rule, inner] = [parseMath(y), parseMath(t ?? '')];
  if (!solved || !rule.ok || !inner.ok || variablesOf(rule.node).join() !== 't') return null;
  const filled = writeMath(replaceVariables(rule.node, new Map([['t', inner.node]])));
  const chain = startChain(`y = ${writeMath(rule.node)}`);
  addStep(chain, `y = ${filled}`, {
    rule: 'put-in-place',
    fill: { letter: 't' },
    proof: { substitute: { t: t ?? '' } },
  });
  return together([solved, { kind: 'function', chain, answer: '', check: [] }], {
    kind: 'function',
    answer: `y = ${filled}`,
  });
}
