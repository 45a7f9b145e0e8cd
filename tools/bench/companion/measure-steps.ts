import { readFileSync } from 'node:fs';
import { answerTurn, type Means, openProblemOf } from '@playforward/companion';
import { generateProblem, listSkills, random, renderProblem } from '@playforward/curriculum';
import { z } from 'zod';
import type { readAskContent } from '../../ask/companion-ask/read-content.ts';
import { readQuestion } from '../../ask/companion-ask/read-question.ts';
import type { Row } from './row.ts';

/** A step beside a problem of the curriculum, or beside one that is given as its text. */
const saidLine = z.union([
  z
    .looseObject({ lesson_id: z.string(), problem_id: z.string(), said: z.string(), right: z.boolean() })
    .transform(({ lesson_id, problem_id, said, right }) => ({
      problem: { lesson_id, problem_id },
      said,
      right,
    })),
  z
    .looseObject({ problem: z.string(), typed_step: z.string(), right: z.boolean() })
    .transform(({ problem, typed_step, right }) => ({ problem: { problem }, said: typed_step, right })),
]);

/** Steps that students reported, right and wrong ones: how many are recognised, and how many are judged falsely. */
export function measureSaidSteps(
  file: string,
  content: ReturnType<typeof readAskContent>,
  list: boolean,
): Row[] {
  const counts = { right: 0, wrong: 0, rightHeard: 0, wrongHeard: 0, falsely: 0 };
  for (const raw of readFileSync(file, 'utf8').trim().split('\n')) {
    const { said, right, problem } = saidLine.parse(JSON.parse(raw));
    const asked = readQuestion(JSON.stringify({ text: said, ...problem }), content.curriculum);
    if ('problem' in asked) throw new Error(`${asked.problem} (${raw})`);
    const means = { glossary: content.glossary, knowledge: content.knowledge, random: random(1) };
    const { reply } = answerTurn(said, { context: asked.context, means });
    const verdict = reply.step_verdict;
    counts[right ? 'right' : 'wrong'] += 1;
    const isHeard = verdict === (right ? 'right' : 'not-yet');
    if (isHeard) counts[right ? 'rightHeard' : 'wrongHeard'] += 1;
    if (verdict !== undefined && !isHeard) counts.falsely += 1;
    if (list && !isHeard)
      console.log(
        `${right ? 'right' : 'wrong'} step, ${Object.values(problem).at(-1)}: ${said} → ${reply.move}: ${reply.text}`,
      );
  }
  const { right, wrong, rightHeard, wrongHeard, falsely } = counts;
  return [
    { name: 'right steps recognised', part: rightHeard, whole: right, goal: '≥ 90 %' },
    { name: 'wrong steps questioned', part: wrongHeard, whole: wrong, goal: '' },
    { name: 'steps judged falsely', part: falsely, whole: right + wrong, goal: '0' },
  ];
}

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
