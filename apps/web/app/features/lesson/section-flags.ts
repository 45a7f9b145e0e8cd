import type { LessonView, PublicProblem } from '@playforward/contract';
import { type LessonSection, lessonSections, type SectionsDone, type TouchedTabs } from './lesson-tabs.ts';

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

const touchedKeys = { introduction: 'introduction', 'stem-city': 'stem_city' } as const;

function touchedKey(lessonId: number, tab: keyof TouchedTabs): string {
  return `lesson_${lessonId}_${touchedKeys[tab]}`;
}

/** Which of the tabs without work of their own were read or entered in this browser. */
export function readTouched(storage: ReadStorage, lessonId: number): TouchedTabs {
  const isSet = (tab: keyof TouchedTabs) => storage.getItem(touchedKey(lessonId, tab)) === complete;
  return { introduction: isSet('introduction'), 'stem-city': isSet('stem-city') };
}

export function writeTouched(
  storage: Pick<Storage, 'setItem'>,
  lessonId: number,
  tab: keyof TouchedTabs,
): void {
  storage.setItem(touchedKey(lessonId, tab), complete);
}

/** A lesson counts as complete only when all three marks say so. */
export function isLessonComplete(storage: ReadStorage, lessonId: number): boolean {
  const done = readSections(storage, lessonId);
  return lessonSections.every((section) => done[section]);
}

/** What the server's record says about the sections: the local marks are a cache of it (D-78, D-81). */
export function sectionsOnRecord(lesson: LessonView): SectionsDone {
  const all = lesson.state === 'completed';
  const lastExample = lesson.concepts.at(-1)?.problems.at(-1);
  return {
    key_concept: all || lastExample?.state === 'completed',
    guided_problem: all || isSolved(lesson.problems.filter(({ type }) => type === 'guided')),
    practice_problems: all || isSolved(lesson.problems.filter(({ type }) => type === 'practice')),
  };
}

/** Sections that hold nothing to solve are done once they are opened (D-78). */
export function isEmptySection(lesson: LessonView, section: LessonSection): boolean {
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
