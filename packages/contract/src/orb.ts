import { z } from 'zod';
import { contentText, typesetMath } from './curriculum.ts';
import { orbLimits } from './orb-limits.ts';
import { orbEmotions, orbPersonalities } from './orb-moods.ts';

const rowId = z.int().min(1).max(2_147_483_647);

const orbPersonality = z.enum(orbPersonalities);
const orbEmotion = z.enum(orbEmotions);

const orbInteraction = z.enum([
  'hint',
  'step_by_step_guidance',
  'key_concept',
  'introduction',
  'solution',
  'chat',
  'encouragement',
  'celebration',
  'welcome',
  'proactive_help',
  'safety',
]);

/** POST /api/orb/trigger/{event} (D-112). */
const eventNames = [
  'lesson_start',
  'onboarding_start',
  'onboarding_complete',
  'correct_answer',
  'wrong_answer',
  'time_spent',
] as const;
export const orbEvent = z.enum(eventNames, { error: `event must be one of ${eventNames.join(', ')}.` });

/** `type` of a dynamic request (D-106). */
const requestTypes = [
  'step_by_step_guidance',
  'introduction',
  'key_concept',
  'hint',
  'login_welcome_message',
] as const;
export const orbRequestType = z.enum(requestTypes, {
  error: `type must be one of ${requestTypes.join(', ')}.`,
});

/** GET /api/orb/context, computed from recorded answers (D-93, D-94). */
export const orbContext = z.strictObject({
  emotional_state: orbEmotion,
  /** Wrong answers in a row, 0 to 5. */
  help_level: z.int().min(0).max(orbLimits.highestHelpLevel),
  recent_attempts: z.int(),
  recent_correct: z.int(),
  /** Whole seconds. */
  time_on_current_problem: z.int(),
  recent_hints_used: z.int(),
});

/** GET /api/orb/session (D-105): one per sign-in. */
export const orbSession = z.strictObject({
  session_id: z.uuid(),
  started_at: z.iso.datetime(),
  thread_id: z.uuid().nullable(),
});

/** A number, or the text of one as it stands in a query. */
const numberLike = (schema: z.ZodInt) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
    schema,
  );

/** A drawing beside what is said, with its words for those who do not see it. */
const orbPicture = z.strictObject({ url: z.string(), alt: z.string() });

/** Lines that stand so far in a problem: those of the problem, then the student's own that are proven right. */
const orbSteps = z.strictObject({
  problem_id: rowId,
  given: z.array(contentText),
  lines: z.array(contentText),
  math: typesetMath,
});

const handIn = z.strictObject({ problem_id: rowId, answer: z.string() });

export const orbStepsQuery = z.strictObject({ problem_id: numberLike(rowId) });
export const orbStepsAnswer = z.strictObject({ steps: orbSteps.nullable() });

/**
 * One thing the companion says. `text` is content text: formulas stand between dollar signs, and `math` holds their
 * HTML. Messages flagged for review are kept apart and not shown as bubbles (D-97).
 */
export const orbMessage = z.strictObject({
  text: contentText,
  personality_mode: orbPersonality,
  emotional_state: orbEmotion,
  interaction_type: orbInteraction,
  lesson_id: rowId.nullable(),
  flag_for_review: z.boolean(),
  suggested_review_topic: z.string().nullable(),
  picture: orbPicture.nullable(),
  math: typesetMath,
});

export const orbEventAnswer = z.strictObject({
  messages: z.array(orbMessage),
  interaction_type: orbInteraction,
  context_used: orbContext,
});

/** Query of a trigger; both are optional. */
export const orbTriggerQuery = z.strictObject({
  problem_id: numberLike(rowId).optional(),
  lesson_id: numberLike(rowId).optional(),
});

/** Body of POST /api/orb/dynamic and …/stream; the same names are read from the query too. All are optional. */
export const orbDynamicBody = z.strictObject({
  type: orbRequestType.optional(),
  problem_id: numberLike(rowId).optional(),
  lesson_id: numberLike(rowId).optional(),
  concept_index: numberLike(z.int().min(0).max(200)).optional(),
  current_step_index: numberLike(z.int().min(0).max(200)).optional(),
  prompt_button: z.string().max(200).optional(),
});

export const orbDynamicAnswer = z.strictObject({ messages: z.array(orbMessage) });

const chatText = z.string().max(100_000);

/** POST /api/orb/message. The operation says in a sentence when the text is blank or longer than `messageLength`. */
export const orbMessageBody = z.strictObject({ user_message: chatText });

/**
 * Shown when a student may be in danger: words written by people, never by a model. `ways` are whom the school has set
 * up, the nearest first; `told` says what becomes of it. `language` is the one of all but the names, as in `lang` of HTML.
 */
export const orbSafetyCard = z.strictObject({
  language: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  ways: z.array(
    z.strictObject({
      kind: z.enum(['person', 'helpline', 'emergency']),
      name: z.string(),
      contact: z.string(),
    }),
  ),
  told: z.string(),
  /** What the companion says behind the card. */
  after: z.string(),
});

/** One answer for both documented readings (D-104). */
export const orbChatReply = z.strictObject({
  message: contentText,
  personality_mode: orbPersonality,
  emotional_state: orbEmotion,
  interaction_type: orbInteraction,
  suggested_actions: z.array(z.string()),
  context_used: orbContext,
  messages: z.array(orbMessage),
  safety_card: orbSafetyCard.nullable(),
  /** Personal data was covered in the message before anybody read it. */
  masked: z.boolean(),
  math: typesetMath,
});

/** A picture of the chat: `data` is base64, with or without the head of a data URL. Never stored (D-109). */
const orbImage = z.strictObject({
  data: z.string().min(1),
  mime_type: z.string().max(100),
  filename: z.string().max(255),
  size: z.int().min(0),
});

/** POST /api/orb/assistant/chat/stream. Text, pictures or both; which ones are refused is said in a sentence. */
export const orbChatBody = z.strictObject({
  message: chatText.default(''),
  thread_id: z.uuid().nullish(),
  images: z.array(orbImage).max(100).nullish(),
  /** What is on the screen, so that the companion knows what "this" is. */
  problem_id: rowId.nullish(),
  lesson_id: rowId.nullish(),
  current_step_index: z.int().min(0).max(200).nullish(),
});

const stepVerdict = z.enum(['right', 'not-yet']);

/**
 * `data` of the events of the chat stream (D-107); the last data is `[DONE]`. Each event has an id: after a broken
 * line the same call with the header Last-Event-ID goes on behind that event and asks no model again.
 */
export const orbChatEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('status'),
    status: z.literal('thinking'),
    thread_id: z.uuid(),
    /** Personal data was covered in the message before anybody read it. */
    masked: z.boolean(),
    /** What the student typed with its formulas marked; null where there are none. */
    said: contentText.nullable(),
    math: typesetMath,
  }),
  /** The next piece of the text, at least one whole sentence. */
  z.strictObject({ type: z.literal('content'), content: contentText, math: typesetMath }),
  /** The whole text, in place of the pieces. */
  z.strictObject({
    type: z.literal('response'),
    message: contentText,
    message_id: z.uuid(),
    thread_id: z.uuid(),
    personality_mode: orbPersonality,
    emotional_state: orbEmotion,
    interaction_type: orbInteraction,
    suggested_actions: z.array(z.string()),
    safety_card: orbSafetyCard.nullable(),
    /** What the engine found of the step that the student wrote; null where it was none. */
    step_verdict: stepVerdict.nullable(),
    picture: orbPicture.nullable(),
    /** Whether the suggested actions answer the question it ends with. */
    is_choice: z.boolean(),
    /** The lines of the open problem so far; null where none is proven right. */
    steps: orbSteps.nullable(),
    /** What the student may hand in as the answer of the open problem; right and wrong values alike. */
    hand_in: handIn.nullable(),
    math: typesetMath,
  }),
  z.strictObject({ type: z.literal('error'), details: z.string() }),
]);

/** Newest first; the title is the beginning of the first message (D-110). */
const orbThread = z.strictObject({
  thread_id: z.uuid(),
  title: z.string(),
  updated_at: z.iso.datetime(),
  message_count: z.int(),
});

export const orbThreadList = z.strictObject({ threads: z.array(orbThread) });

export const orbHistory = z.strictObject({
  messages: z.array(
    z.strictObject({
      role: z.enum(['user', 'assistant']),
      content: contentText,
      timestamp: z.iso.datetime(),
      message_id: z.uuid(),
      /** What the student typed with its formulas marked; null where there are none. */
      said: contentText.nullable(),
      picture: orbPicture.nullable(),
      step_verdict: stepVerdict.nullable(),
      /** Answers that stood below its question. */
      choices: z.array(z.string()),
      safety_card: orbSafetyCard.nullable(),
    }),
  ),
  math: typesetMath,
});

export type OrbPicture = z.infer<typeof orbPicture>;
export type OrbSteps = z.infer<typeof orbSteps>;
export type HandIn = z.infer<typeof handIn>;
export type OrbPersonality = z.infer<typeof orbPersonality>;
export type OrbEmotion = z.infer<typeof orbEmotion>;
export type OrbInteraction = z.infer<typeof orbInteraction>;
export type OrbEvent = z.infer<typeof orbEvent>;
export type OrbRequestType = z.infer<typeof orbRequestType>;
export type OrbContext = z.infer<typeof orbContext>;
export type OrbSession = z.infer<typeof orbSession>;
export type OrbMessageShown = z.infer<typeof orbMessage>;
export type OrbEventAnswer = z.infer<typeof orbEventAnswer>;
export type OrbDynamicBody = z.infer<typeof orbDynamicBody>;
export type OrbDynamicAnswer = z.infer<typeof orbDynamicAnswer>;
export type OrbSafetyCard = z.infer<typeof orbSafetyCard>;
export type OrbChatReply = z.infer<typeof orbChatReply>;
export type OrbImage = z.infer<typeof orbImage>;
/** What a client sends. */
export type OrbChatBody = z.input<typeof orbChatBody>;
export type OrbChatEvent = z.infer<typeof orbChatEvent>;
export type OrbThread = z.infer<typeof orbThread>;
export type OrbHistory = z.infer<typeof orbHistory>;
