import { type CompanionContext, nextHint } from '@playforward/companion';
import type { OrbContext, OrbEvent, OrbEventAnswer, OrbMessageShown } from '@playforward/contract';
import type { Student } from '../../sessions/session-store.ts';
import { buildContext, findPlace, type OnScreen, type Place } from './build-context.ts';
import { orbTexts } from './orb-texts.ts';
import { selectLearner } from './queries.ts';
import type { OrbServices } from './services.ts';
import { showContext } from './show-context.ts';
import { showMessage } from './show-message.ts';

type Happening = { student: Student; event: OrbEvent; onScreen: OnScreen };

/** Misses on one problem after which the topic is named for a second look (D-97). */
const missesUntilReview = 3;

/** What the companion says when something happened (L-274). */
export async function answerEvent(
  services: OrbServices,
  { student, event, onScreen }: Happening,
): Promise<OrbEventAnswer> {
  const place = await findPlace(services, student, onScreen);
  const used = await showContext(services, student);
  const messages = await messagesFor(services, { student, event, place, used });
  const [first] = messages;
  if (!first) throw new Error(`nothing to say about ${event}`);
  return { messages, interaction_type: first.interaction_type, context_used: used };
}

type Told = { student: Student; event: OrbEvent; place: Place; used: OrbContext };

async function messagesFor(
  services: OrbServices,
  { student, event, place, used }: Told,
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
      return afterMiss({ context, place, helpLevel: used.help_level });
    }
    case 'time_spent':
      return [showMessage(offerFor(used), { lessonId })];
  }
}

type Miss = { context: CompanionContext; place: Place; helpLevel: number };

/** Names what the last wrong answer shows; after three of them it also names the topic, kept apart by its flag. */
function afterMiss({ context, place, helpLevel }: Miss): OrbMessageShown[] {
  const lessonId = place.lesson?.id;
  const problem = context.openProblem;
  const noticed = problem && nextHint({ ...problem, unlockedHints: 0 }).hint;
  const misses = problem?.attempts.filter(({ isCorrect }) => !isCorrect).length ?? helpLevel;
  const said =
    noticed?.kind === 'misconception'
      ? { ...orbTexts.wrongFirst, text: noticed.text }
      : misses >= missesUntilReview
        ? orbTexts.wrongOften
        : misses > 1
          ? orbTexts.wrongAgain
          : orbTexts.wrongFirst;
  const messages = [showMessage(said, { lessonId })];
  const topic = topicOf(place);
  if (topic && misses >= missesUntilReview) {
    messages.push(showMessage(orbTexts.review(topic), { lessonId, reviewTopic: topic }));
  }
  return messages;
}

/** The concept of the lesson that explains this kind of problem, or the lesson itself. */
function topicOf({ lesson, problem }: Place): string | undefined {
  const concept = lesson?.concepts.find(({ examples }) =>
    examples.some(({ skill }) => skill === problem?.slot.skill),
  );
  return concept?.title ?? lesson?.title;
}

/** Why the companion speaks first (D-95, L-334 to L-336). */
function offerFor(used: OrbContext) {
  const missed = used.help_level > 2 || (used.recent_attempts > 3 && used.recent_correct === 0);
  if (missed) return orbTexts.afterMisses;
  return used.time_on_current_problem > 300 && used.recent_hints_used === 0
    ? orbTexts.timeSpent
    : orbTexts.idle;
}
