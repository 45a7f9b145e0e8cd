import type { Curriculum, LessonFile } from '../lessons/curriculum.ts';
import { findFalseEquations } from './check-claims.ts';
import { findNotationFaults } from './check-notation.ts';
import { findDiagramFaults } from './check-picture.ts';
import { findTextFaults } from './check-text.ts';
import type { Finding } from './finding.ts';
import { checkParts } from './lesson-parts/check-parts.ts';
import { findWorldFaults } from './lesson-parts/check-worlds.ts';
import type { Report } from './lesson-parts/part-report.ts';
import { isUnfinished } from './lesson-parts/unfinished-lessons.ts';
import { findIdiomFaults } from './reading/check-idiom.ts';
import { measureReadability } from './reading/readability.ts';
import { readingLimitsOf } from './reading/reading-limits.ts';

const markup = /\*\*|__|`|^#|^[-*] /m;
/** A term where it is explained, the one mark a lesson may hold. */
const boldTerm = /\*\*([^*\n]+)\*\*/g;

function textsOfLesson(lesson: LessonFile): readonly (readonly [string, string])[] {
  return [
    ['title', lesson.title],
    ['intro', lesson.intro],
    ...lesson.goals.map((goal) => ['goal', goal] as const),
    ...lesson.concepts.flatMap(({ title, definition, diagramCaption }) => [
      [`definition of "${title}"`, definition] as const,
      [`caption of "${title}"`, diagramCaption ?? title] as const,
    ]),
    ['mission', lesson.mission.decision],
  ];
}

function checkProse(lesson: LessonFile, report: Report): void {
  const limits = readingLimitsOf(lesson.slug);
  for (const [place, text] of textsOfLesson(lesson)) {
    const plain = text.replace(boldTerm, '$1');
    const prose = plain.replaceAll('\n', ' ').replace(/ {2,}/g, ' ');
    for (const fault of findTextFaults(prose)) report('text', `${place} ${fault}`);
    for (const fault of findFalseEquations(prose)) report('equation', `${place}: ${fault}`);
    for (const { rule, message } of findNotationFaults(prose)) report(rule, `${place}: ${message}`);
    for (const fault of findIdiomFaults(prose)) report('idiom', `${place} ${fault}`);
    const mark = markup.exec(plain);
    if (mark) report('text', `${place} holds the mark "${mark[0].trim()}"; only **terms** may be marked`);
    if (!/intro|definition|caption/.test(place)) continue;
    const measured = measureReadability(prose);
    if (measured.longestSentence > limits.proseSentence) {
      report('reading', `${place} has a sentence of ${measured.longestSentence} words`);
    }
    if (measured.grade > limits.grade)
      report('reading', `${place} reads at grade ${measured.grade.toFixed(1)}`);
  }
}

function checkPictures(lesson: LessonFile, report: Report): void {
  for (const { title, diagram } of lesson.concepts) {
    for (const fault of diagram ? findDiagramFaults(diagram) : []) {
      report('diagram', `picture of "${title}": ${fault}`);
    }
  }
}

function checkDiet(lesson: LessonFile, earlierSkills: ReadonlySet<string>, report: Report): void {
  const practice = lesson.problems.filter(({ type, asks }) => type === 'practice' && !asks);
  const own = new Set(lesson.concepts.flatMap(({ skills }) => skills));
  for (const [level, least] of [
    [1, 2],
    [2, 2],
    [3, 1],
  ] as const) {
    const count = practice.filter((slot) => slot.level === level).length;
    if (count < least)
      report('lesson', `practice has ${count} problems of level ${level}, expected ${least}`);
  }
  const reviewed = practice.some(({ skill }) => !own.has(skill) && earlierSkills.has(skill));
  if (lesson.prerequisites.length > 0 && !reviewed) {
    report('lesson', 'practice has no problem from an earlier lesson');
  }
  const used = new Set(practice.map(({ skill }) => skill));
  for (const skill of own) {
    if (!used.has(skill)) report('lesson', `the skill "${skill}" is never practiced`);
  }
}

/** Prose, pictures, parts and the choice of problems of every lesson, or of those with these paths. */
export function verifyLessons({ courses }: Curriculum, only?: ReadonlySet<string>): readonly Finding[] {
  const findings: Finding[] = [];
  const units = courses.flatMap((course) => course.units);
  for (const unit of units) {
    const isWanted = unit.lessons.every(({ path, slug }) => only?.has(path) !== false && !isUnfinished(slug));
    for (const message of isWanted ? findWorldFaults(unit) : [])
      findings.push({ rule: 'worlds', message, where: unit.slug, level: null, seed: null });
  }
  const earlierSkills = new Set<string>();
  for (const lesson of units.flatMap(({ lessons }) => lessons)) {
    const report: Report = (rule, message) =>
      void findings.push({ rule, message, where: lesson.path, level: null, seed: null });
    if (only?.has(lesson.path) !== false) {
      checkProse(lesson, report);
      checkPictures(lesson, report);
      checkDiet(lesson, earlierSkills, report);
      checkParts(lesson, report);
    }
    for (const skill of lesson.concepts.flatMap(({ skills }) => skills)) earlierSkills.add(skill);
  }
  return findings;
}
