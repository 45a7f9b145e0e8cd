import {
  type CompanionContext,
  type Means,
  type ProactiveReason,
  proactiveLimits,
  proactiveReply,
} from '@playforward/companion';
import type { OrbContext, OrbEvent, OrbEventAnswer, OrbMessageShown } from '@playforward/contract';
import type { Student } from '../../../sessions/session-store.ts';
import { buildContext, findPlace, type OnScreen, type Place } from '../build-context.ts';
import { orbTexts } from '../orb-texts.ts';
import { selectLearner } from '../queries.ts';
import type { OrbServices } from '../services.ts';
import { showContext } from './show-context.ts';
import { showMessage } from './show-message.ts';

type Happening = { student: Student; event: OrbEvent; onScreen: OnScreen };

/** Misses on one problem after which the topic is named for a second look (D-97). */
const missesUntilReview = 3;

/** What the companion says when something happened (L-274); nothing where it spoke up less than two minutes ago (D-95). */
export async function answerEvent(
  services: OrbServices,
  { student, event, onScreen }: Happening,
): Promise<OrbEventAnswer> {
  const place = await findPlace(services, student, onScreen);
  const used = await showContext(services, student);
  const messages = await messagesFor(services, { student, event, place, used });
  const [first] = messages;
  return { messages, interaction_type: first?.interaction_type ?? 'proactive_help', context_used: used };
}

type EventInPlace = { student: Student; event: OrbEvent; place: Place; used: OrbContext };

async function messagesFor(
  services: OrbServices,
  { student, event, place, used }: EventInPlace,
): Promise<OrbMessageShown[]> {
  const lessonId = place.lesson?.id;
  switch (event) {
    case 'onboarding_start':
      return [showMessage(orbTexts.onboardingStart)];
    case 'onboarding_complete': {
      const { career } = await selectLearner(services.db, student.id);
      return [showMessage(orbTexts.onboardingComplete(career))];
    }
    case 'lesson_start':
      return [showMessage(orbTexts.lessonStart, { lessonId })];
    case 'correct_answer': {
      const said = used.emotional_state === 'excited' ? orbTexts.rightThrice : orbTexts.right;
      return [showMessage(said, { lessonId })];
    }
    case 'wrong_answer': {
      const context = await buildContext(services, { student, place });
      return afterMiss({ context, place, used, means: services.means() });
    }
    case 'time_spent': {
      const key = String(student.id);
      if (services.offers.waitFor(key) > 0) return [];
      services.offers.count(key);
      const said = proactiveReply(reasonOf(used, place), services.means());
      return [showMessage(said, { lessonId })];
    }
  }
}

type Miss = { context: CompanionContext; place: Place; used: OrbContext; means: Means };

/** Names what the last wrong answer shows; after three of them it also names the topic, kept apart by its flag. */
function afterMiss({ context, place, used, means }: Miss): OrbMessageShown[] {
  const lessonId = place.lesson?.id;
  const tries = context.openProblem?.attempts.filter(({ isCorrect }) => !isCorrect).length;
  const misses = tries ?? used.help_level;
  const reason = misses >= missesUntilReview ? 'three-misses' : 'first-wrong-step';
  const said = tries
    ? proactiveReply(reason, means)
    : misses >= missesUntilReview
      ? orbTexts.wrongOften
      : orbTexts.wrong;
  const messages = [showMessage({ ...said, interaction_type: 'encouragement' }, { lessonId })];
  const topic = topicOf(place);
  if (topic && misses >= missesUntilReview) {
    messages.push(showMessage(orbTexts.review(topic), { lessonId, reviewTopic: topic }));
  }
  return messages;
}

/** The concept of the lesson that explains this kind of problem, or the lesson itself. */
function topicOf({ lesson, problem }: Place): string | undefined {
  const concept = lesson?.concepts.find(({ examples }) =>
    examples.some(({ skill }) => skill === problem?.rendered.id.skill),
  );
  return concept?.title ?? lesson?.title;
}

/** Why the companion speaks first, by the documented order (D-95, L-334 to L-336). */
function reasonOf(used: OrbContext, { problem }: Place): ProactiveReason {
  if (used.help_level > proactiveLimits.helpLevel) return 'three-misses';
  if (used.recent_attempts > proactiveLimits.attemptsWithoutCorrect && used.recent_correct === 0)
    return 'no-correct-answer';
  const isLong = problem && used.time_on_current_problem > proactiveLimits.secondsWithoutHint;
  return isLong && used.recent_hints_used === 0 ? 'long-on-problem' : 'long-silence';
}
