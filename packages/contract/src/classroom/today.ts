import { z } from 'zod';
import { contentText, typesetMath } from '../curriculum.ts';
import { assignmentKind } from './assignments.ts';

const moment = z.iso.datetime();

/** The wrong idea on which most students of one class still are: what a teacher can begin the day with. */
const todaysTalk = z.strictObject({
  class_id: z.int(),
  class_name: z.string(),
  lesson_id: z.int(),
  misconception: z.string(),
  text: z.string(),
  /** Who has shown it in the last days and cannot do it alone yet. */
  students: z.int(),
  question: contentText,
  diagram_image_url: z.string().nullable(),
  diagram_alt: z.string().nullable(),
  /** Without a word about which of the two is right. */
  answers: z.tuple([contentText, contentText]),
});

/** GET /api/teach/today: the first five minutes, what ends in the next seven days, and the notes for the lesson. */
export const teachersToday = z.strictObject({
  talk: todaysTalk.nullable(),
  /** The next to end first. */
  week: z.array(
    z.strictObject({
      id: z.uuid(),
      class_id: z.int(),
      class_name: z.string(),
      kind: assignmentKind,
      title: z.string(),
      ends_at: moment,
    }),
  ),
  /** The lesson at which the class is. */
  guide: z.strictObject({ lesson_id: z.int(), title: z.string(), class_name: z.string() }).nullable(),
  math: typesetMath,
});

export type TeachersToday = z.infer<typeof teachersToday>;
