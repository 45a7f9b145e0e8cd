export {
  type Example,
  type Kind,
  missingToLearn,
  mostExamples,
  type Place,
  toPlace,
} from './classifier/examples.ts';
export { nearestExample } from './classifier/nearest.ts';
export {
  firstLine,
  firstSide,
  type Line,
  learnRound,
  lineEnds,
  lineSays,
  lineThrough,
  nudgeLine,
} from './classifier/perceptron.ts';
export {
  accuracyOf,
  countOutcomes,
  type Outcomes,
  precisionOf,
  type Rate,
  recallOf,
  type ScoredCase,
} from './counts/count-outcomes.ts';
export { drawCases } from './counts/draw-cases.ts';
export { type Measured, measureDrawing, mostPoints, type Point } from './drawing/measure-drawing.ts';
export { learnText, longestText, type Memory, readTokens, type WriterModel } from './writer/learn-text.ts';
export { drawWord, joinWords, type NextOdds, type NextWord, nextOdds } from './writer/next-word.ts';
