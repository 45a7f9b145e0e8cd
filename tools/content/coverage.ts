import { parseArgs } from 'node:util';
import { loadContentOrExplain } from './coverage/load-content.ts';
import { measureCoverage, measureHands, measureStandards } from './coverage/measure-coverage.ts';

import { explainUnknownStandards, findUnknownStandards, readStandardCodes } from './coverage/standards.ts';

/**
 * `npm run content:coverage [-- --seeds 20]`: what the content holds, by course (one semester), standard, answer form,
 * diagram kind and reading level. Ends with 1 when a lesson names a standard that does not exist.
 */
const { values } = parseArgs({ options: { seeds: { type: 'string', default: '20' } } });
const seeds = Number(values.seeds);
if (!Number.isInteger(seeds) || seeds < 1) throw new Error('--seeds takes a whole number of at least 1.');

const list = (counts: ReadonlyMap<string | number, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');

const curriculum = loadContentOrExplain();
if (!curriculum) {
  process.exitCode = 1;
} else {
  for (const course of measureCoverage(curriculum, seeds)) {
    const { title, units, lessons, skills, places } = course;
    const problems = [...course.readingGrades.values()].reduce((sum, n) => sum + n, 0);
    const grades = new Map([...course.readingGrades].toSorted(([a], [b]) => a - b));
    console.log(`\n${title}: ${units} units, ${lessons} lessons, ${skills} skills, ${places} problem places`);
    console.log(`  standards       ${[...course.standards].toSorted().join(' ')}`);
    console.log(`  answer forms    ${list(course.forms)}`);
    console.log(`  diagram kinds   ${list(course.diagrams)}`);
    console.log(
      `  levels          ${[...course.levels]
        .toSorted()
        .map(([level, n]) => `${level}: ${n}`)
        .join(', ')}`,
    );
    console.log(`  by hand         ${course.byHand.size} of ${skills} skills`);
    console.log(
      `  reading grade   ${[...grades].map(([grade, n]) => `${grade === 0 ? '0 and below' : grade}: ${Math.round((100 * n) / problems)} %`).join(', ')} of ${problems} questions`,
    );
  }
  const hands = measureHands(seeds);
  const byHand = hands.reduce((sum, group) => sum + group.byHand, 0);
  const ofAll = hands.reduce((sum, group) => sum + group.all, 0);
  const share = ((100 * byHand) / ofAll).toFixed(1);
  console.log(
    `\nskills with problems by hand, Grades 6 to 8 and Algebra 1: ${byHand} of ${ofAll} (${share} %)`,
  );
  for (const group of hands) console.log(`  ${group.name.padEnd(10)} ${group.byHand} of ${group.all}`);
  const codes = readStandardCodes();
  const { groups } = measureStandards(curriculum, codes);
  const covered = groups.reduce((sum, group) => sum + group.covered, 0);
  console.log(`\nstandards: ${covered} of ${codes.length}`);
  for (const group of groups) {
    if (group.covered > 0) console.log(`  ${group.name.padEnd(10)} ${group.covered} of ${group.all}`);
  }
  if (!explainUnknownStandards(findUnknownStandards(curriculum, codes))) process.exitCode = 1;
}
