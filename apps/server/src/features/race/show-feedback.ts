import type { RaceContext, RaceFeedback } from '@playforward/contract';
import { buildFeedback, matchTopic, raceText } from '@playforward/race';
import type { CurriculumIndex, Lesson } from '../../curriculum/curriculum-index.ts';
import type { SkillIndex } from '../../curriculum/skill-index.ts';

const mostLessons = 3;

export type LessonTopics = ReadonlyMap<number, string | null>;

/** The topic of every lesson, worked out once. */
export function topicsOfLessons(index: CurriculumIndex): LessonTopics {
  return new Map([...index.lesson.values()].map(({ id, title }) => [id, matchTopic(title)]));
}

type Lessons = {
  readonly index: CurriculumIndex;
  readonly topics: LessonTopics;
  readonly home: SkillIndex['home'];
};
type Played = NonNullable<NonNullable<RaceContext['session']>['challenges']>[number];

const needsWork = ({ outcome, wrong_tries, hints }: Played): boolean =>
  outcome === 'skipped' || wrong_tries > 0 || hints > 0;

/** The lesson after this one in its unit, else the first of the next unit. */
function lessonAfter({ index }: Lessons, { id, unitId }: Lesson): Lesson | undefined {
  const course = index.course.get(index.unit.get(unitId)?.courseId ?? 0);
  const lessons = course?.units.flatMap((unit) => unit.lessons) ?? [];
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];
}

/** Where the skills that need work are taught; where all went well, what comes after the last of them. */
function stepsOf(lessons: Lessons, challenges: readonly Played[]): Lesson[] {
  const homesOf = (played: readonly Played[]) =>
    played.flatMap(({ skill }) => (skill ? (lessons.home(skill) ?? []) : []));
  const weak = homesOf(challenges.filter(needsWork));
  if (weak.length > 0) return weak;
  const [last] = homesOf(challenges.filter(({ outcome }) => outcome === 'correct')).slice(-1);
  return (last && [lessonAfter(lessons, last) ?? last]) ?? [];
}

/** The next step first, then lessons on the same topic in the order of the curriculum. */
function nextLessons(lessons: Lessons, { steps, wanted }: { steps: readonly Lesson[]; wanted: Set<string> }) {
  const onTopic = [...lessons.index.lesson.values()].filter(({ id }) =>
    wanted.has(lessons.topics.get(id) ?? ''),
  );
  const all = new Map([...steps, ...onTopic].map(({ id, title }) => [id, { id, title }]));
  return [...all.values()].slice(0, mostLessons);
}

/** The report on the race whose record came with the call; without a record there is nothing to claim. */
export function showFeedback(lessons: Lessons, context: RaceContext | null | undefined): RaceFeedback {
  const session = context?.session;
  const challenges = session?.challenges ?? [];
  const asked = matchTopic(`${context?.profile?.topic ?? ''} ${context?.profile?.goal ?? ''}`);
  const wanted = new Set(challenges.filter(needsWork).flatMap(({ topic }) => topic ?? []));
  if (wanted.size === 0 && asked) wanted.add(asked);
  const next = nextLessons(lessons, { steps: stepsOf(lessons, challenges), wanted });
  const report = buildFeedback({ challenges, won: session?.won ?? false }, next);
  const [step] = next;
  return {
    strength_areas: [...report.strength_areas],
    improvement_areas: [...report.improvement_areas],
    conceptual_understanding: report.conceptual_understanding,
    personalized_recommendations: [
      ...(step ? [raceText.nextStep(step.title, challenges.some(needsWork))] : []),
      ...report.personalized_recommendations,
    ],
    misconception_detection: [...report.misconception_detection],
    next_lessons: [...report.next_lessons],
  };
}
