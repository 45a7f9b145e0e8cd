import { z } from 'zod';
import { handTask } from './hands.ts';

/** Text of a content field: plain words with TeX between `$…$` or `$$…$$`; a plain dollar sign is written `\$` (D-151). */
export const contentText = z.string();

/**
 * TeX source → typeset HTML for every formula that occurs in the texts of the same answer; the key is `tex` of
 * splitContentText. A formula without an entry is shown as plain text.
 */
export const typesetMath = z.record(z.string(), z.string());

export const progressState = z.enum(['not_started', 'started', 'completed']);

export const lessonBrief = z.strictObject({
  id: z.int(),
  title: z.string(),
  lesson_number: z.int(),
  unit_id: z.int(),
  state: progressState,
});

export const unitWithLessonMap = z.strictObject({
  id: z.int(),
  unit_number: z.int(),
  title: z.string(),
  lessons: z.record(z.string(), lessonBrief),
});

/** GET /api/courses/with-units (D-66): units keyed by id. */
export const courseWithUnits = z.strictObject({
  id: z.int(),
  title: z.string(),
  units: z.record(z.string(), unitWithLessonMap),
});

/** GET /api/units/{unitId} (D-66): lessons as an array. */
export const unitWithLessonList = z.strictObject({
  id: z.int(),
  unit_number: z.int(),
  title: z.string(),
  lessons: z.array(lessonBrief),
});

/** GET /api/units/{unitId}/with-course. */
export const unitWithCourse = unitWithLessonList.extend({
  course: z.strictObject({ id: z.int(), title: z.string() }),
});

/** One choice. Where it is a picture, its address is here too and `text` says in words what the picture shows. */
export const problemAnswer = z.strictObject({
  id: z.int(),
  text: contentText,
  diagram_image_url: z.string().optional(),
});

export const problemStep = z.strictObject({
  id: z.int(),
  instruction: contentText,
  explanation: contentText,
  /** The mathematics of the step, as content text; null when the step is words only. */
  work: contentText.nullable(),
  diagram_image_url: z.string().nullable(),
  diagram_alt: z.string().nullable(),
});

/** How an answer may be typed; null when the problem is a choice among statements. */
export const answerInput = z.strictObject({ form: z.string(), unit: z.string().nullable() });

/** A problem as the student may see it: no key, no correctness, no reason (D-85). */
export const publicProblem = z.strictObject({
  id: z.int(),
  type: z.enum(['example', 'guided', 'practice', 'stretch']),
  headline: contentText,
  question: contentText,
  diagram_image_url: z.string().nullable(),
  diagram_alt: z.string().nullable(),
  answers: z.array(problemAnswer),
  answer_input: answerInput.nullable(),
  /** What is to be made by hand; absent where the answer is typed or chosen. The answers then say the same in words. */
  hand: handTask.optional(),
  steps: z.array(problemStep),
  final_answer: contentText.nullable(),
  state: progressState,
  /** The title of the lesson whose skill a practice problem repeats; absent for the lesson's own skills. */
  review_of: z.string().optional(),
});

export const publicConcept = z.strictObject({
  title: z.string(),
  definition: contentText,
  diagram_image_url: z.string().nullable(),
  diagram_alt: z.string().nullable(),
  diagram_caption: contentText.nullable(),
  problems: z.array(publicProblem),
});

/** The question before anything is told. */
export const publicLaunch = z.strictObject({
  situation: contentText,
  question: contentText,
  diagram_image_url: z.string().nullable(),
  diagram_alt: z.string().nullable(),
  /** What may be guessed: one of some, or a number on a scale. */
  asks: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('choice'), guesses: z.array(contentText) }),
    z.strictObject({
      kind: z.literal('number'),
      unit: z.string(),
      from: z.number(),
      to: z.number(),
      step: z.number(),
    }),
  ]),
  /** What the student guessed: a place, counted from 0, or the number; null before. */
  guess: z.number().nullable(),
  /** The guess that proved right and what is known by now; null until practice is done. */
  known: z.strictObject({ answer: z.number(), after: contentText }).nullable(),
});

/** PUT /api/lessons/{lessonId}/guess: the first guess stays. */
export const guessBody = z.strictObject({ guess: z.number() });

/** GET /api/lessons/{lessonId}/picture: the first picture of its concepts; null where it has none. */
export const lessonPicture = z.strictObject({ diagram_image_url: z.string().nullable() });

/** Where a lesson first names a word of the glossary: a stretch of plain words, so never within a formula. */
export const firstUse = z.strictObject({
  slug: z.string(),
  /** 0 for the intro, n for the definition of the nth concept. */
  text: z.int(),
  /** Of a definition, counted from 0; the intro counts as one. */
  paragraph: z.int(),
  /** The place in what `splitTerms` makes of the paragraph. */
  piece: z.int(),
  start: z.int(),
  end: z.int(),
});

/** A lab of a lesson: it runs in the student's page, and nothing of it is sent. */
export const labName = z.enum(['classifier', 'confusion', 'next-word', 'catch', 'opened', 'rules']);

/** GET /api/lessons/{lessonId}/full; null for an unknown lesson (D-68). */
export const lessonView = z.strictObject({
  id: z.int(),
  title: z.string(),
  unit_id: z.int(),
  lesson_number: z.int(),
  intro: contentText,
  goals: z.array(z.strictObject({ title: z.string() })),
  /** Absent where the lesson has none. */
  launch: publicLaunch.optional(),
  concepts: z.array(publicConcept),
  problems: z.array(publicProblem),
  /** A problem of several steps that no lesson needs to be complete; absent where it has none. */
  stretch: publicProblem.optional(),
  mission: z.strictObject({ title: z.string(), decision: z.string() }).nullable(),
  /** The lab this lesson opens; absent where it has none. */
  lab: labName.optional(),
  /** Absent where it explains no word. */
  first_uses: z.array(firstUse).optional(),
  state: progressState,
  math: typesetMath,
});

export type ProgressState = z.infer<typeof progressState>;
export type LessonBrief = z.infer<typeof lessonBrief>;
export type UnitWithLessonMap = z.infer<typeof unitWithLessonMap>;
export type CourseWithUnits = z.infer<typeof courseWithUnits>;
export type UnitWithLessonList = z.infer<typeof unitWithLessonList>;
export type UnitWithCourse = z.infer<typeof unitWithCourse>;
export type ProblemAnswer = z.infer<typeof problemAnswer>;
export type ProblemStep = z.infer<typeof problemStep>;
export type AnswerInput = z.infer<typeof answerInput>;
export type PublicProblem = z.infer<typeof publicProblem>;
export type PublicConcept = z.infer<typeof publicConcept>;
export type PublicLaunch = z.infer<typeof publicLaunch>;
export type LessonPicture = z.infer<typeof lessonPicture>;
export type FirstUse = z.infer<typeof firstUse>;
export type LabName = z.infer<typeof labName>;
export type LessonView = z.infer<typeof lessonView>;
export type TypesetMath = z.infer<typeof typesetMath>;
