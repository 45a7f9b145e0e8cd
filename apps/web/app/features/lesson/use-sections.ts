import type { LessonView } from '@playforward/contract';
import { useCallback, useEffect, useState } from 'react';
import { keptTexts } from '../../storage/kept-texts.ts';
import {
  type LessonSection,
  type LessonTab,
  lessonSections,
  type SectionsDone,
  sectionOfTab,
  type TouchedTabs,
} from './lesson-tabs.ts';
import {
  isEmptySection,
  readSections,
  readTouched,
  sectionsOnRecord,
  writeSection,
  writeTouched,
} from './section-flags.ts';

const lastOpenedKey = 'lesson_last_opened';
const visitedKey = 'lesson_visited';

/** Which sections of the lesson are done, kept in this browser and set again from the server's record. */
export function useSections(lesson: LessonView, tab: LessonTab) {
  const [stored, setStored] = useState<SectionsDone>(() => readSections(keptTexts, lesson.id));
  const [touched, setTouched] = useState<TouchedTabs>(() => readTouched(keptTexts, lesson.id));
  const record = sectionsOnRecord(lesson);
  const section = sectionOfTab(tab);
  const emptied = section !== undefined && isEmptySection(lesson, section) ? section : undefined;
  const isDone = (name: LessonSection) => stored[name] || record[name] || name === emptied;
  const done: SectionsDone = {
    key_concept: isDone('key_concept'),
    guided_problem: isDone('guided_problem'),
    practice_problems: isDone('practice_problems'),
  };
  const missing = lessonSections.filter((name) => done[name] && !stored[name]).join();

  // The marks in local storage are a documented cache of what is known here.
  useEffect(() => {
    for (const name of lessonSections) if (missing.includes(name)) writeSection(keptTexts, lesson.id, name);
    setStored(readSections(keptTexts, lesson.id));
  }, [lesson.id, missing]);

  // Other pages want to know which lesson was open last.
  useEffect(() => {
    keptTexts.setItem(visitedKey, 'true');
    keptTexts.setItem(lastOpenedKey, String(lesson.id));
  }, [lesson.id]);

  const touch = useCallback(
    (name: keyof TouchedTabs) => {
      writeTouched(keptTexts, lesson.id, name);
      setTouched(readTouched(keptTexts, lesson.id));
    },
    [lesson.id],
  );
  // An introduction that is open is being read; the city counts once it is entered.
  useEffect(() => {
    if (tab === 'introduction') touch('introduction');
  }, [tab, touch]);

  const finish = (name: LessonSection) => {
    writeSection(keptTexts, lesson.id, name);
    setStored(readSections(keptTexts, lesson.id));
  };
  return { done, finish, touched, touch };
}
