export { CareerAnswers } from './career-answers.ts';
export type { Reason } from './match/explain-score.ts';
export { type CareerMatch, matchCareers } from './match-careers.ts';
export type { Occupation, Wage } from './occupation.ts';
export { readOccupations } from './read-occupations.ts';
export { singularTitle } from './words/singular-title.ts';
