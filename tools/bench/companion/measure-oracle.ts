import { answerTurn, type Means, openProblemOf } from '@playforward/companion';
import { generateProblem, listSkills, random, renderProblem } from '@playforward/curriculum';
import type { Row } from './row.ts';

const questions = [
  '{c} + 0',
  '{c}',
  'is it {c}',
  'i got {c}',
  'x = {c}',
  '{c} * 1',
  'why is {c} wrong',
  'my answer is {c}',
];
const mostProblems = 220;
const plain = (text: string): string =>
  text.replace(/[$\\]/g, '').replace(/frac\{(\d+)\}\{(\d+)\}/g, '$1/$2');

/** How often asking for each choice in eight ways sets one apart that is the key, beside what chance would reach. */
export function measureOracle(means: Means): Row[] {
  const problems = listSkills()
    .map(({ id, version }) =>
      openProblemOf(renderProblem(generateProblem({ skill: id, version, level: 2, seed: 77 }))),
    )
    .filter(({ choices, key }) => choices.length > 1 && key.form !== 'diagram' && key.form !== 'hand')
    .slice(0, mostProblems);
  const chance = random(5);
  let hits = 0;
  let expected = 0;
  for (const problem of problems) {
    const context = { recent: [], openProblem: problem };
    const signs = problem.choices.map((choice) =>
      questions
        .map((question) => {
          const { reply } = answerTurn(question.replace('{c}', plain(choice)), { context, means });
          return `${reply.move} ${reply.step_verdict ?? ''}`;
        })
        .join('|'),
    );
    const counts = signs.map((sign) => signs.filter((one) => one === sign).length);
    const rarest = problem.choices.filter((_, at) => counts[at] === Math.min(...counts));
    if (chance.pick(rarest) === problem.shownAnswer) hits += 1;
    expected += 1 / problem.choices.length;
  }
  return [
    {
      name: 'oracle: key found by asking',
      part: hits,
      whole: problems.length,
      goal: `chance ${expected.toFixed(0)}`,
    },
  ];
}
