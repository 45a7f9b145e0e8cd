import type { CompanionContext, OpenProblem, RecentTurn } from '@playforward/companion';
import { lessonInView, openProblemOf } from '@playforward/companion';
import { answerInWords, countedLevel } from '@playforward/curriculum';
import type { Lesson } from '../../curriculum/curriculum-index.ts';
import type { OwnProblem } from '../../curriculum/problem-store.ts';
import { Refusal } from '../../http/errors.ts';
import type { Student } from '../../sessions/session-store.ts';
import { findAskedAbout } from './chat/find-asked-about.ts';
import { selectAttemptsOfProblem, selectHintTimes, selectLearner } from './queries.ts';
import { orbSentences } from './sentences.ts';
import type { OrbServices } from './services.ts';

/** What a call says is on the screen. */
export type OnScreen = {
  problemId?: number | null | undefined;
  lessonId?: number | null | undefined;
  conceptIndex?: number | undefined;
  currentStep?: number | null | undefined;
  /** What the student typed. */
  text?: string;
  hasPictures?: boolean;
};

/** The same, found; having it proves that it is open to the student. */
export type Place = {
  lesson: Lesson | undefined;
  problem: OwnProblem | undefined;
  conceptIndex: number | undefined;
  currentStep: number | undefined;
};

/** Finds what is on the screen. Foreign and unknown ids are refused alike. */
export async function findPlace(
  services: OrbServices,
  student: Student,
  { problemId, lessonId, conceptIndex, currentStep, text = '', hasPictures = false }: OnScreen,
): Promise<Place> {
  const { curriculum } = services;
  const shown = problemId == null ? undefined : await curriculum.problems.findOptional(student, problemId);
  const problem = (await findAskedAbout(services, student, { text, hasPictures, shown })) ?? shown;
  if (problemId != null && !shown) throw new Refusal(404, orbSentences.problemNotFound);
  const shownLesson = lessonId ?? problem?.slot.lessonId;
  const lesson = shownLesson === undefined ? undefined : curriculum.index.lesson.get(shownLesson);
  if (lessonId != null && !lesson) throw new Refusal(404, orbSentences.lessonNotFound);
  return { lesson, problem, conceptIndex, currentStep: currentStep ?? undefined };
}

type ContextInput = { student: Student; place: Place; recent?: readonly RecentTurn[] };

/** Everything a reply may depend on. The student's name, address and id stay out of it. */
export async function buildContext(
  services: OrbServices,
  { student, place, recent = [] }: ContextInput,
): Promise<CompanionContext> {
  const { db } = services;
  const [learner, openProblem] = await Promise.all([
    selectLearner(db, student.id),
    place.problem && openProblemFor(services, student, { problem: place.problem, step: place.currentStep }),
  ]);
  const city = learner.cityState?.split(',')[0]?.trim();
  return {
    ...(learner.grade !== undefined && { grade: learner.grade }),
    ...(learner.career !== null && { career: learner.career }),
    ...(city && { city }),
    ...(place.problem && { level: countedLevel(place.problem.rendered.id.level) }),
    screen: place.lesson ? 'lesson' : 'default',
    ...(place.lesson && { lesson: lessonInView(place.lesson, place.conceptIndex) }),
    ...(openProblem && { openProblem }),
    recent,
  };
}

type Opened = { problem: OwnProblem; step: number | undefined };

/** The open problem with what the student did so far. */
async function openProblemFor(
  { db }: OrbServices,
  student: Student,
  { problem, step }: Opened,
): Promise<OpenProblem> {
  const key = { userId: student.id, problemId: problem.id };
  const [tries, hints] = await Promise.all([selectAttemptsOfProblem(db, key), selectHintTimes(db, key)]);
  const lastTry = tries.at(-1)?.at;
  const { choices } = problem.rendered;
  return openProblemOf(problem.rendered, {
    attempts: tries.map(({ answerId, answer, isCorrect, misconception }) => ({
      answer:
        (answer && answerInWords(problem.rendered, answer)) ??
        choices.find(({ id }) => id === answerId)?.text ??
        '',
      isCorrect,
      misconception,
    })),
    unlockedHints: hints.length,
    hintsAtLastAttempt: lastTry ? hints.filter((at) => at <= lastTry).length : 0,
    ...(step !== undefined && { currentStep: step }),
  });
}
