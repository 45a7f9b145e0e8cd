import { z } from 'zod';
import { orbSafetyCard } from './orb.ts';

/** How long the texts of a mission may be; stories and hints are read aloud and shown in a bubble. */
export const missionLimits = {
  title: 80,
  story: 240,
  label: 60,
  unit: 24,
  hint: 180,
  why: 180,
  /** Of a student's own reason. */
  reasonWords: 600,
  relation: 160,
  equation: 120,
  /** What a student types into one field. */
  input: 60,
  /** Values of one chart and rows of one table. */
  chartLabels: 60,
  chartSets: 4,
  tableRows: 60,
  days: 60,
} as const;

/** The families of CITY.md section 6 and `coordinate`, the twelfth: signed numbers, points and routes (decision 0051). */
export const missionFamilies = [
  'ratio',
  'percent',
  'linear',
  'system',
  'quadratic',
  'geometry',
  'exponential',
  'statistics',
  'probability',
  'sinusoid',
  'calculus',
  'coordinate',
] as const;

/** `mission-<lesson>-<family>-<level>-<seed>`: the server reads the whole mission again from it. */
const missionIdPattern = /^mission-\d{1,9}-[a-z]{5,12}-[123]-\d{1,6}$/;
export const missionIdSchema = z.string().regex(missionIdPattern);

const words = (most: number) => z.string().min(1).max(most);
const symbol = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,7}$/);
const metric = z.string().regex(/^[a-z][A-Za-z0-9]{1,39}$/);
const finite = z.number();

const cell = z.union([z.string().max(120), finite]);
const plotted = z.union([finite, z.strictObject({ x: finite, y: finite })]);

/** A chart as the host page opens it, with the metrics it shows in `metrics`. */
export const chartSpecSchema = z.strictObject({
  title: words(missionLimits.title),
  description: words(missionLimits.story),
  type: z.enum(['line', 'bar', 'scatter']),
  data: z.strictObject({
    labels: z.array(z.string().max(40)).max(missionLimits.chartLabels),
    datasets: z
      .array(
        z.strictObject({
          label: words(missionLimits.label),
          data: z.array(plotted).max(missionLimits.chartLabels),
        }),
      )
      .max(missionLimits.chartSets),
  }),
});

/** A table as the host page opens it. */
export const tableSpecSchema = z.strictObject({
  title: words(missionLimits.title),
  description: words(missionLimits.story),
  table_data: z.strictObject({
    headers: z.array(words(missionLimits.label)).min(1).max(8),
    rows: z.array(z.array(cell).max(8)).max(missionLimits.tableRows),
  }),
});

/** What can stand on the map for one of the things that a mission counts. */
const pieceKinds = [
  'oak',
  'maple',
  'person',
  'home',
  'crate',
  'barrel',
  'coin',
  'stone',
  'rail',
  'lamp',
  'panel',
  'battery',
  'bus',
  'bike',
] as const;

const given = z.strictObject({
  symbol,
  label: words(missionLimits.label),
  unit: z.string().max(missionLimits.unit),
  where: z.enum(['story', 'meter', 'table', 'measure']),
  /** The reading, as the meter, the table's title line or the tape measure shows it. */
  value: words(40),
  /** The tile of the plot (0 to 48, row by row) where the reading stands; null in the story. */
  tile: z.int().min(0).max(48).nullable(),
});

const unknown = z.strictObject({
  symbol,
  label: words(missionLimits.label),
  unit: z.string().max(missionLimits.unit),
  kind: z.enum(['int', 'dec', 'frac', 'point', 'line']),
  /** Bounds of a number; of both coordinates of a point; of slope and intercept of a line. */
  min: finite,
  max: finite,
  step: z.number().positive(),
});

const goal = z.strictObject({
  metric,
  op: z.enum(['between', 'atMost', 'atLeast']),
  lo: finite.optional(),
  hi: finite.optional(),
  label: words(missionLimits.label),
});

const goalTier = z.array(goal).min(1).max(4);
const hint = words(missionLimits.hint);

/** A mission of the city (CITY.md section 6, D-145). Answers of both mission calls hold a list of them. */
export const missionSchema = z.strictObject({
  id: missionIdSchema,
  version: z.literal(1),
  lesson_id: z.int().min(0),
  title: words(missionLimits.title),
  story: words(missionLimits.story),
  family: z.enum(missionFamilies),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  scenario: z.string().regex(/^[a-z-]{2,40}$/),
  seed: z.int().min(1).max(999_999),
  given: z.array(given).min(1).max(8),
  unknowns: z.array(unknown).min(1).max(3),
  action: z.strictObject({
    type: z.enum(['place', 'set', 'route', 'zone']),
    target: words(40),
    params: z.record(z.string(), z.string().max(60)),
  }),
  predict: z.strictObject({
    metric,
    unit: z.string().max(missionLimits.unit),
    label: words(missionLimits.label),
    /** The day of the run that is asked about, and bounds that tell nothing. */
    day: z.int().min(1).max(missionLimits.days),
    min: finite,
    max: finite,
  }),
  /** A task of measuring instead of building. */
  is_survey: z.boolean(),
  /** What stands on the map for the need and for what is brought; `count` is the need where the story tells it. */
  site: z
    .strictObject({ need: z.enum(pieceKinds), brings: z.enum(pieceKinds), count: finite.nullable() })
    .nullable(),
  run: z.strictObject({ days: z.int().min(1).max(missionLimits.days) }),
  /** What has to hold for one, two and three stars. */
  goals: z.tuple([goalTier, goalTier, goalTier]),
  evidence: z.strictObject({
    charts: z.array(chartSpecSchema).max(4),
    tables: z.array(tableSpecSchema).max(4),
  }),
  /** Level 1: the relation in words. Level 2: the units alone. Level 3: empty. */
  relation: z.string().max(missionLimits.relation),
  /** What the blueprint echoes while the number is typed, `{n} panels`; never a judgement. */
  unit_line: words(missionLimits.relation),
  hints: z.tuple([hint, hint, hint]),
  why: z.strictObject({ prompt: words(missionLimits.why) }).optional(),
  /** Why a personalised mission fits the student. */
  reason: words(missionLimits.why).optional(),
});

/** What both mission calls answer. */
export const missionsAnswer = z.strictObject({
  title: words(200),
  missions: z.array(missionSchema).min(1).max(6),
});

/** What a student has reached in the missions of a lesson: one entry for each that was run (D-148). */
export const missionProgressAnswer = z.strictObject({
  missions: z.array(
    z.strictObject({
      mission_id: words(200),
      /** The most of any run. */
      stars: z.int().min(0).max(3),
      attempts: z.int().min(1),
    }),
  ),
});

/** Runs a plan without a room: for a city that a page runs by itself. The fields are those of the room's `run`. */
export const missionRunBody = z.strictObject({
  mission_id: z.string().min(1).max(200),
  inputs: z.record(z.string().min(1).max(20), z.string().max(missionLimits.input)),
  prediction: z.string().max(missionLimits.input),
  /** The page's number of the run: sent again under it, it is judged again and kept once. */
  attempt_id: z.uuid().optional(),
  /** The mark of the account that ran it, where it is sent later: nobody else's session may report it. */
  account: z.string().max(64).optional(),
});

/** POST /missions/why: why it works, in the student's own words. They are kept beside the newest run of the mission. */
export const missionWhyBody = z.strictObject({
  mission_id: z.string().min(1).max(200),
  words: z
    .string()
    .max(missionLimits.reasonWords)
    .refine((text) => text.trim() !== '', 'must not be blank'),
});

/** What the companion heard; never a grade. `kept`: it stands in the student's own record. */
export const missionWhyAnswer = z.object({
  reply: z.string(),
  kept: z.boolean(),
  safety_card: orbSafetyCard.nullable(),
});

/** What a run ended in; `run` is city-sim's MissionRun. */
export const missionRunAnswer = z.object({
  run_id: z.string(),
  mission_id: z.string(),
  attempts: z.int(),
  best_stars: z.int().min(0).max(3),
  mastered: z.boolean(),
  run: z.looseObject({ stars: z.int().min(0).max(3), happened: z.string(), equation: z.string().optional() }),
});

export type CityMission = z.infer<typeof missionSchema>;
export type MissionFamily = (typeof missionFamilies)[number];
export type ChartSpec = z.infer<typeof chartSpecSchema>;
export type TableSpec = z.infer<typeof tableSpecSchema>;
export type MissionProgressAnswer = z.infer<typeof missionProgressAnswer>;
export type MissionWhyAnswer = z.infer<typeof missionWhyAnswer>;
export type MissionRunAnswer = z.infer<typeof missionRunAnswer>;
export type MissionsAnswer = z.infer<typeof missionsAnswer>;
