import { type RaceChallenge, type RaceContext, raceChallenge, splitContentText } from '@playforward/contract';
import {
  type ChallengeSource,
  type Chance,
  generateChallenge,
  matchTopic,
  writeContent,
} from '@playforward/race';
import type { CurriculumIndex } from '../../curriculum/curriculum-index.ts';
import type { LessonMissions } from '../../curriculum/open-lesson-missions.ts';
import { typesetMath } from '../../curriculum/typeset-math.ts';
import type { DealtKey } from './challenge-seal.ts';

export type Generator = {
  readonly sources: readonly ChallengeSource[];
  readonly chance: Chance;
  readonly index: Pick<CurriculumIndex, 'lesson'>;
  readonly missions: LessonMissions;
  readonly seal: (key: DealtKey) => string;
};

/** What the lesson that the race was opened from adds: its topic where the student named none, its mission as the story (D-147). */
function lessonOf(
  { index, missions }: Pick<Generator, 'index' | 'missions'>,
  context: RaceContext | null | undefined,
) {
  const lesson = index.lesson.get(context?.lesson_id ?? 0);
  const isFirst = (context?.recent_challenge_ids ?? []).length === 0;
  // The story is that of a mission the city has.
  const mission = isFirst && lesson && missions.own.has(lesson.slug) ? lesson.mission : null;
  return { title: lesson?.title ?? '', story: mission ? `${mission.title}. ${mission.decision}` : null };
}

/** The next challenge for the learner that the call describes (D-142). */
export function nextChallenge(
  { sources, chance, index, missions, seal }: Generator,
  context: RaceContext | null | undefined,
): RaceChallenge {
  const { grade, topic, goal } = context?.profile ?? {};
  const results = (context?.recent_results ?? []).map(({ correct, wrong_tries, hints }) => ({
    correct,
    wrongTries: wrong_tries,
    hints,
  }));
  const lesson = lessonOf({ index, missions }, context);
  const named = matchTopic(topic ?? '') ?? matchTopic(goal ?? '');
  const { challenge, texts } = generateChallenge({
    grade: grade ?? '',
    topic: named ? (topic ?? '') : `${topic ?? ''} ${lesson.title}`,
    goal: goal ?? '',
    recent: context?.recent_challenge_ids ?? [],
    results,
    chance,
    sources,
  });
  const narrative = lesson.story ?? challenge.game_narrative_element;
  const typeset = typesetOf([challenge.question, ...challenge.hints], texts);
  return raceChallenge.parse({
    ...challenge,
    game_narrative_element: narrative,
    typeset,
    seal: seal({ ...challenge, form: challenge.answer_form, asked: challenge.answer_asked }),
  });
}

/** The sentences with formulas as content text, and their formulas; null where there are none. */
function typesetOf(
  sentences: readonly string[],
  known: Readonly<Record<string, string>>,
): RaceChallenge['typeset'] {
  const texts: Record<string, string> = {};
  for (const sentence of sentences) {
    const content = known[sentence] ?? writeContent(sentence);
    if (splitContentText(content).some(({ kind }) => kind === 'math')) texts[sentence] = content;
  }
  const contents = Object.values(texts);
  return contents.length > 0 ? { texts, math: typesetMath(contents) } : null;
}
