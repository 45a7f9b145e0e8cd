import { screenText } from '@playforward/companion';
import {
  type RaceChatBody,
  type RaceIntent,
  raceChatAnswer,
  raceChatBody,
  raceLogAnswer,
  raceLogBody,
  raceRecordAnswer,
  raceRegisterAnswer,
  raceRegisterBody,
  raceUpdateAnswer,
  raceUpdateBody,
  raceUpdateKey,
} from '@playforward/contract';
import type { ChallengeSource } from '@playforward/race';
import type { App, AppContext, Feature } from '../../context.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { careCard, noteSafetyCard, showSafetyCard } from '../../safety/note-safety-card.ts';
import type { Student } from '../../sessions/session-store.ts';
import { sealChallenge } from './challenge-seal.ts';
import { classifyIntent } from './classify-intent.ts';
import { finishRace, logRace, showRecord } from './finish-race.ts';
import { nextChallenge } from './next-challenge.ts';
import { upsertRaceProfile } from './queries.ts';
import { raceSentences } from './sentences.ts';
import { type LessonTopics, showFeedback, topicsOfLessons } from './show-feedback.ts';
import { skillSources } from './skill-sources.ts';

/** The math race with Orbit. Registers after curriculum, whose skills and lessons it draws from. */
export const race: Feature = { name: 'race', register: registerRoutes };

/** More than the fastest racer needs. */
const callsPerStudent = { most: 300, perSeconds: 60 };
const chanceSteps = 2 ** 32;

/** The id that registering answered is the account's own; without one the session decides (D-140). */
function checkOwner(student: Student, userId: string | number | null | undefined): void {
  if (userId === null || userId === undefined || userId === '') return;
  if (String(userId) !== String(student.id)) throw new Refusal(403, raceSentences.foreignProfile);
}

/** Answers before the race and words out of turn are only looked at; a model has nothing to read in them. */
function isTalk({ context }: RaceChatBody): boolean {
  return (context?.stage ?? 'inGame') === 'inGame' && context?.game?.turn !== 'ai';
}

function createChat(app: App, { random, log, clock, pepper }: AppContext) {
  const { index, missions, skillIndex } = app.curriculum;
  const chance = () => random.int(chanceSteps) / chanceSteps;
  // Which skill asks about what and which lesson tells of it is found out at the first race; the start need not wait.
  let sources: ChallengeSource[] | undefined;
  let topics: LessonTopics | undefined;
  return async (body: RaceChatBody, { id: userId }: Student) => {
    switch (body.response_type) {
      case 'intent_classification':
        return classifyIntent({ model: isTalk(body) ? app.languageModel : undefined, log, userId }, body);
      case 'challenge_generation':
        sources ??= skillSources();
        return nextChallenge(
          {
            index,
            missions,
            sources,
            chance,
            seal: (key) => sealChallenge(key, { user: userId, dealtAt: clock.now().getTime(), pepper }),
          },
          body.context,
        );
      case 'learning_feedback':
        topics ??= topicsOfLessons(index);
        return showFeedback({ index, topics, home: skillIndex.home }, body.context);
    }
  };
}

/** What a race answers to a message that only people may answer: the card, and talk that leads nowhere else. */
const handedOver: RaceIntent = {
  primary_intent: 'CHAT',
  command_type: null,
  answer_format: null,
  extracted_answer: null,
  sentiment: 'NEUTRAL',
  meta_request: false,
};

/** The card for the newest message of the student where it carries signs of a crisis; noted as in the companion's chat. */
async function findSafetyCard(context: AppContext, body: RaceChatBody, { id }: Student) {
  const said = body.messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const heard = screenText(said);
  if (heard.kind !== 'care') return null;
  const { need } = heard;
  // The race has no room for a question back, so in doubt it shows the card.
  await noteSafetyCard(context, { userId: id, reason: need.sign, threadId: null, sentence: said });
  return showSafetyCard(careCard(context, need));
}

function registerRoutes(app: App, context: AppContext): void {
  const { db, limits } = context;
  const limiter = limits.create('race-calls', callsPerStudent);
  const chat = createChat(app, context);
  const countCall = ({ id }: Student): void => {
    const wait = limiter.waitFor(String(id));
    if (wait > 0) throw new Refusal(429, raceSentences.tooOften, { retryAfterSeconds: wait });
    limiter.count(String(id));
  };

  app.post(
    '/api/chat',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Read a message, give the next challenge, or report on a race',
        tags: ['race'],
        body: raceChatBody,
        response: { 200: raceChatAnswer },
      },
    },
    async ({ student, body }) => {
      countCall(student);
      checkOwner(student, body.user_id);
      if (body.response_type === 'intent_classification') {
        const card = await findSafetyCard(context, body, student);
        if (card) return { structured_response: handedOver, safety_card: card };
      }
      return { structured_response: await chat(body, student) };
    },
  );

  app.post(
    '/api/game/update',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Record a finished race',
        tags: ['race'],
        body: raceUpdateBody,
        response: { 200: raceUpdateAnswer },
      },
    },
    async ({ student, body, headers }) => {
      countCall(student);
      checkOwner(student, body.user_id);
      const key = raceUpdateKey.optional().safeParse(headers['idempotency-key']);
      if (!key.success) throw new Refusal(422, raceSentences.oddKey);
      const counted = await finishRace({ db }, { student, body, key: key.data });
      if (!counted) throw new Refusal(422, raceSentences.impossibleScore);
      return { ok: true as const, ...counted };
    },
  );

  app.post(
    '/api/game/log',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Count and keep a finished race from the answers that were given in it',
        tags: ['race'],
        body: raceLogBody,
        response: { 200: raceLogAnswer },
      },
    },
    async ({ student, body }) => {
      countCall(student);
      const counted = await logRace(context, { student, body });
      if (!counted) throw new Refusal(422, raceSentences.notDealt);
      return { ok: true as const, ...counted };
    },
  );

  registerProfileRoutes(app, context, countCall);
}

function registerProfileRoutes(
  app: App,
  { db, clock }: AppContext,
  countCall: (student: Student) => void,
): void {
  app.post(
    '/api/users/register',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Keep grade, topic and goals of whoever is signed in',
        tags: ['race'],
        body: raceRegisterBody,
        response: { 200: raceRegisterAnswer },
      },
    },
    async ({ student, body }) => {
      countCall(student);
      await upsertRaceProfile(db, { userId: student.id, profile: body, now: clock.now() });
      return { id: String(student.id) };
    },
  );

  app.get(
    '/api/game/record',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Best score, wins and level over all races',
        tags: ['race'],
        response: { 200: raceRecordAnswer },
      },
    },
    ({ student }) => showRecord({ db }, student),
  );
}
