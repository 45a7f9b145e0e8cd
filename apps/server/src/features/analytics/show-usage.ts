import type { CurriculumIndex, Lesson } from '../../curriculum/curriculum-index.ts';
import type { Db } from '../../db/pool.ts';
import {
  type DayOfUse,
  type LessonUse,
  type Period,
  type Stop,
  selectDaysOfUse,
  selectLessonUse,
  selectStops,
} from './usage-queries.ts';

export type Report = {
  now: Date;
  days: number;
  timeZone: string;
  /** What the lessons are called; those that are gone are left out. */
  index: CurriculumIndex;
};

const dayMs = 86_400_000;

const sectionNames: Record<Stop['section'], string> = {
  introduction: 'Introduction',
  'key-concept': 'Key Concept',
  'stem-city': 'Stem City Game',
  'guided-problem': 'Guided Problem',
  'practice-problems': 'Practice Problems',
};

/** What the usage events tell a teacher, as text: days, lessons and where students stop. Names nobody. */
export async function showUsage(db: Db, { now, days, timeZone, index }: Report): Promise<string> {
  const period: Period = { from: new Date(now.getTime() - days * dayMs), timeZone };
  const perDay = await selectDaysOfUse(db, period);
  if (perDay.length === 0) {
    return `Nothing was recorded in the last ${days} days. Usage appears here once students open lessons, unless ANALYTICS is off.`;
  }
  const used = new Map((await selectLessonUse(db, period)).map((use) => [use.lessonId, use]));
  const lessons = [...index.lesson.values()].flatMap((lesson) => {
    const use = used.get(lesson.id);
    return use ? [{ lesson, unit: index.unit.get(lesson.unitId)?.title ?? '', use }] : [];
  });
  const stops = await selectStops(db, period);
  return [
    `Usage of the last ${days} days, by day (time zone ${timeZone})`,
    '',
    table(perDay),
    '',
    'By lesson',
    ...lessons.flatMap((lesson) => ['', ...lessonLines(lesson, stops)]),
    ...(lessons.length === 0 ? ['', 'No lesson was opened yet.'] : []),
    '',
    'Counted are browsers that allow it; a student with several accounts or browsers may count more than once.',
  ].join('\n');
}

function table(days: DayOfUse[]): string {
  const head = ['Day', 'Students', 'Lessons opened', 'Problems tried', 'Right', 'Sign-ins tried'];
  const rows = days.map(({ day, students, lessons, tried, right, logins }) => [
    day,
    String(students),
    String(lessons),
    String(tried),
    share(right, tried),
    String(logins),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [head, ...rows].map(line).join('\n');
}

type UsedLesson = { lesson: Lesson; unit: string; use: LessonUse };

function lessonLines({ lesson, unit, use }: UsedLesson, stops: Stop[]): string[] {
  const { students, finished, tried, right } = use;
  const here = stops.filter((stop) => stop.lessonId === lesson.id);
  return [
    `${unit}: ${lesson.title}`,
    `  Worked on by ${count(students, 'student')}, practice finished by ${finished}.`,
    tried === 0
      ? '  No problem was tried.'
      : `  ${count(tried, 'problem')} tried, ${share(right, tried)} right.`,
    ...(here.length > 0 ? [`  Where students stop: ${here.map(stopWords).join('; ')}.`] : []),
  ];
}

function stopWords({ section, place, students }: Stop): string {
  const at = place === null ? '' : `, problem ${place}`;
  return `${students} in ${sectionNames[section]}${at}`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`;
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
