import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Finding,
  findSkill,
  generateProblem,
  goldenName,
  goldenText,
  type Level,
  listSkills,
  renderProblem,
  type Skill,
  verifyCurriculum,
} from '@playforward/curriculum';
import { loadContentOrExplain } from './content-coverage/load-content.ts';
import {
  explainUnknownStandards,
  findUnknownStandards,
  readStandardCodes,
} from './content-coverage/standards.ts';
import { isContentIndexFresh } from './content-index.ts';

/**
 * Proves the authored curriculum.
 *   --seeds 200    problems for each skill and level
 *   --skill slug   one skill only (may be repeated); lessons are then left out
 *   --show slug    prints ten problems a level for reading, and proves nothing
 *   --golden       writes golden files that are missing; one that exists is never replaced
 */
const root = join(import.meta.dirname, '..');
const goldenFolder = join(root, 'packages', 'curriculum', 'golden');
const mostShown = 3;

function readGolden(): ReadonlyMap<string, string> {
  const names = existsSync(goldenFolder) ? readdirSync(goldenFolder) : [];
  return new Map(names.map((name) => [name, readFileSync(join(goldenFolder, name), 'utf8')]));
}

function writeMissingGolden(skills: readonly Skill[]): void {
  mkdirSync(goldenFolder, { recursive: true });
  for (const skill of skills) {
    const file = join(goldenFolder, goldenName(skill));
    if (existsSync(file)) continue;
    writeFileSync(file, goldenText(skill));
    console.log(`wrote packages/curriculum/golden/${goldenName(skill)}`);
  }
}

function show(skill: Skill): void {
  for (const level of [1, 2, 3] as const satisfies readonly Level[]) {
    console.log(`\n===== ${skill.id}, level ${level}`);
    for (let seed = 1; seed <= 10; seed += 1) {
      const spec = generateProblem({ skill: skill.id, version: skill.version, level, seed });
      const { question, choices, steps, finalAnswer, diagram } = renderProblem(spec);
      console.log(`\n${seed}. ${question}${diagram ? `  [${diagram.kind}]` : ''}`);
      for (const { correct, text, reason, misconception } of choices) {
        console.log(`   ${correct ? '*' : ' '} ${text}  (${misconception ?? 'right'}) ${reason}`);
      }
      for (const { instruction, explanation, work } of steps) {
        console.log(`   - ${instruction} ${explanation}  [${work ?? ''}]`);
      }
      console.log(`   = ${finalAnswer}`);
    }
  }
}

function printFindings(findings: readonly Finding[]): void {
  const groups = Map.groupBy(findings, ({ where, level, rule }) =>
    [where, level === null ? null : `level ${level}`, rule].filter((part) => part !== null).join(', '),
  );
  for (const [place, group] of groups) {
    console.error(`\n${place}: ${group.length === 1 ? 'one fault' : `${group.length} faults`}`);
    for (const { seed, message } of group.slice(0, mostShown)) {
      console.error(`  ${seed === null ? '' : `seed ${seed}: `}${message}`);
    }
    if (group.length > mostShown) console.error(`  and ${group.length - mostShown} more`);
  }
}

function chooseSkills(slugs: readonly string[]): Skill[] {
  return slugs.map((slug) => {
    const skill = findSkill(slug);
    if (!skill)
      throw new Error(`There is no skill ${slug}. Did node scripts/content-index.ts run after it was added?`);
    return skill;
  });
}

function verify(seeds: number, only: readonly Skill[]): boolean {
  const started = performance.now();
  if (!isContentIndexFresh()) {
    console.error('packages/curriculum/skills/index.ts is stale. Run: npm run content:index');
    return false;
  }
  const curriculum = only.length > 0 ? { courses: [] } : loadContentOrExplain();
  if (!curriculum) return false;
  const options = { seeds, golden: readGolden(), ...(only.length > 0 ? { only } : {}) };
  const { lessons, skills, problems, findings } = verifyCurriculum(curriculum, options);
  printFindings(findings);
  const coded = explainUnknownStandards(findUnknownStandards(curriculum, readStandardCodes()));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const faults = findings.length === 0 ? 'no faults' : `${findings.length} faults`;
  console.log(
    `\n${lessons} lessons, ${skills} skills, ${problems} problems verified in ${seconds} s: ${faults}.`,
  );
  return findings.length === 0 && coded;
}

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    skill: { type: 'string', multiple: true, default: [] },
    show: { type: 'string' },
    golden: { type: 'boolean', default: false },
  },
});
const seeds = Number(values.seeds);
if (!Number.isInteger(seeds) || seeds < 1) throw new Error('--seeds takes a whole number of at least 1.');
const chosen = chooseSkills(values.skill);
if (values.show !== undefined) {
  chooseSkills([values.show]).forEach(show);
} else {
  if (values.golden) writeMissingGolden(chosen.length > 0 ? chosen : listSkills());
  if (!verify(seeds, chosen)) process.exitCode = 1;
}
