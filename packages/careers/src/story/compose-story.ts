import type { CareerAnswers } from '../career-answers.ts';
import type { Occupation } from '../occupation.ts';
import type { Profile } from '../read-profile.ts';

/** A day in the job, in the second person. */
export function composeStory(
  occupation: Occupation,
  _student: { profile: Profile; answers: CareerAnswers },
): string {
  return occupation.storyTasks.map((task) => `You ${task.charAt(0).toLowerCase()}${task.slice(1)}`).join(' ');
}
