import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Finding,
  findSkill,
  generateErrorAnalysis,
  generateProblem,
  goldenFiles,
  listSkills,
  type ProblemLevel,
  problemLevels,
  renderProblem,
  type Skill,
  verifyCurriculum,
} from '@playforward/curriculum';
import { loadContentOrExplain } from './coverage/load-content.ts';
import { explainUnknownStandards, findUnknownStandards, readStandardCodes } from './coverage/standards.ts';
import { addGoldenSums, checkGoldenSums, dropEarlierGolden, readGolden } from './verify/golden-sums.ts';
import { type Part, readPart, UnknownSlug } from './verify/read-part.ts';
import { checkSaidIdioms } from './verify/said-idioms.ts';
import { verifyShared } from './verify/verify-shared.ts';
import { isContentIndexFresh } from './write-index.ts';

/**
 * Proves the authored curriculum.
 *   --seeds 200    problems for each skill and level
 *   --skill slug   one skill only (may be repeated); lessons are then left out
 *   --lesson slug  one lesson with the skills of its concepts; 50 problems each unless --seeds says more
 *   --unit slug    all lessons of one unit in the same way; 20 problems each
 *   --show slug    prints ten problems a level and some errors to be found for reading, and proves nothing
 *   --golden       proves with at least 200 seeds, and when there is no other fault writes the golden files that are
 *                  missing; one that exists is never replaced, and those of earlier versions go
 */
const root = join(import.meta.dirname, '../..');
const goldenFolder = join(root, 'packages', 'curriculum', 'golden');
const mostShown = 3;
/** A fault in one problem of eighty is seen with 200, and seldom with 20. */
const leastForGolden = 200;

function writeMissingGolden(skills: readonly Skill[]): void {
  mkdirSync(goldenFolder, { recursive: true });
  for (const { name, text } of skills.flatMap(goldenFiles)) {
    const file = join(goldenFolder, name);
    if (existsSync(file)) continue;
    writeFileSync(file, text);
    console.log(`wrote packages/curriculum/golden/${name}`);
  }
  addGoldenSums(goldenFolder);
  dropEarlierGolden(goldenFolder);
}

function show(skill: Skill): void {
  for (const level of problemLevels(skill)) {
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
    showErrors(skill, level);
  }
}

/** Somebody's work with an error planted in it, or that none can be. */
function showErrors({ id, version }: Skill, level: ProblemLevel): void {
  if (level === 4) return;
  for (const seed of [1, 11, 21]) {
    const hand = generateErrorAnalysis({ skill: id, version, level, seed })?.hand;
    if (hand?.kind !== 'find-error') {
      console.log('\nNo error can be planted in the solutions of this level.');
      return;
    }
    console.log(`\nAn error to find: ${hand.who}`);
    for (const [place, line] of hand.lines.entries()) console.log(`   ${place + 1}  ${line}`);
    for (const reason of hand.reasons) console.log(`   ?  ${reason}`);
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
      throw new UnknownSlug(
        `There is no skill ${slug}. Did node tools/content/write-index.ts run after it was added?`,
      );
    return skill;
  });
}

type Wanted = { readonly seeds: number; readonly only: readonly Skill[]; readonly part: Part | null };

/** Golden files that are missing are written once everything else holds. */
function withoutMissingGolden(findings: readonly Finding[]): readonly Finding[] {
  const others = findings.filter(
    ({ rule, message }) => rule !== 'golden' || !message.includes('has no golden'),
  );
  if (others.length > 0) console.error('No golden file was written: mend the faults first.');
  return others;
}

async function verify({ seeds, only, part }: Wanted): Promise<boolean> {
  const started = performance.now();
  if (!isContentIndexFresh()) {
    console.error('packages/curriculum/skills/index.ts is stale. Run: npm run content:index');
    return false;
  }
  const curriculum = only.length > 0 && !part ? { courses: [] } : loadContentOrExplain();
  if (!curriculum) return false;
  const chosen = part ? readPart(curriculum, part) : null;
  const skillsOnly = chosen ? chooseSkills(chosen.skills) : only;
  const golden = readGolden(goldenFolder);
  const {
    lessons,
    skills,
    problems,
    findings: proved,
  } = skillsOnly.length === 0
    ? await verifyShared(curriculum, { skills: listSkills(), seeds, golden })
    : verifyCurriculum(curriculum, {
        seeds,
        golden,
        only: skillsOnly,
        ...(chosen && { lessons: chosen.lessons }),
      });
  const isWhole = only.length === 0 && !part;
  const found = isWhole ? [...proved, ...checkSaidIdioms(join(root, 'content'))] : proved;
  const findings = values.golden ? withoutMissingGolden(found) : found;
  if (values.golden && findings.length === 0)
    writeMissingGolden(skillsOnly.length > 0 ? skillsOnly : listSkills());
  printFindings(findings);
  const changed = checkGoldenSums(goldenFolder);
  for (const fault of changed) console.error(`\ngolden: ${fault}`);
  const coded = explainUnknownStandards(findUnknownStandards(curriculum, readStandardCodes()));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = findings.length + changed.length;
  const faults = count === 0 ? 'no faults' : `${count} faults`;
  console.log(
    `\n${lessons} lessons, ${skills} skills, ${problems} problems verified in ${seconds} s: ${faults}.`,
  );
  return findings.length === 0 && changed.length === 0 && coded;
}

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    lesson: { type: 'string' },
    unit: { type: 'string' },
    skill: { type: 'string', multiple: true, default: [] },
    show: { type: 'string' },
    golden: { type: 'boolean', default: false },
  },
});
const part: Part | null = values.lesson
  ? { kind: 'lesson', slug: values.lesson }
  : values.unit
    ? { kind: 'unit', slug: values.unit }
    : null;
const usualSeeds = part === null || values.golden ? leastForGolden : part.kind === 'lesson' ? 50 : 20;
const seeds = Number(values.seeds ?? usualSeeds);
if (!Number.isInteger(seeds) || seeds < 1) throw new Error('--seeds takes a whole number of at least 1.');
if (values.golden && seeds < leastForGolden) {
  throw new Error(`--golden keeps a version for ever: it takes at least ${leastForGolden} seeds.`);
}
try {
  if (values.show !== undefined) chooseSkills([values.show]).forEach(show);
  else if (!(await verify({ seeds, only: chooseSkills(values.skill), part }))) process.exitCode = 1;
} catch (error) {
  // A slug that is not there gets its sentence, and no trace of the program.
  if (!(error instanceof UnknownSlug)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
