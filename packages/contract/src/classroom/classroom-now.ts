import { z } from 'zod';
import { contentText, typesetMath } from '../curriculum.ts';
import { classroomLimits } from './classroom-limits.ts';
import { type NudgePhrase, nudgePhrases } from './classroom-now-limits.ts';

/** POST /api/teach/classes/{id}/pause. */
export const pauseBody = z.strictObject({ on: z.boolean() });
export const pauseAnswer = z.strictObject({ paused_until: z.iso.datetime().nullable() });

/** POST /api/teach/classes/{id}/nudge. */
export const nudgeBody = z.strictObject({
  student_ids: z.array(z.int().min(1)).min(1).max(classroomLimits.rosterLines),
  phrase: z.enum(Object.keys(nudgePhrases) as [NudgePhrase, ...NudgePhrase[]]),
});

/** POST /api/classes/{id}/hand. */
export const handBody = z.strictObject({ up: z.boolean() });

/** Event `class` of GET /api/teach/classes/{id}/now: first of all, and whenever it changes. */
export const lineOfClass = z.strictObject({
  /** The server's clock: what the moments of rows are measured against. */
  now: z.iso.datetime(),
  paused_until: z.iso.datetime().nullable(),
});

/** Event `row`: how one student stands; told when it changes. */
export const nowRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Seen in the last minutes. */
  on: z.boolean(),
  /** What is open; null when nothing was today. */
  open: z
    .strictObject({
      lesson_id: z.int(),
      lesson_title: z.string(),
      part: z.enum(['lesson', 'example', 'guided', 'practice', 'stretch']),
      /** Which problem of its part, and how many there are; 0 for the lesson itself. */
      number: z.int(),
      of: z.int(),
      question: contentText.nullable(),
    })
    .nullable(),
  /** The last three of today, oldest first. */
  answers: z.array(z.strictObject({ answer: contentText, right: z.boolean(), at: z.iso.datetime() })),
  /** The wrong idea behind the last answer, and how many answers in a row have shown it. */
  idea: z.strictObject({ idea: z.string(), text: z.string(), misses: z.int() }).nullable(),
  /** The lesson that is open has been completed. */
  done: z.boolean(),
  /** Of the last thing that was done: an answer, or what was opened. */
  since: z.iso.datetime().nullable(),
  hand_at: z.iso.datetime().nullable(),
  math: typesetMath,
});

/** Event `hand`: raised, or lowered by either side. */
export const nowHand = z.strictObject({ id: z.int(), hand_at: z.iso.datetime().nullable() });

/** Event `end`: the student is in the class no more; null: there is nothing more to see, and the stream ends. */
export const nowEnd = z.strictObject({ id: z.int().nullable() });

/** Event `state` of GET /api/classes/now: all that a student's page shows of the own classes. */
export const classLine = z.strictObject({
  now: z.iso.datetime(),
  pause: z.strictObject({ class_name: z.string(), teacher: z.string(), until: z.iso.datetime() }).nullable(),
  nudge: z
    .strictObject({
      teacher: z.string(),
      phrase: z.enum(Object.keys(nudgePhrases) as [NudgePhrase, ...NudgePhrase[]]),
      at: z.iso.datetime(),
    })
    .nullable(),
  classes: z.array(z.strictObject({ id: z.int(), name: z.string(), teacher: z.string(), hand: z.boolean() })),
});

/** GET /api/teach/classes/{id}/time: how long the class has worked in the last seven days. */
export const classTime = z.strictObject({
  /** Oldest first. */
  days: z.array(z.iso.date()),
  students: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      /** Minutes of each of the days. */
      minutes: z.array(z.int()),
      answers: z.int(),
    }),
  ),
  /** In the order of the course; of those who worked on it, the one in the middle by minutes. */
  lessons: z.array(
    z.strictObject({
      id: z.int(),
      unit_number: z.int(),
      lesson_number: z.int(),
      title: z.string(),
      students: z.int(),
      minutes: z.int(),
    }),
  ),
});

export type ClassTime = z.infer<typeof classTime>;
export type PauseBody = z.infer<typeof pauseBody>;
export type PauseAnswer = z.infer<typeof pauseAnswer>;
export type NudgeBody = z.infer<typeof nudgeBody>;
export type HandBody = z.infer<typeof handBody>;
export type LineOfClass = z.infer<typeof lineOfClass>;
export type NowRow = z.infer<typeof nowRow>;
export type NowHand = z.infer<typeof nowHand>;
export type NowEnd = z.infer<typeof nowEnd>;
export type ClassLine = z.infer<typeof classLine>;
