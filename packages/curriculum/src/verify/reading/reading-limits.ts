/** Most words of a question and of its sentences, of other sentences and of lesson sentences, and the hardest grade. */
export type ReadingLimits = {
  readonly questionWords: number;
  readonly questionSentence: number;
  readonly otherSentence: number;
  readonly proseSentence: number;
  readonly grade: number;
};

const limits = {
  grade6: { questionWords: 50, questionSentence: 15, otherSentence: 18, proseSentence: 20, grade: 6 },
  grades7to8: { questionWords: 60, questionSentence: 18, otherSentence: 20, proseSentence: 22, grade: 6 },
  highSchool: { questionWords: 80, questionSentence: 22, otherSentence: 22, proseSentence: 24, grade: 8 },
} as const satisfies Readonly<Record<string, ReadingLimits>>;

/** What the readers of a course can be asked to read, by the slug of one of its lessons or skills. */
export function readingLimitsOf(slug: string): ReadingLimits {
  const course = slug.split('-')[0];
  if (course === 'm7' || course === 'm8' || course === 'ai') return limits.grades7to8;
  const isHighSchool = ['a1', 'geo', 'a2', 'calc', 'prac', 'prob', 'pre'].includes(course ?? '');
  return isHighSchool ? limits.highSchool : limits.grade6;
}
