import { z } from 'zod';
import { typesetMath } from './curriculum.ts';
import { orbSafetyCard } from './orb.ts';

/**
 * The race's calls (002 §7). Keys that the documents do not name are allowed in `context` and ignored (D-139);
 * every text has a limit, so that a message of any length is answered.
 */
const words = (most: number) => z.string().max(most);
const point = z.object({ x: z.number(), y: z.number() });
const challengeType = z.enum(['equation', 'coordinate', 'applied']);

export const raceResponseType = z.enum([
  'intent_classification',
  'challenge_generation',
  'learning_feedback',
]);

const profile = z.object({
  name: words(400).nullish(),
  grade: words(400).nullish(),
  topic: words(400).nullish(),
  goal: words(400).nullish(),
});

const result = z.object({
  correct: z.boolean(),
  wrong_tries: z.int().min(0).max(10_000).default(0),
  hints: z.int().min(0).max(10_000).default(0),
});

/** One challenge of the race that a report is about. */
const played = z.object({
  id: words(200),
  question: words(2000).default(''),
  type: challengeType.catch('equation'),
  topic: words(200).nullish(),
  level: z.int().min(1).max(3).nullish().catch(null),
  move_value: z.number().min(0).max(9).default(1),
  outcome: z.enum(['open', 'correct', 'skipped']),
  wrong_tries: z.int().min(0).max(10_000).default(0),
  hints: z.int().min(0).max(10_000).default(0),
  slips: z.array(words(200)).max(50).default([]),
  skill: words(200).nullish(),
});

/** The game session record (002 §3): what the feedback is made from. */
const session = z.object({
  challenges: z.array(played).max(200),
  responses: z.int().min(0).max(100_000).default(0),
  hintsUsed: z.int().min(0).max(100_000).default(0),
  started: z.boolean().default(true),
  completed: z.boolean().default(false),
  won: z.boolean().default(false),
});

export const raceContext = z.object({
  profile: profile.nullish(),
  stage: words(40).nullish(),
  game: z
    .object({ turn: words(10), playerLocation: point, aiLocation: point, score: z.number() })
    .partial()
    .nullish(),
  current_challenge: z
    .object({ id: words(200), question: words(2000), type: words(40) })
    .partial()
    .nullish(),
  recent_challenge_ids: z.array(words(200)).max(50).nullish(),
  lesson_id: z.int().min(1).max(2_147_483_647).nullish(),
  hint_level: z.int().min(0).max(10_000).nullish(),
  /** The last five outcomes, newest last: the difficulty follows them. */
  recent_results: z.array(result).max(20).nullish(),
  session: session.nullish(),
});

const chatMessage = z.object({ role: z.enum(['user', 'assistant', 'system']), content: words(20_000) });

/** POST /api/chat. `user_id` is the profile's id, null when registering failed (D-140). */
export const raceChatBody = z.strictObject({
  messages: z.array(chatMessage).max(50),
  user_id: z.union([words(40), z.int()]).nullish(),
  context: raceContext.nullish(),
  response_type: raceResponseType,
});

/** `structured_response` of response_type intent_classification (R-047, D-138). */
export const raceIntent = z.strictObject({
  primary_intent: z.enum(['UNKNOWN', 'COMMAND', 'ANSWER', 'CHAT', 'FEEDBACK']),
  command_type: z.enum(['hint', 'skip', 'help', 'quit', 'start', 'play again', 'feedback']).nullable(),
  answer_format: z.enum(['integer', 'decimal', 'fraction', 'coordinate', 'text']).nullable(),
  extracted_answer: z.string().nullable(),
  sentiment: z.enum(['NEUTRAL', 'CONFUSED', 'FRUSTRATED']),
  meta_request: z.boolean(),
});

/**
 * `structured_response` of response_type challenge_generation. The texts are plain sentences;
 * `typeset` has those with formulas again as content text, by the plain sentence, and the HTML of the formulas.
 */
export const raceChallenge = z.strictObject({
  id: z.string(),
  question: z.string(),
  type: challengeType,
  answer: z.string(),
  moveValue: z.number(),
  hint: z.string(),
  hints: z.array(z.string()).min(3),
  expected_answer_format: z.string().nullable(),
  visualization_hints: z.object({ points: z.array(point) }).nullable(),
  game_narrative_element: z.string().nullable(),
  answer_form: z.string().nullable(),
  answer_asked: z.string().nullable(),
  topic: z.string().nullable(),
  level: z.int().min(1).max(3).nullable(),
  slips: z.array(z.strictObject({ value: z.string(), phrase: z.string() })),
  skill: z.string().nullable(),
  /** Said when the challenge is behind the student: what it trained and a way to it, without the answer. */
  learning: z.string().nullable(),
  /** Shown again with the race's log: what the server dealt to this student. */
  seal: z.string().max(4000),
  typeset: z.strictObject({ texts: z.record(z.string(), z.string()), math: typesetMath }).nullable(),
});

/** `structured_response` of response_type learning_feedback; the last key is this product's own. */
export const raceFeedback = z.strictObject({
  strength_areas: z.array(z.string()),
  improvement_areas: z.array(z.string()),
  conceptual_understanding: z.number().min(0).max(1),
  personalized_recommendations: z.array(z.string()),
  misconception_detection: z.array(z.string()),
  next_lessons: z.array(z.strictObject({ id: z.int(), title: z.string() })),
});

export const raceChatAnswer = z.strictObject({
  structured_response: z.union([raceIntent, raceChallenge, raceFeedback]),
  /** Written by people; shown in place of a reply where a message carries signs of a crisis. */
  safety_card: orbSafetyCard.nullable().optional(),
});

const count = z.int().min(0).max(10_000);

/** What names a race in the header `Idempotency-Key`. */
export const raceUpdateKey = z.string().regex(/^[\w-]{1,80}$/);

/**
 * POST /api/game/update: the values of one race, sent once at its end (D-141). What is kept is what the server
 * counted from the race's log; values that no race can have are refused. With an `Idempotency-Key` in
 * the header a repeated call is the same race; without one each call is a race of its own (decision 0055). `update_id`
 * is the key's name of version 0.1.
 */
export const raceUpdateBody = z.strictObject({
  user_id: z.union([words(40), z.int()]).nullish(),
  update_id: raceUpdateKey.nullish(),
  updates: z.strictObject({
    score: count,
    level: z.int().min(1).max(1000),
    resources: z.strictObject({
      challenges_completed: count,
      correct_answers: count,
      hints_used: count,
      won: z.boolean(),
    }),
  }),
});

/** The score and the level of the race as the server counted it; 0 and 1 where it knows no log (D-22). */
export const raceUpdateAnswer = z.strictObject({ ok: z.literal(true), score: z.int(), level: z.int() });

/** What a student told of herself: anything but blanks (D-122). */
const told = words(400).refine((text) => text.trim() !== '', 'must not be blank');

const challengeSeal = z.string().max(4000);

/**
 * POST /api/game/log, before the update of the same race: the challenges that ended, with their seals and the answers
 * that solved them. The server counts the result from it and keeps that. A repeated log is the same race.
 */
export const raceLogBody = z.strictObject({
  race: raceUpdateKey,
  hints_used: count,
  steps: z
    .array(
      z.strictObject({
        id: words(200),
        seal: challengeSeal.nullable(),
        answer: words(1000).nullable(),
      }),
    )
    .max(40),
});
export const raceLogAnswer = z.strictObject({
  ok: z.literal(true),
  score: z.int(),
  level: z.int(),
  won: z.boolean(),
});

/** POST /api/users/register: the learner profile of whoever is signed in (D-140). */
export const raceRegisterBody = z.strictObject({
  grade: told,
  topic: told,
  goals: told,
});
export const raceRegisterAnswer = z.strictObject({ id: z.string() });

/** GET /api/game/record: what stays of all races of whoever is signed in. */
export const raceRecordAnswer = z.strictObject({
  races: z.int(),
  wins: z.int(),
  streak: z.int(),
  longest_streak: z.int(),
  best_score: z.int(),
  total_score: z.int(),
  level: z.int(),
});

export type RaceResponseType = z.infer<typeof raceResponseType>;
export type RaceContext = z.infer<typeof raceContext>;
export type RaceChatBody = z.infer<typeof raceChatBody>;
export type RaceIntent = z.infer<typeof raceIntent>;
export type RaceChallenge = z.infer<typeof raceChallenge>;
export type RaceFeedback = z.infer<typeof raceFeedback>;
export type RaceUpdateBody = z.infer<typeof raceUpdateBody>;
export type RaceLogBody = z.infer<typeof raceLogBody>;
export type RaceRegisterBody = z.infer<typeof raceRegisterBody>;
export type RaceRecordAnswer = z.infer<typeof raceRecordAnswer>;
