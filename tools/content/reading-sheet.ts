import { parseArgs } from 'node:util';
import {
  findSkill,
  generateProblem,
  listSkills,
  misconceptions,
  type ProblemLevel,
  problemLevels,
  random,
  renderProblem,
} from '@playforward/curriculum';
import { type Diagram, describeDiagram } from '@playforward/diagram';

/**
 * `node tools/content/reading-sheet.ts [--seed 91001] [--count 100] [--from 1] [--courses m6,m7,m8,a1]`: problems for
 * somebody who reads them as a whole: question, what its picture shows, every choice with the idea it stands for and
 * its reason, and every step. Skills and levels are drawn without repeating one, so `--from 101` goes on where a sheet
 * of a hundred ended. Each problem has a seed of its own, counted on from `--seed`.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '91001' },
    count: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    courses: { type: 'string', default: 'm6,m7,m8,a1' },
  },
});

type Place = { readonly skill: string; readonly level: ProblemLevel };

function wholeNumber(name: 'seed' | 'count' | 'from'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} takes a whole number of at least 1.`);
  return number;
}

function placesOf(courses: readonly string[]): Place[] {
  return listSkills()
    .filter(({ id }) => courses.some((course) => id.startsWith(`${course}-`)))
    .flatMap((skill) => problemLevels(skill).map((level) => ({ skill: skill.id, level })));
}

const pictured = (diagram: Diagram | null): string => (diagram ? `  [${describeDiagram(diagram)}]` : '');

const phrases: Readonly<Record<string, { readonly phrase: string }>> = misconceptions;

function print({ skill: slug, level }: Place, { place, seed }: { place: number; seed: number }): void {
  const version = findSkill(slug)?.version ?? 1;
  const problem = renderProblem(generateProblem({ skill: slug, version, level, seed }));
  console.log(`\n#${place} ${slug} v${version} L${level} seed ${seed} · ${problem.headline}`);
  console.log(`Q ${problem.question}${pictured(problem.diagram)}`);
  for (const { correct, text, reason, misconception, diagram } of problem.choices) {
    const idea = correct ? '' : `(${phrases[misconception ?? '']?.phrase ?? 'slip'}) `;
    console.log(` ${correct ? '*' : '-'} ${text}${pictured(diagram)} ${idea}: ${reason}`);
  }
  for (const { instruction, explanation, work, diagram } of problem.steps) {
    console.log(` > ${instruction} ${explanation} [${work ?? ''}]${pictured(diagram)}`);
  }
  console.log(` = ${problem.finalAnswer}\n ? ${problem.otherWrong}`);
}

const seed = wholeNumber('seed');
const from = wholeNumber('from');
const places = random(`reading@${seed}`)
  .shuffle(placesOf(values.courses.split(',')))
  .slice(from - 1, from - 1 + wholeNumber('count'));
for (const [index, place] of places.entries()) {
  print(place, { place: from + index, seed: seed + from + index - 1 });
}
