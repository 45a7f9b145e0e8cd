import { findSkill } from '../generate-problem.ts';
import type {
  ContentFile,
  ContentProblem,
  CourseFile,
  Curriculum,
  LessonFile,
  SlotFile,
} from './curriculum.ts';

/** What is amiss, and a text of the line where it stands. */
type Fault = { readonly message: string; readonly at: string };

type AnySlot = Pick<SlotFile, 'skill'>;

function slotsOfLesson({ concepts, problems, stretch }: LessonFile): readonly AnySlot[] {
  return [...concepts.flatMap(({ examples }) => examples), ...problems, ...(stretch ? [stretch] : [])];
}

function checkLevels(lesson: LessonFile): Fault[] {
  const faults: Fault[] = [];
  const levels = (slots: readonly SlotFile[]): string => slots.map(({ level }) => level).join(', ');
  for (const { title, examples } of lesson.concepts) {
    if (levels(examples) !== '1, 2')
      faults.push({ message: `the examples of "${title}" need level 1, then level 2`, at: title });
  }
  const guided = lesson.problems.filter(({ type }) => type === 'guided');
  if (levels(guided) !== '2, 3')
    faults.push({ message: 'the guided problems need level 2, then level 3', at: 'guided:' });
  return faults;
}

function checkLesson(lesson: LessonFile, earlier: ReadonlySet<string>): Fault[] {
  const faults = checkLevels(lesson);
  const skills = new Set([...slotsOfLesson(lesson), ...lesson.concepts.flatMap((c) => c.skills)].map(slugOf));
  for (const slug of skills) {
    if (!findSkill(slug))
      faults.push({ message: `there is no skill "${slug}" in packages/curriculum/skills`, at: slug });
  }
  const { stretch } = lesson;
  if (stretch && findSkill(stretch.skill)?.stretches === false) {
    faults.push({ message: `the skill "${stretch.skill}" has no level 4`, at: 'stretch:' });
  }
  for (const slug of lesson.prerequisites) {
    if (!earlier.has(slug))
      faults.push({ message: `the prerequisite "${slug}" is no earlier lesson`, at: 'prerequisites:' });
  }
  const conceptSlugs = lesson.concepts.map(({ slug }) => slug);
  if (new Set(conceptSlugs).size < conceptSlugs.length)
    faults.push({ message: 'two concepts share a slug', at: 'concepts:' });
  return faults;
}

function slugOf(entry: string | AnySlot): string {
  return typeof entry === 'string' ? entry : entry.skill;
}

/** Finds the line of a file on which a text stands first. */
function lineFinder(files: readonly ContentFile[]): (file: string, at: string) => number {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return (file, at) => {
    const lines = (texts.get(file) ?? '').split('\n');
    return (
      Math.max(
        0,
        lines.findIndex((line) => line.includes(at)),
      ) + 1
    );
  };
}

type Report = (file: string, fault: Fault) => void;

/** Units of a course in their folders: slugs that no other unit has, and numbers that no other one of the course has. */
function checkUnits({ units }: CourseFile, taken: Set<string>, report: Report): void {
  const numbers = new Set<number>();
  for (const { slug, number, lessons } of units) {
    const file = `${lessons[0]?.path.split('/').slice(0, -1).join('/') ?? slug}/unit.yaml`;
    if (taken.has(slug))
      report(file, { message: `the slug "${slug}" is taken by an earlier unit`, at: 'slug:' });
    if (numbers.has(number))
      report(file, { message: `another unit of this course has number ${number}`, at: 'number:' });
    taken.add(slug);
    numbers.add(number);
  }
}

/** What the lessons say about each other and about skills: unique slugs, known skills, earlier prerequisites, levels. */
export function checkLinks({ courses }: Curriculum, files: readonly ContentFile[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const lineOf = lineFinder(files);
  const report: Report = (file, { message, at }) => {
    problems.push({ file, line: lineOf(file, at), message });
  };
  const [unitSlugs, earlier] = [new Set<string>(), new Set<string>()];
  for (const course of courses) checkUnits(course, unitSlugs, report);
  for (const unit of courses.flatMap(({ units }) => units)) {
    for (const [index, lesson] of unit.lessons.entries()) {
      const { path, slug, number } = lesson;
      if (number !== index + 1)
        report(path, { message: `expected lesson number ${index + 1} in this unit`, at: 'number:' });
      if (earlier.has(slug))
        report(path, { message: `the slug "${slug}" is taken by an earlier lesson`, at: 'slug:' });
      for (const fault of checkLesson(lesson, earlier)) report(path, fault);
      earlier.add(slug);
    }
  }
  return problems;
}
