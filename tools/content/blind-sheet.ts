import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { random } from '@playforward/curriculum';

/**
 * `node tools/content/blind-sheet.ts --other ../first-release --out /tmp/sheet [--seed 1] [--pairs 55] [--more 70]
 * [--courses m6,m7,m8,a1]`: problems of this edition and of another one, for a reader who is not told which is which.
 * Each pair is one skill and level in both editions with numbers of their own; `--more` are skills that only this
 * edition has. `sheet.txt` is for the reader, `key.jsonl` says where each problem comes from.
 */
const { values } = parseArgs({
  options: {
    other: { type: 'string' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '55' },
    more: { type: 'string', default: '70' },
    courses: { type: 'string', default: 'm6,m7,m8,a1' },
  },
});
if (values.other === undefined || values.out === undefined)
  throw new Error('--other takes the folder of another edition, and --out a folder for the sheet.');

type Edition = {
  readonly curriculum: typeof import('@playforward/curriculum');
  readonly diagram: typeof import('@playforward/diagram');
};
type Place = { readonly skill: string; readonly level: 1 | 2 | 3 };
type Item = Place & { readonly edition: 'this' | 'other'; readonly seed: number; readonly text: string };

const levels = [1, 2, 3] as const;
const editionAt = async (root: string): Promise<Edition> => ({
  curriculum: await import(join(resolve(root), 'packages/curriculum/src/index.ts')),
  diagram: await import(join(resolve(root), 'packages/diagram/src/index.ts')),
});

/** A problem as the reader sees it: question, choices with reasons, steps, final answer. */
function textOf({ curriculum, diagram }: Edition, { skill, level }: Place, seed: number): string {
  const version = curriculum.findSkill(skill)?.version ?? 1;
  const problem = curriculum.renderProblem(curriculum.generateProblem({ skill, version, level, seed }));
  const shown = (picture: Parameters<typeof diagram.describeDiagram>[0] | null | undefined): string =>
    picture ? ` [picture: ${diagram.describeDiagram(picture)}]` : '';
  const phrases: Readonly<Record<string, { readonly phrase: string }>> = curriculum.misconceptions;
  return [
    `Q ${problem.question}${shown(problem.diagram)}`,
    ...problem.choices.map(({ correct, text, reason, misconception, diagram: picture }) => {
      const idea = correct ? '' : ` (${phrases[misconception ?? '']?.phrase ?? 'slip'})`;
      return ` ${correct ? '*' : '-'} ${text}${shown(picture)}${idea}: ${reason}`;
    }),
    ...problem.steps.map(({ instruction, explanation, work, diagram: picture }) => {
      return ` > ${instruction} ${explanation}${work ? ` [${work}]` : ''}${shown(picture)}`;
    }),
    ` = ${problem.finalAnswer}`,
  ].join('\n');
}

const [own, other] = [await editionAt('.'), await editionAt(values.other)];
const source = random(`blind@${values.seed}`);
const isWanted = (skill: string): boolean =>
  values.courses.split(',').some((course) => skill.startsWith(`${course}-`));
const skillsOf = ({ curriculum }: Edition): readonly string[] =>
  curriculum
    .listSkills()
    .map(({ id }) => id)
    .filter(isWanted);
const older = new Set(skillsOf(other));
const mixed = source.shuffle(skillsOf(own));
const both = mixed.filter((skill) => older.has(skill)).slice(0, Number(values.pairs));
const more = mixed.filter((skill) => !older.has(skill)).slice(0, Number(values.more));

const items = [...both, ...more].flatMap((skill, place): Item[] => {
  const level = levels[source.int(0, 2)] ?? 1;
  const seed = 600_000 + 100 * place + Number(values.seed);
  const item = (edition: Item['edition'], from: Edition, at: number): Item => {
    return { skill, level, edition, seed: at, text: textOf(from, { skill, level }, at) };
  };
  const mine = item('this', own, seed);
  return older.has(skill) ? [mine, item('other', other, seed + 7)] : [mine];
});
const sheet = source.shuffle(items);
const name = ({ skill, level }: Item): string => `${skill.split('-')[0]} · level ${level}`;
writeFileSync(
  join(values.out, 'sheet.txt'),
  sheet.map((item, place) => `#${place + 1} ${name(item)}\n${item.text}\n`).join('\n'),
);
writeFileSync(
  join(values.out, 'key.jsonl'),
  sheet.map(({ text, ...rest }, place) => JSON.stringify({ n: place + 1, ...rest })).join('\n'),
);
console.log(`${sheet.length} problems, ${both.length} of them from the other edition.`);
