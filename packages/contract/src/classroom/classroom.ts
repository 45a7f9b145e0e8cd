import { z } from 'zod';
import { contentText, typesetMath } from '../curriculum.ts';
import { familyLanguages } from '../family-limits.ts';
import { skillState } from '../mastery.ts';
import { assignmentKind } from './assignments.ts';
import { classroomLimits } from './classroom-limits.ts';

/** Who a person is here; given by an operator or the school, never typed into a form. */
export const userRole = z.enum(['student', 'teacher', 'guardian', 'admin', 'staff']);

/** GET /user/me/role: what the six keys of a sign-in do not say. */
export const roleAnswer = z.strictObject({ role: userRole, classes: z.int(), children: z.int() });

/** GET /user/me/who-looked: which adults have read a student's work, newest first. */
export const whoLooked = z.strictObject({
  reads: z.array(
    z.strictObject({
      at: z.iso.datetime(),
      /** Null for who came by a link without an account. */
      who: z.string().nullable(),
      class_name: z.string().nullable(),
      what: z.enum(['class', 'student', 'family', 'reader', 'mail', 'school']),
    }),
  ),
});

const name = z.string().trim().min(1, 'Give the class a name.').max(classroomLimits.nameLength);
const semester = z.string().trim().max(40);

/** POST /api/teach/classes. */
export const newClassBody = z.strictObject({
  name,
  course_id: z.int().min(1),
  semester: semester.optional(),
});

/** PATCH /api/teach/classes/{id}; `code_open: false` closes the code, POST …/code opens a new one. */
export const changeClassBody = z.strictObject({
  name: name.optional(),
  semester: semester.optional(),
  code_open: z.literal(false).optional(),
});

/** A class as its teachers see it. */
export const taughtClass = z.strictObject({
  id: z.int(),
  name: z.string(),
  course_id: z.int(),
  semester: z.string().nullable(),
  /** Null while nobody can join by a code. */
  code: z.string().nullable(),
  students: z.int(),
  is_demo: z.boolean(),
  /** Set aside by the school: a year that is over. */
  archived: z.boolean(),
});

const needReason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('same-idea'), idea: z.string(), text: z.string(), misses: z.int() }),
  z.strictObject({ kind: z.literal('low-estimate'), tries: z.int() }),
]);

/** Somebody who needs help: with which skill, and why. */
export const studentInNeed = z.strictObject({
  id: z.int(),
  name: z.string(),
  skill: z.string(),
  skill_title: z.string(),
  why: needReason,
});

/** An assignment at a glance: how many of those who are asked have done it. */
const dueAssignment = z.strictObject({
  id: z.uuid(),
  kind: assignmentKind,
  title: z.string(),
  due_at: z.iso.datetime().nullable(),
  closes_at: z.iso.datetime().nullable(),
  students: z.int(),
  done: z.int(),
});

/** GET /api/teach/classes. */
export const taughtClasses = z.strictObject({
  classes: z.array(
    taughtClass.extend({
      on_now: z.int(),
      /** Who that is, by name. */
      on: z.array(z.strictObject({ id: z.int(), name: z.string() })),
      /** When anybody was here last; null where nobody has been. */
      last_seen_at: z.iso.datetime().nullable(),
      /** The unit in which most of the class has worked last; null before anybody has. */
      place: z.strictObject({ unit_number: z.int(), unit_title: z.string() }).nullable(),
      /** What is due next, and what has just closed. */
      due: z.array(dueAssignment),
      needs: z.array(studentInNeed),
    }),
  ),
});

/** A code with its picture: SVG of a QR code that leads to `address`. */
export const classCode = z.strictObject({
  code: z.string(),
  address: z.string(),
  picture: z.string(),
});

/** GET /api/teach/classes/{id}: with the picture of its code, where one is open. */
export const taughtClassDetail = taughtClass.extend({
  course_title: z.string(),
  units: z.array(
    z.strictObject({
      id: z.int(),
      unit_number: z.int(),
      title: z.string(),
      lessons: z.array(z.strictObject({ id: z.int(), lesson_number: z.int(), title: z.string() })),
    }),
  ),
  /** Where most of the class has worked last; null before anybody has. */
  current_lesson_id: z.int().nullable(),
  invite: classCode.nullable(),
});

/** POST /api/teach/classes/{id}/students: without `apply` nothing is written. */
export const addStudentsBody = z
  .strictObject({
    names: z.array(z.string().max(200)).max(classroomLimits.rosterLines).optional(),
    csv: z.string().max(classroomLimits.rosterText).optional(),
    language: z.enum(familyLanguages).optional(),
    apply: z.boolean(),
  })
  .refine(({ names, csv }) => (names === undefined) !== (csv === undefined), {
    message: 'Send either names or csv.',
  });

/** What a line of a roster would do. */
export const rosterLine = z.strictObject({
  line: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  act: z.enum(['new-pupil', 'new-account', 'left-out']),
  /** A sentence where the line is left out. */
  why: z.string().nullable(),
});

/** The roster line by line; after `apply` also where the cards are, which open once, for ten minutes. */
export const rosterAnswer = z.strictObject({
  applied: z.boolean(),
  lines: z.array(rosterLine),
  cards: z.strictObject({ count: z.int(), address: z.string() }).nullable(),
});

/** POST /api/teach/classes/{id}/cards: new cards, which end the old ones and their sessions. */
export const newCardsBody = z.strictObject({
  student_ids: z.array(z.int().min(1)).min(1).max(classroomLimits.rosterLines),
  language: z.enum(familyLanguages).optional(),
  /** Also for those who have chosen a password of their own: it opens nothing any more. */
  replace_own_passwords: z.boolean().optional(),
});
export const newCards = z.strictObject({
  count: z.int(),
  address: z.string(),
  /** Those who have a password of their own, or a card from elsewhere. */
  left_out: z.array(z.string()),
});

/** Who teaches a class; the longest stands first. */
const classTeacher = z.strictObject({
  id: z.int(),
  name: z.string(),
  is_you: z.boolean(),
  /** Whether who asks may end it: by leaving, or because the class is the own one. */
  may_take_out: z.boolean(),
});

/** POST /api/teach/classes/{id}/teachers: the address of a colleague. */
export const newTeacherBody = z.strictObject({ email: z.string().trim().min(3).max(254) });
export const classTeachersAnswer = z.strictObject({ teachers: z.array(classTeacher) });

/** GET /api/teach/classes/{id}/students. */
export const classPeople = z.strictObject({
  teachers: z.array(classTeacher),
  students: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      /** Of pupils without an e-mail address. */
      user_name: z.string().nullable(),
      joined_at: z.iso.datetime(),
      last_seen_at: z.iso.datetime().nullable(),
      /** What a new card would replace; none where this teacher gives out none. */
      card: z.enum(['on-card', 'own-password', 'none']),
      /** How many at home see the student's week. */
      families: z.int(),
    }),
  ),
});

const shownAnswer = z.strictObject({
  at: z.iso.datetime(),
  question: contentText,
  /** As it was typed, or the text of the choice. */
  answer: contentText,
  right: z.boolean(),
  /** The wrong idea behind it, in plain words. */
  idea: z.string().nullable(),
});

export const gridCell = z.strictObject({
  skill: z.string(),
  state: skillState,
  needs_help: needReason.nullable(),
  tries: z.int(),
});

/** GET /api/teach/classes/{id}/grid?unit_id=; `unit_id=all` asks for the whole course. */
export const classGrid = z.strictObject({
  /** Null for the whole course. */
  unit_id: z.int().nullable(),
  skills: z.array(
    z.strictObject({ skill: z.string(), title: z.string(), lesson_id: z.int(), lesson_title: z.string() }),
  ),
  students: z.array(z.strictObject({ id: z.int(), name: z.string(), cells: z.array(gridCell) })),
});

/** GET /api/teach/classes/{id}/students/{sid}/attempts?page=&skill=: every try as typed, newest first. */
export const studentAttempts = z.strictObject({
  page: z.int(),
  total: z.int(),
  attempts: z.array(
    shownAnswer.extend({
      skill: z.string(),
      skill_title: z.string(),
      help: z.enum(['none', 'helped', 'not-counted']),
    }),
  ),
  math: typesetMath,
});

/** One wrong idea of a class, and what to talk about. */
export const wrongIdea = z.strictObject({
  misconception: z.string(),
  text: z.string(),
  skill: z.string(),
  skill_title: z.string(),
  students: z.int(),
  answers: z.int(),
  /** Of the students of the class. */
  share: z.number().min(0).max(1),
  needing_help: z.int(),
  /** Their names are shown only when the teacher asks. */
  who: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  problem: z.strictObject({
    question: contentText,
    diagram_image_url: z.string().nullable(),
    diagram_alt: z.string().nullable(),
  }),
  samples: z.array(z.strictObject({ answer: contentText, question: contentText, students: z.int() })),
  talk: z
    .strictObject({
      answers: z.tuple([contentText, contentText]),
      /** Which of the two is right; told to the teacher alone. */
      right: z.int().min(0).max(1),
      listen_for: contentText,
      follow_up: z.strictObject({ question: contentText, answer: contentText }),
    })
    .nullable(),
});

/** GET /api/teach/classes/{id}/wrong-ideas?lesson_id=&days=. */
export const wrongIdeas = z.strictObject({
  lesson_id: z.int(),
  days: z.int(),
  students: z.int(),
  answers: z.int(),
  wrong: z.int(),
  /** Answers that show no named idea. */
  slips: z.int(),
  ideas: z.array(wrongIdea),
  math: typesetMath,
});

/** GET /api/teach/classes/{id}/students/{sid}. */
export const studentPage = z.strictObject({
  id: z.int(),
  name: z.string(),
  class_id: z.int(),
  class_name: z.string(),
  course_title: z.string(),
  strengths: z.array(z.strictObject({ skill: z.string(), title: z.string() })),
  needs: z.array(studentInNeed),
  units: z.array(
    z.strictObject({
      id: z.int(),
      unit_number: z.int(),
      title: z.string(),
      lessons: z.array(
        z.strictObject({
          title: z.string(),
          skills: z.array(z.strictObject({ skill: z.string(), title: z.string(), state: skillState })),
        }),
      ),
    }),
  ),
  /** Answers a day, of the last seven, oldest first. */
  week: z.array(z.strictObject({ day: z.iso.date(), answers: z.int() })),
  hints: z.int(),
  missions: z.int(),
  races: z.int(),
  /** When a safety card was shown, where the school lets teachers know; never why. */
  safety_cards: z.array(z.iso.datetime()),
});

/** POST /api/classes/join. */
export const joinBody = z.strictObject({ code: z.string().trim().min(1).max(20) });

/** A class as its students see it: no other student in it. */
export const joinedClass = z.strictObject({ id: z.int(), name: z.string(), teacher: z.string() });
export const joinedClasses = z.strictObject({ classes: z.array(joinedClass) });

export type UserRole = z.infer<typeof userRole>;
export type RoleAnswer = z.infer<typeof roleAnswer>;
export type WhoLooked = z.infer<typeof whoLooked>;
export type NewClassBody = z.infer<typeof newClassBody>;
export type ChangeClassBody = z.infer<typeof changeClassBody>;
export type TaughtClass = z.infer<typeof taughtClass>;
export type TaughtClasses = z.infer<typeof taughtClasses>;
export type TaughtClassDetail = z.infer<typeof taughtClassDetail>;
export type NeedReasonAnswer = z.infer<typeof needReason>;
export type StudentInNeed = z.infer<typeof studentInNeed>;
export type ClassCode = z.infer<typeof classCode>;
export type AddStudentsBody = z.infer<typeof addStudentsBody>;
export type RosterLine = z.infer<typeof rosterLine>;
export type RosterAnswer = z.infer<typeof rosterAnswer>;
export type NewCards = z.infer<typeof newCards>;
export type NewCardsBody = z.infer<typeof newCardsBody>;
export type NewTeacherBody = z.infer<typeof newTeacherBody>;
export type ClassTeachersAnswer = z.infer<typeof classTeachersAnswer>;
export type ClassPeople = z.infer<typeof classPeople>;
export type GridCell = z.infer<typeof gridCell>;
export type ClassGrid = z.infer<typeof classGrid>;
export type StudentAttempts = z.infer<typeof studentAttempts>;
export type WrongIdea = z.infer<typeof wrongIdea>;
export type WrongIdeas = z.infer<typeof wrongIdeas>;
export type StudentPage = z.infer<typeof studentPage>;
export type JoinedClass = z.infer<typeof joinedClass>;
export type JoinedClasses = z.infer<typeof joinedClasses>;
