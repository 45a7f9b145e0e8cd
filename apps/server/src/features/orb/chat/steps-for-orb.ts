import { type DialogueState, type OpenProblem, stepsSoFar } from '@playforward/companion';
import type { OrbSteps } from '@playforward/contract';
import { typesetMath } from '../../../curriculum/typeset-math.ts';

type About = { context: { openProblem?: OpenProblem }; problemId: number | null };

/** The lines of the open problem so far, as they leave the server; null where none is proven right. */
export function stepsForOrb({ context, problemId }: About, state: DialogueState): OrbSteps | null {
  const steps = context.openProblem && stepsSoFar(context.openProblem, state);
  if (!steps || problemId === null) return null;
  const { given, lines } = steps;
  return {
    problem_id: problemId,
    given: [...given],
    lines: [...lines],
    math: typesetMath([...given, ...lines]),
  };
}
