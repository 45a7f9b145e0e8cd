import type { RaceContext, RaceFeedback } from '@playforward/contract';
import { buildFeedback, matchTopic } from '@playforward/race';
import type { CurriculumIndex } from '../../curriculum/curriculum-index.ts';

const mostLessons = 3;

type Topics = ReadonlyMap<number, string | null>;

/** The topic of every lesson, worked out once. */
export function topicsOfLessons(index: CurriculumIndex): Topics {
  return new Map([...index.lesson.values()].map(({ id, title }) => [id, matchTopic(title)]));
}

/** Lessons on what did not go well yet, else on the topic of the race, in the order of the curriculum. */
function nextLessons(index: CurriculumIndex, { topics, wanted }: { topics: Topics; wanted: Set<string> }) {
  const fitting = [...index.lesson.values()].filter(({ id }) => wanted.has(topics.get(id) ?? ''));
  return fitting.slice(0, mostLessons).map(({ id, title }) => ({ id, title }));
}

/** The report on the race whose record came with the call; without a record there is nothing to claim. */
export function showFeedback(
  { index, topics }: { index: CurriculumIndex; topics: Topics },
  context: RaceContext | null | undefined,
): RaceFeedback {
  const session = context?.session;
  const challenges = session?.challenges ?? [];
  const weak = challenges.filter(({ outcome, wrong_tries }) => outcome !== 'correct' || wrong_tries > 0);
  const asked = matchTopic(`${context?.profile?.topic ?? ''} ${context?.profile?.goal ?? ''}`);
  const wanted = new Set(weak.flatMap(({ topic }) => topic ?? []));
  if (wanted.size === 0 && asked) wanted.add(asked);
  const lessons = nextLessons(index, { topics, wanted });
  const report = buildFeedback({ challenges, won: session?.won ?? false }, lessons);
  return {
    strength_areas: [...report.strength_areas],
    improvement_areas: [...report.improvement_areas],
    conceptual_understanding: report.conceptual_understanding,
    personalized_recommendations: [...report.personalized_recommendations],
    misconception_detection: [...report.misconception_detection],
    next_lessons: [...report.next_lessons],
  };
}
