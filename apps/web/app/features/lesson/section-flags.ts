import type { FullLesson, PublicProblem } from '@playforward/contract';
import { type LessonSection, lessonSections, type SectionsDone } from './lesson-tabs.ts';

const complete = 'complete';

type ReadStorage = Pick<Storage, 'getItem'>;

export function flagKey(lessonId: number, section: LessonSection): string {
  return `lesson_${lessonId}_${section}`;
}

export function readSections(storage: ReadStorage, lessonId: number): SectionsDone {
  const isSet = (section: LessonSection) => storage.getItem(flagKey(lessonId, section)) === complete;
  return {
    key_concept: isSet('key_concept'),
    guided_problem: isSet('guided_problem'),
    practice_problems: isSet('practice_problems'),
  };
}

export function writeSection(
  storage: Pick<Storage, 'setItem'>,
  lessonId: number,
  section: LessonSection,
): void {
  storage.setItem(flagKey(lessonId, section), complete);
}

/** A lesson counts as complete only when all three marks say so. */
export function isLessonComplete(storage: ReadStorage, lessonId: number): boolean {
  const done = readSections(storage, lessonId);
  return lessonSections.every((section) => done[section]);
}

/** What the server's record says about the sections: the local marks are a cache of it (D-78, D-81). */
export function sectionsOnRecord(lesson: FullLesson): SectionsDone {
  const all = lesson.state === 'completed';
  const lastExample = lesson.concepts.at(-1)?.problems.at(-1);
  return {
    key_concept: all || lastExample?.state === 'completed',
    guided_problem: all || isSolved(lesson.problems.filter(({ type }) => type === 'guided')),
    practice_problems: all || isSolved(lesson.problems.filter(({ type }) => type === 'practice')),
  };
}

/** Sections that hold nothing to solve are done once they are opened (D-78). */
export function isEmptySection(lesson: FullLesson, section: LessonSection): boolean {
  switch (section) {
    case 'key_concept':
      return lesson.concepts.length === 0;
    case 'guided_problem':
      return !lesson.problems.some(({ type }) => type === 'guided');
    case 'practice_problems':
      return !lesson.problems.some(({ type }) => type === 'practice');
  }
}

function isSolved(problems: PublicProblem[]): boolean {
  return problems.length > 0 && problems.every(({ state }) => state === 'completed');
}
