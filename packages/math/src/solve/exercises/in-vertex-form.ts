import { addStep, startChain, type Worked } from '../proof/chain.ts';
import { inStandardForm } from './polynomial-shape.ts';

/** A quadratic as a square and a number: proven step by step, with its name in front where it has one. */
export function inVertexForm(curve: string, name: string | undefined): Worked | null {
  const form = inStandardForm(curve);
  if (!form) return null;
  const front = name === undefined ? '' : 'y = ';
  const chain = startChain(`${front}${form.text}`);
  if (form.a !== '1' && form.b !== '0')
    addStep(chain, `${front}${form.outside}`, { rule: 'common-factor', fill: { factor: form.a } });
  addStep(chain, `${front}${form.completed}`, { rule: 'complete-in-place', fill: { square: form.square } });
  addStep(chain, `${front}${form.vertex}`, { rule: 'square-in-bracket' });
  return {
    kind: 'graph',
    chain,
    answer: name === undefined ? form.vertex : `${name} = ${form.vertex}`,
    check: [{ claim: `${form.vertex} = ${form.text}`, holds: true }],
  };
}
