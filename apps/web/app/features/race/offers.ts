import { type RaceState, readGrade, topicsOfGrade, topicTitle } from '@playforward/race';
import { raceText as text } from './text.ts';

const grades = ['6', '7', '8', '9', '10', '11', '12'];
const mostTopics = 5;

/** What the account knows of its student. */
export type RaceAccount = { userName: string; grade: number | null };

/** Answers to Orbit's questions that need no typing: the account's name, its grade before the others, topics of the grade. */
export function offersNow(
  { stage, profile }: Pick<RaceState, 'stage' | 'profile'>,
  { userName, grade }: RaceAccount,
): string[] {
  if (stage === 'greeting') return userName === '' ? [] : [userName];
  if (stage === 'askGrade') return gradesFrom(grade);
  if (stage !== 'askTopic') return [];
  const topics = topicsOfGrade(readGrade(profile.grade) ?? 7);
  // The last ones of a grade's list are what is new in it.
  return topics.slice(-mostTopics).flatMap((topic) => topicTitle(topic) ?? []);
}

function gradesFrom(own: number | null): string[] {
  if (own === null) return grades;
  const others = grades.filter((grade) => grade !== `${own}`);
  return others.length < grades.length ? [text.ownGrade(own), ...others] : grades;
}
