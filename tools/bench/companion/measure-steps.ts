import { answerTurn, type Means, openProblemOf } from '@playforward/companion';
import { generateProblem, listSkills, renderProblem } from '@playforward/curriculum';
import type { Row } from './row.ts';

/** A step as a student writes it: the calculation or the line that the solution path has, not its last one. */
export function measureSteps(means: Means): Row[] {
  let right = 0;
  let all = 0;
  for (const { id, version } of listSkills()) {
    const spec = generateProblem({ skill: id, version, level: 2, seed: 91 });
    const openProblem = openProblemOf(renderProblem(spec));
    const step = spec.steps.find(
      ({ before, after }) => /^[\d\s.+−×÷$\\()-]+$/.test(before) && /[+−×÷]/.test(before) && /\d/.test(after),
    );
    if (!step) continue;
    all += 1;
    const text = `i did ${step.before.replace(/\$/g, '').replaceAll('\\times', '×').replaceAll('\\div', '÷')}`;
    const { reply } = answerTurn(text, { context: { recent: [], openProblem }, means });
    if (reply.step_verdict === 'right') right += 1;
  }
  return [{ name: 'first calculation of own problems recognised', part: right, whole: all, goal: '≥ 90 %' }];
}
