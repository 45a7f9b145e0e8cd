import { diagramSchema } from '@playforward/diagram';
import { z } from 'zod';

const slug = z
  .string({ error: 'expected a slug such as m6-ratio-language' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a slug: lower-case letters, digits and single hyphens');
const line = z.string({ error: 'expected a text; put quotes around one with a colon' }).trim().min(1);
const level = z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'expected level 1, 2 or 3' });

const slot = z.strictObject({ skill: slug, level });
const stretchSlot = z.strictObject({
  skill: slug,
  level: z.literal(4, 'expected level 4: a stretch problem is nothing else'),
});

/** Places of a scale that a thumb can still find. */
const mostGuesses = 200;

/** One question before anything is told: some guesses, or a number on a scale. */
const launch = z
  .strictObject({
    situation: line,
    diagram: diagramSchema.nullable(),
    question: line.endsWith('?', 'expected one question'),
    guesses: z.array(line).min(2, 'expected two to four guesses').max(4).optional(),
    number: z
      .strictObject({ unit: line, from: z.number(), to: z.number(), step: z.number().positive() })
      .optional(),
    answer: z.union([line, z.number()], { error: 'expected one of the guesses, or the number' }),
    after: line,
  })
  .superRefine(({ guesses, number, answer }, { addIssue }) => {
    const report = (path: string, message: string): void =>
      addIssue({ code: 'custom', path: [path], message });
    if ((guesses === undefined) === (number === undefined)) {
      report('question', 'expected either guesses or number below');
    } else if (guesses && !guesses.some((guess) => guess === answer)) {
      report('answer', `expected one of the guesses: ${guesses.join(' | ')}`);
    } else if (number && !(Number(answer) > number.from && Number(answer) < number.to)) {
      report('answer', `expected a number between ${number.from} and ${number.to}`);
    } else if (number && (number.to - number.from) / number.step > mostGuesses) {
      report('number', `expected at most ${mostGuesses} steps on the scale`);
    }
  });

/** A word of the glossary; the picture is that of the concept unless it has its own. */
const word = z.strictObject({
  term: line,
  forms: z.array(line).default([]),
  concept: slug,
  meaning: line,
  example: line,
  counterexample: line,
  diagram: diagramSchema.optional(),
});

const lines = (least: number, most: number) =>
  z
    .array(line)
    .min(least, `expected ${least} to ${most} lines`)
    .max(most, `expected ${least} to ${most} lines`);
const minutes = z.int().min(1);

/** What a teacher reads before the lesson; everything that can be computed stands beside it on the page. */
const teacher = z.strictObject({
  launch: lines(1, 4),
  ask: lines(2, 4),
  listen: z
    .array(z.strictObject({ hear: line, say: line }))
    .min(1, 'expected one to four')
    .max(4, 'expected one to four'),
  pacing: z.strictObject({
    /** How many class periods the minutes fill together. */
    periods: z.int().min(1).max(2).default(1),
    launch: minutes,
    concepts: minutes,
    guided: minutes,
    practice: minutes,
    close: minutes,
  }),
});

/** What a lesson may open beside its concepts; each runs in the student's own page. */
const labNames = ['classifier', 'confusion', 'next-word', 'catch', 'opened', 'rules'] as const;
const lab = z.enum(labNames, { error: `expected a lab: ${labNames.join(', ')}` });

const front = z.strictObject({
  slug,
  number: z.int('expected the number of the lesson').min(1),
  title: line,
  standards: z.array(z.string().regex(/^[A-Z0-9.-]+[a-z]?$/i, 'expected a standard such as 6.RP.A.1')).min(1),
  prerequisites: z.array(slug),
  goals: z.array(line.startsWith('I can ', 'expected a goal that starts with "I can "')).min(1).max(5),
  concepts: z
    .array(
      z.strictObject({
        slug,
        title: line,
        diagram: diagramSchema.nullable(),
        caption: line.nullable(),
        skills: z.array(slug).min(1),
        examples: z.array(slot).length(2, 'expected two examples: level 1, then level 2'),
      }),
    )
    .min(1),
  guided: z.array(slot).length(2, 'expected two guided problems: level 2, then level 3'),
  practice: z.array(slot).min(6, 'expected six to eight practice problems').max(8),
  error_analysis: slot.optional(),
  stretch: stretchSlot.optional(),
  launch: launch.optional(),
  words: z.array(word).max(8).default([]),
  teacher: teacher.optional(),
  mission: z.strictObject({
    title: line,
    decision: line,
    computes: line,
    data_kind: z.enum(['table', 'line', 'bar', 'scatter']),
    data_shows: line,
  }),
  lab: lab.optional(),
});

export const lessonFront = front.superRefine(({ concepts, words }, { addIssue }) => {
  const known = concepts.map((concept) => concept.slug);
  for (const [place, { concept }] of words.entries()) {
    if (known.includes(concept)) continue;
    const message = `expected a concept of this lesson: ${known.join(', ')}`;
    addIssue({ code: 'custom', path: ['words', place, 'concept'], message });
  }
});

export type LaunchFront = z.infer<typeof launch>;
export type TeacherNotes = z.infer<typeof teacher>;
export type LabName = z.infer<typeof lab>;

export const unitFile = z.strictObject({ slug, number: z.int().min(1), title: line, focus: line });

export const semesterFile = z.strictObject({
  slug,
  semester: z.enum(['A', 'B']),
  title: line,
  display_title: line,
  summary: line,
});

export const courseFile = z.strictObject({
  slug,
  order: z.int().min(1),
  level: line,
  display_level: line,
  summary: line,
});
