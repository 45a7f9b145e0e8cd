import type { Occupation } from '../occupation.ts';

/** What most people need to start, in plain words, from the least to the most. */
export const schoolingSteps = [
  { education: 'No formal educational credential', name: 'No diploma needed', years: 0 },
  { education: 'High school diploma or equivalent', name: 'High school diploma', years: 0 },
  { education: 'Some college, no degree', name: 'Some college courses', years: 1 },
  { education: 'Postsecondary nondegree award', name: 'Career school certificate', years: 1 },
  { education: "Associate's degree", name: 'Associate’s degree', years: 2 },
  { education: "Bachelor's degree", name: 'Bachelor’s degree', years: 4 },
  { education: "Master's degree", name: 'Master’s degree', years: 6 },
  { education: 'Doctoral or professional degree', name: 'Doctoral or professional degree', years: 8 },
] as const;

/** The step of a job's schooling; -1 where the source has none. */
export function schoolingStep({ education }: Pick<Occupation, 'education'>): number {
  return schoolingSteps.findIndex((step) => step.education === education);
}
