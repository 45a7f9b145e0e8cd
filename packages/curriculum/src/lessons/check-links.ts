import { findSkill } from '../generate-problem.ts';
import type { ContentProblem, Curriculum, LessonFile, SlotFile } from './curriculum.ts';

type AnySlot = Pick<SlotFile, 'skill'>;

function slotsOfLesson({ concepts, problems, stretch }: LessonFile): readonly AnySlot[] {
  return [...concepts.flatMap(({ examples }) => examples), ...problems, ...(stretch ? [stretch] : [])];
}

function checkLevels(lesson: LessonFile): string[] {
  const messages: string[] = [];
  const levels = (slots: readonly SlotFile[]): string => slots.map(({ level }) => level).join(', ');
  for (const { title, examples } of lesson.concepts) {
    if (levels(examples) !== '1, 2') messages.push(`the examples of "${title}" need level 1, then level 2`);
  }
  const guided = lesson.problems.filter(({ type }) => type === 'guided');
  if (levels(guided) !== '2, 3') messages.push('the guided problems need level 2, then level 3');
  return messages;
}

function checkLesson(lesson: LessonFile, earlier: ReadonlySet<string>): string[] {
  const messages = checkLevels(lesson);
  const skills = new Set([...slotsOfLesson(lesson), ...lesson.concepts.flatMap((c) => c.skills)].map(slugOf));
  for (const slug of skills) {
    if (!findSkill(slug)) messages.push(`there is no skill "${slug}" in packages/curriculum/skills`);
  }
  const { stretch } = lesson;
  if (stretch && findSkill(stretch.skill)?.stretches === false) {
    messages.push(`the skill "${stretch.skill}" has no level 4`);
  }
  for (const slug of lesson.prerequisites) {
    if (!earlier.has(slug)) messages.push(`the prerequisite "${slug}" is no earlier lesson`);
  }
  const conceptSlugs = lesson.concepts.map(({ slug }) => slug);
  if (new Set(conceptSlugs).size < conceptSlugs.length) messages.push('two concepts share a slug');
  return messages;
}

function slugOf(entry: string | AnySlot): string {
  return typeof entry === 'string' ? entry : entry.skill;
}

/** What the lessons say about each other and about skills: unique slugs, known skills, earlier prerequisites, levels. */
export function checkLinks({ courses }: Curriculum): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const earlier = new Set<string>();
  for (const unit of courses.flatMap(({ units }) => units)) {
    for (const [index, lesson] of unit.lessons.entries()) {
      const report = (message: string): void => {
        problems.push({ file: lesson.path, line: 1, message });
      };
      if (lesson.number !== index + 1) report(`expected lesson number ${index + 1} in this unit`);
      if (earlier.has(lesson.slug)) report(`the slug "${lesson.slug}" is taken by an earlier lesson`);
      checkLesson(lesson, earlier).forEach(report);
      earlier.add(lesson.slug);
    }
  }
  return problems;
}
