import { type NowRow, nowLimits } from '@playforward/contract';
import { allSlots } from '../../../curriculum/curriculum-index.ts';
import { typesetMath } from '../../../curriculum/typeset-math.ts';
import { answerText, findProblems } from '../find-problems.ts';
import { plainIdea } from '../plain-idea.ts';
import type { ClassroomServices } from '../services.ts';
import type { AnswerRow } from '../work-queries.ts';
import { type OpenedRow, selectLastAnswers, selectLastOpened } from './now-queries.ts';

/** A student of the class, as far as the row does not follow from work. */
export type Present = { id: number; name: string; seenAt: Date | null; handAt: Date | null };

/** A session says every five minutes that it is used. */
const onMs = 10 * 60_000;
/** More than are shown: misses in a row are counted further back. */
const answersRead = 8;

/** The rows of these students as they stand now. */
export async function showRows(services: ClassroomServices, students: readonly Present[]): Promise<NowRow[]> {
  const { pool, clock } = services;
  if (students.length === 0) return [];
  const ids = students.map(({ id }) => id);
  const since = new Date(clock.now().getTime() - nowLimits.workHours * 3_600_000);
  const [answers, opened] = await Promise.all([
    selectLastAnswers(pool, { ids, since, most: answersRead }),
    selectLastOpened(pool, { ids, since }),
  ]);
  const problems = await findProblems(
    services,
    answers.map(({ problemId }) => problemId),
  );
  const answersOf = Map.groupBy(answers, ({ userId }) => userId);
  const openedOf = Map.groupBy(opened, ({ userId }) => userId);
  const toRow = (student: Present) =>
    showRow(services, {
      student,
      answers: answersOf.get(student.id) ?? [],
      opened: openedOf.get(student.id) ?? [],
      problems,
    });
  return Promise.all(students.map(toRow));
}

type StudentNow = {
  student: Present;
  /** Newest first. */
  answers: readonly AnswerRow[];
  opened: readonly OpenedRow[];
  problems: Awaited<ReturnType<typeof findProblems>>;
};

async function showRow(services: ClassroomServices, known: StudentNow): Promise<NowRow> {
  const { student, answers, opened, problems } = known;
  const moments = [...answers, ...opened].map(({ at }) => at.getTime());
  const since = moments.length > 0 ? Math.max(...moments) : undefined;
  const last = Math.max(since ?? 0, student.seenAt?.getTime() ?? 0);
  const shown = answers
    .slice(0, nowLimits.answers)
    .reverse()
    .map((row) => ({
      answer: answerText(problems.get(row.problemId), row),
      right: row.right,
      at: row.at.toISOString(),
    }));
  const { open, done } = await findOpen(services, known);
  return {
    id: student.id,
    name: student.name,
    on: services.clock.now().getTime() - last < onMs,
    open,
    answers: shown,
    idea: ideaOf(answers),
    done,
    since: since === undefined ? null : new Date(since).toISOString(),
    hand_at: student.handAt?.toISOString() ?? null,
    math: typesetMath([open?.question ?? null, ...shown.map(({ answer }) => answer)]),
  };
}

/** The idea that the last answer shows, with the answers in a row that show it. */
function ideaOf(answers: readonly AnswerRow[]): NowRow['idea'] {
  const idea = answers[0]?.idea;
  if (!idea || answers[0]?.right) return null;
  const other = answers.findIndex((row) => row.right || row.idea !== idea);
  return { idea, text: plainIdea(idea), misses: other === -1 ? answers.length : other };
}

/** What the student was at last: the problem of the last answer or the one opened since, or the lesson itself. */
async function findOpen(
  { curriculum }: ClassroomServices,
  { student, answers, opened }: StudentNow,
): Promise<Pick<NowRow, 'open' | 'done'>> {
  const lesson = opened.find(({ kind }) => kind === 'lesson');
  const problem = opened.find(({ kind }) => kind === 'problem');
  const answered = answers[0] && { at: answers[0].at, itemId: answers[0].problemId };
  const started = problem && { at: problem.at, itemId: problem.itemId };
  const latest = [answered, started]
    .filter((one) => one !== undefined)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  const own = latest && (await curriculum.problems.findOptional(student, latest.itemId));
  const isLessonNewer = lesson && (!latest || lesson.at > latest.at);
  const found = curriculum.index.lesson.get(
    isLessonNewer || !own ? (lesson?.itemId ?? 0) : own.slot.lessonId,
  );
  if (!found) return { open: null, done: false };
  const done = lesson?.itemId === found.id && lesson.completedAt !== null;
  const place = { lesson_id: found.id, lesson_title: found.title };
  if (!own || own.slot.lessonId !== found.id)
    return { open: { ...place, part: 'lesson', number: 0, of: 0, question: null }, done };
  const part = own.slot.type;
  const among = allSlots(found).filter(({ type }) => type === part);
  const number = among.findIndex(({ id }) => id === own.slot.id) + 1;
  return { open: { ...place, part, number, of: among.length, question: own.rendered.question }, done };
}
