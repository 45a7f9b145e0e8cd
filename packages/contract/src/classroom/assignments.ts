import { z } from 'zod';
import { contentText, typesetMath } from '../curriculum.ts';
import { checkLimits } from './checks.ts';

const rowId = z.int().min(1).max(2_147_483_647);
const moment = z.iso.datetime();

export const assignmentKind = z.enum(['lesson', 'practice', 'exit-ticket', 'unit-check', 'race', 'mission']);

/** What an assignment asks for. */
const assignmentTask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lesson'), lesson_id: rowId }),
  z.strictObject({
    kind: z.literal('practice'),
    skill: z.string().max(80),
    count: z.int().min(checkLimits.practice.least).max(checkLimits.practice.most),
  }),
  z.strictObject({
    kind: z.literal('exit-ticket'),
    lesson_id: rowId,
    count: z.int().min(checkLimits.exitTicket.least).max(checkLimits.exitTicket.most),
  }),
  z.strictObject({ kind: z.literal('unit-check'), unit_id: rowId }),
  z.strictObject({ kind: z.literal('race'), topic: z.string().trim().min(1).max(80) }),
  z.strictObject({ kind: z.literal('mission'), lesson_id: rowId }),
]);

const times = {
  opens_at: moment.optional(),
  due_at: moment.nullable().optional(),
  closes_at: moment.nullable().optional(),
  /** Whether what comes between due and closing is taken. */
  takes_late: z.boolean().optional(),
};

/** POST /api/teach/classes/{id}/assignments: without `student_ids` for the whole class. */
export const newAssignmentBody = z.strictObject({
  task: assignmentTask,
  /** The same numbers for everybody, or own ones. */
  numbers: z.enum(['same', 'own']).optional(),
  student_ids: z.array(rowId).min(1).max(200).optional(),
  ...times,
});

/** PATCH …/assignments/{aid}: the revision is the one that was read, so that nobody writes over a colleague. */
export const changeAssignmentBody = z.strictObject({
  revision: z.int().min(1),
  student_ids: z.array(rowId).min(1).max(200).nullable().optional(),
  ...times,
});

/** POST …/assignments/{aid}/reopen. */
export const reopenBody = z.strictObject({ student_id: rowId, until: moment });

/** POST …/assignments/{aid}/accept: this answer, and all that say the same to the same problem. */
export const acceptBody = z.strictObject({
  sitting_id: z.uuid(),
  place: z.int().min(0).max(63),
  note: z.string().trim().min(1, 'Say in a few words why you take it.').max(200),
});
export const acceptedAnswers = z.strictObject({ accepted: z.int() });

/** An assignment as a teacher sees it in the list. */
export const givenAssignment = z.strictObject({
  id: z.uuid(),
  task: assignmentTask,
  title: z.string(),
  numbers: z.enum(['same', 'own']),
  opens_at: moment,
  due_at: moment.nullable(),
  closes_at: moment.nullable(),
  takes_late: z.boolean(),
  /** Null: for everybody in the class. */
  student_ids: z.array(z.int()).nullable(),
  revision: z.int(),
  students: z.int(),
  done: z.int(),
});
export const givenAssignments = z.strictObject({ assignments: z.array(givenAssignment) });

const studentWork = z.strictObject({
  id: z.int(),
  name: z.string(),
  state: z.enum(['not-yet', 'started', 'done']),
  at: moment.nullable(),
  late: z.boolean(),
  reopened_until: moment.nullable(),
  sitting_id: z.uuid().nullable(),
  /** Of a set of problems: how many are answered, and right once it is over. */
  answered: z.int().nullable(),
  right: z.int().nullable(),
  all: z.int().nullable(),
});

/** One answer of a set, as typed; equal ones stand together. */
const answerGroup = z.strictObject({
  sitting_id: z.uuid(),
  place: z.int(),
  question: contentText,
  answer: contentText,
  students: z.int(),
  verdict: z.enum(['right', 'wrong', 'other']),
  /** The wrong idea behind it, in plain words. */
  idea: z.string().nullable(),
  final_answer: contentText,
  accepted: z.string().nullable(),
});

/** GET …/assignments/{aid}. */
export const assignmentDetail = givenAssignment.extend({
  work: z.array(studentWork),
  /** Answers of those who have handed in. */
  answers: z.array(answerGroup),
  math: typesetMath,
});

/** POST /api/teach/classes/{id}/papers: a worksheet of a lesson or a set of problems. */
export const newPaperBody = z.strictObject({
  task: assignmentTask,
  versions: z.int().min(1).max(checkLimits.versionsOfAPaper),
});
/** The code that is printed on its sheets, and where it prints from. */
export const newPaper = z.strictObject({ code: z.string(), address: z.string() });

/** GET /api/assignments: what a student is asked for; done ones stay for a week. */
export const askedAssignments = z.strictObject({
  assignments: z.array(
    z.strictObject({
      id: z.uuid(),
      kind: assignmentKind,
      title: z.string(),
      class_name: z.string(),
      teacher: z.string(),
      opens_at: moment,
      due_at: moment.nullable(),
      ends_at: moment.nullable(),
      state: z.enum(['to-do', 'started', 'done', 'over']),
      done_at: moment.nullable(),
      late: z.boolean(),
      lesson_id: z.int().nullable(),
      sitting_id: z.uuid().nullable(),
    }),
  ),
});

export type AssignmentTaskBody = z.infer<typeof assignmentTask>;
export type NewAssignmentBody = z.infer<typeof newAssignmentBody>;
export type ChangeAssignmentBody = z.infer<typeof changeAssignmentBody>;
export type ReopenBody = z.infer<typeof reopenBody>;
export type AcceptBody = z.infer<typeof acceptBody>;
export type GivenAssignment = z.infer<typeof givenAssignment>;
export type GivenAssignments = z.infer<typeof givenAssignments>;
export type AssignmentDetail = z.infer<typeof assignmentDetail>;
export type NewPaperBody = z.infer<typeof newPaperBody>;
export type NewPaper = z.infer<typeof newPaper>;
export type AskedAssignments = z.infer<typeof askedAssignments>;
