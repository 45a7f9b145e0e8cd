import { readReason, replyToReason, screenText } from '@playforward/companion';
import {
  type CityMission,
  type MissionWhyAnswer,
  missionWhyAnswer,
  missionWhyBody,
} from '@playforward/contract';
import type { App, AppContext } from '../../context.ts';
import { requireStudent } from '../../http/access/require-student.ts';
import { Refusal } from '../../http/errors.ts';
import { careCard, noteSafetyCard, showSafetyCard } from '../../safety/note-safety-card.ts';
import { keepReason } from './queries.ts';
import { missionSentences } from './sentences.ts';

const reasonsPerStudent = { most: 30, perSeconds: 60 };

/** What the mission is told in: a reason takes up words of it. */
const wordsOf = ({ why, given, unknowns, story, unit_line }: CityMission): string[] => [
  ...(why ? [why.prompt] : []),
  ...[...given, ...unknowns].flatMap(({ label, unit }) => [label, unit]),
  story,
  unit_line,
];

type GivenReason = { userId: number; words: string; mission: CityMission };

/** Hears why it works; the words are kept with personal data masked, beside the newest run of the mission. */
async function hearReason(
  context: AppContext,
  { userId, words, mission }: GivenReason,
): Promise<MissionWhyAnswer> {
  const heard = screenText(words);
  if (heard.kind === 'care') {
    const { need } = heard;
    await noteSafetyCard(context, { userId, reason: need.sign, threadId: null, sentence: words });
    return { reply: '', kept: false, safety_card: showSafetyCard(careCard(context, need)) };
  }
  const thing = mission.given[0]?.label ?? mission.title;
  if (heard.kind !== 'answer') {
    return { reply: missionSentences.notAReason, kept: false, safety_card: null };
  }
  const reply = replyToReason(readReason(words, wordsOf(mission)), thing);
  const kept = await keepReason(context.db, { userId, missionId: mission.id, reason: heard.text });
  return { reply, kept, safety_card: null };
}

/** The place for "say in your own words why it works" (CITY.md section 2). Nothing of it is graded. */
export function registerReasons(app: App, context: AppContext): void {
  const limiter = context.limits.create('mission-reasons', reasonsPerStudent);
  app.post(
    '/missions/why',
    {
      onRequest: requireStudent,
      schema: {
        summary: 'Hears why the number of a mission works, in own words',
        tags: ['missions'],
        body: missionWhyBody,
        response: { 200: missionWhyAnswer },
      },
    },
    async ({ student, body }) => {
      const key = String(student.id);
      const retryAfterSeconds = limiter.waitFor(key);
      if (retryAfterSeconds > 0) throw new Refusal(429, missionSentences.tooOften, { retryAfterSeconds });
      limiter.count(key);
      const mission = await app.missions.readMission(body.mission_id, student.id);
      if (!mission) throw new Refusal(404, missionSentences.unknownMission);
      return hearReason(context, { userId: student.id, words: body.words, mission });
    },
  );
}
