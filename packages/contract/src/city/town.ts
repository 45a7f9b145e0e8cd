import { z } from 'zod';
import { missionSchema } from '../missions.ts';

/** The steps in which a town grows, and how they are called in three parts. */
export const townSteps = 12;
export const townStages = ['Hamlet', 'Town', 'City'] as const;

/** Which lesson a student plays in; null for free play. */
export const townQuery = z.strictObject({ lesson_id: z.coerce.number().int().positive().optional() });

const count = z.int().min(0);

/** A building that opens with mastered skills. */
const opening = z.strictObject({
  building: z.string(),
  /** Which skills, in words: `rate skills`. */
  skills: z.string(),
  have: count,
  need: z.int().positive(),
});

/** GET /missions/town: what a student has built up, and what calls them back. */
export const townAnswer = z.strictObject({
  step: z.int().min(1).max(townSteps),
  stage: z.enum(townStages),
  points: count,
  /** Points of the next step; null at the last one. */
  next_at: count.nullable(),
  /** Part of the way to the next step, 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Buildings that are not open yet, the nearest first. */
  closed: z.array(opening),
  /** The missions of the lesson's unit, with one citizen who comes back. */
  chain: z
    .strictObject({
      title: z.string(),
      citizen: z.string(),
      /** What the citizen says now. */
      words: z.string(),
      goals: z
        .array(
          z.strictObject({
            lesson_id: z.int(),
            lesson_title: z.string(),
            title: z.string(),
            stars: z.int().min(0).max(3),
            is_here: z.boolean(),
          }),
        )
        .max(6),
    })
    .nullable(),
  /** What happens today, from what is due for review; null when nothing is. */
  event: z
    .strictObject({
      kind: z.enum(['storm', 'festival', 'market', 'outage', 'heat', 'visit', 'count', 'race']),
      title: z.string(),
      words: z.string(),
      /** The skill that is due, as its problems are headed. */
      skill: z.string(),
      lesson_title: z.string(),
      done: z.boolean(),
      mission: missionSchema,
    })
    .nullable(),
  /** What all students of a city earn together in this unit. */
  project: z
    .strictObject({ title: z.string(), stars: count, goal: z.int().positive(), helpers: count })
    .nullable(),
});

export type TownAnswer = z.infer<typeof townAnswer>;
