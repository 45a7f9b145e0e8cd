import { diagramSchema } from '@playforward/diagram';
import { z } from 'zod';

const slug = z
  .string({ error: 'expected a slug such as m6-ratio-language' })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a slug: lower-case letters, digits and single hyphens');
const line = z.string({ error: 'expected a text; put quotes around one with a colon' }).trim().min(1);
const level = z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'expected level 1, 2 or 3' });

const slot = z.strictObject({ skill: slug, level });

/** What a lesson may open beside its concepts; each runs in the student's own page. */
const labNames = ['classifier', 'confusion', 'next-word', 'catch', 'opened', 'rules'] as const;
const lab = z.enum(labNames, { error: `expected a lab: ${labNames.join(', ')}` });

export const lessonFront = z.strictObject({
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
  mission: z.strictObject({
    title: line,
    decision: line,
    computes: line,
    data_kind: z.enum(['table', 'line', 'bar', 'scatter']),
    data_shows: line,
  }),
  lab: lab.optional(),
});

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
