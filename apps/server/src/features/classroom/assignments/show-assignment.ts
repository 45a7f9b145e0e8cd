import type { AssignmentDetail, GivenAssignment } from '@playforward/contract';
import type { RenderedProblem } from '@playforward/curriculum';
import { judgeGiven } from '../../../checks/judge-given.ts';
import { typesetMath } from '../../../curriculum/typeset-math.ts';
import { answerText } from '../find-problems.ts';
import { plainIdea } from '../plain-idea.ts';
import { type ClassRow, selectStudents } from '../queries.ts';
import type { ClassroomServices } from '../services.ts';
import { type GivenRow, selectGivenAnswers } from './given-answers.ts';
import { type AssignedStudent, type AssignmentRow, selectAssigned, selectAssignments } from './queries.ts';
import { readWork, type Work } from './read-work.ts';
import { showTask } from './task-of.ts';

type Member = { id: number; name: string };

/** GET …/assignments: the newest first, with how many have done it. */
export async function listAssignments(
  services: ClassroomServices,
  { id }: ClassRow,
): Promise<GivenAssignment[]> {
  const [rows, students] = await Promise.all([
    selectAssignments(services.db, id),
    selectStudents(services.db, id),
  ]);
  return countDone(services, { rows, students });
}

/** The longest that an assignment which is over still stands on the card of its class. */
const overMs = 24 * 3_600_000;
const mostDue = 3;

/** What is due in a class: the next first, also what has closed since yesterday and can be read; then what has no end. */
export async function listDue(
  services: ClassroomServices,
  { row, students }: { row: ClassRow; students: readonly Member[] },
): Promise<GivenAssignment[]> {
  const now = services.clock.now();
  const end = ({ dueAt, closesAt }: AssignmentRow) => dueAt ?? closesAt;
  const isDue = (one: AssignmentRow) => one.opensAt <= now && Number(end(one) ?? now) > Number(now) - overMs;
  const rows = (await selectAssignments(services.db, row.id))
    .filter(isDue)
    .toSorted((a, b) => Number(end(a) ?? Infinity) - Number(end(b) ?? Infinity));
  const counted = await countDone(services, { rows: rows.slice(0, 2 * mostDue), students });
  const isOpen = ({ due_at, closes_at, done, students: asked }: GivenAssignment) =>
    due_at !== null || closes_at !== null || done < asked;
  return counted.filter(isOpen).slice(0, mostDue);
}

type Counted = { rows: readonly AssignmentRow[]; students: readonly Member[] };

async function countDone(
  { db, pool }: ClassroomServices,
  { rows, students }: Counted,
): Promise<GivenAssignment[]> {
  const assigned = await selectAssigned(
    db,
    rows.map((row) => row.id),
  );
  const work = await readWork(pool, { assignments: rows, userIds: students.map((one) => one.id) });
  return rows.map((row) => {
    const asked = askedIn(row, { students, assigned });
    const done = asked.filter((one) => work({ assignment: row, userId: one.id }).state === 'done').length;
    return toGiven(row, { students, assigned, done });
  });
}

type People = { students: readonly Member[]; assigned: readonly AssignedStudent[] };

/** Those in the class now whom an assignment is for. */
function askedIn({ id, forAll }: AssignmentRow, { students, assigned }: People): readonly Member[] {
  if (forAll) return students;
  const ids = new Set(assigned.filter((one) => one.assignmentId === id).map(({ userId }) => userId));
  return students.filter((one) => ids.has(one.id));
}

function toGiven(
  row: AssignmentRow,
  { students, assigned, done }: People & { done: number },
): GivenAssignment {
  const asked = askedIn(row, { students, assigned });
  return {
    id: row.id,
    task: showTask(row.task),
    title: row.title,
    numbers: row.rendered === null ? 'own' : 'same',
    opens_at: row.opensAt.toISOString(),
    due_at: row.dueAt?.toISOString() ?? null,
    closes_at: row.closesAt?.toISOString() ?? null,
    takes_late: row.takesLate,
    student_ids: row.forAll ? null : asked.map(({ id }) => id),
    revision: row.revision,
    students: asked.length,
    done,
  };
}

/** GET …/assignments/{aid}: who is how far, and the answers of those who have handed in. */
export async function showAssignment(
  { db, pool }: ClassroomServices,
  row: AssignmentRow,
): Promise<AssignmentDetail> {
  const students = await selectStudents(db, row.classId);
  const assigned = await selectAssigned(db, [row.id]);
  const asked = askedIn(row, { students, assigned });
  const readOf = await readWork(pool, { assignments: [row], userIds: asked.map(({ id }) => id) });
  const work = asked.map((one) => ({ one, work: readOf({ assignment: row, userId: one.id }) }));
  const sittings = work.flatMap(({ work: { sitting } }) => (sitting?.closedAt ? [sitting.id] : []));
  const answers = groupAnswers(await selectGivenAnswers(pool, sittings));
  const done = work.filter((one) => one.work.state === 'done').length;
  return {
    ...toGiven(row, { students, assigned, done }),
    work: work.map(({ one, work: told }) => toStudentWork(row, { one, told, assigned })),
    answers,
    math: typesetMath(
      answers.flatMap(({ question, answer, final_answer: final }) => [question, answer, final]),
    ),
  };
}

type MemberWork = { one: Member; told: Work; assigned: readonly AssignedStudent[] };

function toStudentWork(
  { dueAt }: AssignmentRow,
  { one: { id, name }, told, assigned }: MemberWork,
): AssignmentDetail['work'][number] {
  const { state, at, sitting } = told;
  const reopened = assigned.find(({ userId }) => userId === id)?.reopenedUntil ?? null;
  return {
    id,
    name,
    state,
    at: at?.toISOString() ?? null,
    late: at !== null && dueAt !== null && at > dueAt,
    reopened_until: reopened?.toISOString() ?? null,
    sitting_id: sitting?.id ?? null,
    answered: sitting?.answered ?? null,
    right: sitting?.closedAt ? sitting.right : null,
    all: sitting?.all ?? null,
  };
}

/** The same answer to the same problem stands once, with how many gave it; what is not right comes first. */
function groupAnswers(rows: readonly GivenRow[]): AssignmentDetail['answers'] {
  const groups = Map.groupBy(rows, (row) => sameAs(row));
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { sittingId, place, rendered, acceptedNote } = first;
      const { verdict, misconception } = judgeGiven(rendered, first);
      if (verdict === 'none') return [];
      return [
        {
          sitting_id: sittingId,
          place,
          question: rendered.question,
          answer: answerText(rendered, first),
          students: group.length,
          verdict,
          idea: misconception === null || misconception === 'slip' ? null : plainIdea(misconception),
          final_answer: rendered.finalAnswer,
          accepted: acceptedNote,
        },
      ];
    })
    .toSorted(
      (a, b) =>
        Number(a.verdict === 'right') - Number(b.verdict === 'right') ||
        a.place - b.place ||
        b.students - a.students,
    );
}

/** Answers with the same sign say the same to the same problem; blanks and capital letters are no difference. */
export function sameAs({
  rendered: { id },
  answerId,
  answer,
}: {
  rendered: Pick<RenderedProblem, 'id'>;
  answerId: number | null;
  answer: string | null;
}): string {
  const text = answer?.replace(/\s+/g, '').toLowerCase() ?? null;
  return JSON.stringify([id.skill, id.version, id.level, id.seed, answerId, text]);
}
