import { z } from 'zod';
import { contentText, typesetMath } from './curriculum.ts';
import { skillState } from './mastery.ts';

/** How many favorite careers a student can keep. */
export const favoriteLimit = 8;

/** Pay as published: a quarter of workers earns less than `low`, a quarter more than `high`. */
const careerPay = z.strictObject({
  low: z.number(),
  middle: z.number(),
  high: z.number(),
  by: z.enum(['year', 'hour']),
  year: z.int(),
});

/** A career where many are shown. */
export const careerBrief = z.strictObject({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  cluster: z.string(),
  pay: careerPay.nullable(),
  schooling: z.string().nullable(),
  likes: z.array(z.string()),
  outdoors: z.boolean(),
  people: z.boolean(),
  machines: z.boolean(),
  /** Mathematics it uses, by name. */
  math: z.array(z.string()),
});

const on = z.literal('1').optional();
const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, 'Please give a whole number.')
    .transform(Number)
    .refine((value) => value <= most, 'Please give a smaller number.')
    .optional();

/** GET /api/careers: what to look for. Everything may be left out. */
export const careerQuery = z.strictObject({
  search: z.string().max(200, 'Please search for at most 200 letters.').optional(),
  cluster: z.string().max(100).optional(),
  outdoors: on,
  people: on,
  machines: on,
  /** The middle of the pay is at least this many dollars a year. */
  pay: wholeNumber(500_000),
  /** At most this step of schooling. */
  schooling: wholeNumber(7),
  /** One of Holland's letters. */
  likes: z
    .enum(['R', 'I', 'A', 'S', 'E', 'C'], { error: 'Please choose one of R, I, A, S, E, C.' })
    .optional(),
  /** How many careers to leave out at the beginning. */
  from: wholeNumber(2_000),
});

/** Which careers fit, best first, and how they lie on the map. */
export const careerSearchAnswer = z.strictObject({
  /** All careers there are, and those that fit. */
  all: z.int(),
  fit: z.int(),
  /** The words that were looked for, where they are not the ones that were typed. */
  showing: z.string().nullable(),
  /** The words name no job: the first three are the nearest kinds of work, to be asked about. */
  asksBack: z.boolean(),
  islands: z.array(
    z.strictObject({
      cluster: z.string(),
      x: z.number(),
      y: z.number(),
      all: z.int(),
      fit: z.int(),
    }),
  ),
  careers: z.array(careerBrief),
});

/** A problem of the curriculum in the clothes of a career. */
const careerProblem = z.strictObject({
  skill: z.string(),
  idea: z.string(),
  question: contentText,
  unit: z.string().nullable(),
  diagram_image_url: z.string().nullable(),
  diagram_alt: z.string().nullable(),
  course: z.string().nullable(),
  lesson_id: z.int().nullable(),
  state: skillState,
});

const pathwayStop = z.strictObject({
  kind: z.enum(['course', 'schooling', 'job']),
  title: z.string(),
  detail: z.string(),
  state: z.enum(['done', 'here', 'ahead']),
  lesson_id: z.int().nullable(),
});

/** GET /api/careers/{slug}. */
export const careerPage = z.strictObject({
  career: careerBrief,
  official_title: z.string(),
  /** The title as a sentence names it: "an Electrician". */
  named: z.string(),
  tasks: z.array(z.string()),
  day: z.array(z.strictObject({ at: z.string(), title: z.string(), text: z.string() })),
  problems: z.array(careerProblem),
  neighbors: z.array(z.strictObject({ slug: z.string(), title: z.string(), but: z.string() })),
  pathway: z.array(pathwayStop),
  favorite: z.boolean(),
  favorites: z.int(),
  /** What classes of this school asked people who do it; plain text. */
  interviews: z.array(
    z.strictObject({
      by: z.string(),
      with: z.string(),
      questions: z.array(z.strictObject({ ask: z.string(), answer: z.string() })),
    }),
  ),
  math: typesetMath,
});

/** POST /api/careers/{slug}/problems/{skill}: nothing of it is stored. */
export const careerAnswerBody = z.strictObject({
  answer: z.string().trim().min(1, 'Please type an answer.').max(200, 'Please type at most 200 letters.'),
});
export const careerVerdict = z.strictObject({
  is_correct: z.boolean(),
  message: z.string(),
  reason: z.string(),
  math: typesetMath,
});

/** GET /api/careers/mine: the student's grade, favorites and the way to the chosen career. */
export const myCareers = z.strictObject({
  grade: z.int().nullable(),
  favorites: z.array(careerBrief),
  chosen: z
    .strictObject({
      career: careerBrief,
      day: z.string().nullable(),
      next_skill: z.string().nullable(),
      pathway: z.array(pathwayStop),
    })
    .nullable(),
});

export type CareerBrief = z.infer<typeof careerBrief>;
export type CareerSearchAnswer = z.infer<typeof careerSearchAnswer>;
export type PathwayStop = z.infer<typeof pathwayStop>;
export type CareerPage = z.infer<typeof careerPage>;
export type CareerVerdict = z.infer<typeof careerVerdict>;
export type MyCareers = z.infer<typeof myCareers>;
