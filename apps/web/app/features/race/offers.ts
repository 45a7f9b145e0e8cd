import { type RaceState, readGrade, topicsOfGrade, topicTitle } from '@playforward/race';

const grades = ['6', '7', '8', '9', '10', '11', '12'];
const mostTopics = 5;

/** Answers to Orbit's questions that need no typing: the name of the account, the grades, topics of the grade. */
export function offersOf(
  { stage, profile }: Pick<RaceState, 'stage' | 'profile'>,
  userName: string,
): string[] {
  if (stage === 'greeting') return userName === '' ? [] : [userName];
  if (stage === 'askGrade') return grades;
  if (stage !== 'askTopic') return [];
  const topics = topicsOfGrade(readGrade(profile.grade) ?? 7);
  // The last ones of a grade's list are what is new in it.
  return topics.slice(-mostTopics).flatMap((topic) => topicTitle(topic) ?? []);
}
