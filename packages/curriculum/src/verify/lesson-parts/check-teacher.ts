import type { LessonFile } from '../../lessons/curriculum.ts';
import { measureReadability } from '../reading/readability.ts';
import { checkWriting, type Report } from './part-report.ts';

const minutesOfAPeriod = 45;
const mostWordsOfALine = 40;

/** Notes for the teacher: short lines, and minutes that fill its class periods. */
export function checkTeacher({ teacher }: LessonFile, report: Report): void {
  if (!teacher) return;
  const { launch, ask, listen, pacing } = teacher;
  const lines = [...launch, ...ask, ...listen.flatMap(({ hear, say }) => [hear, say])];
  for (const [place, text] of lines.entries()) {
    checkWriting({ place: `note ${place + 1} for the teacher`, text }, report);
    const { words } = measureReadability(text);
    if (words > mostWordsOfALine)
      report('teacher', `a note has ${words} words, expected at most ${mostWordsOfALine}: ${text}`);
  }
  const { periods, ...parts } = pacing;
  const minutes = Object.values(parts).reduce((sum, part) => sum + part, 0);
  const expected = periods * minutesOfAPeriod;
  if (minutes !== expected) report('teacher', `the minutes add up to ${minutes}, expected ${expected}`);
}
