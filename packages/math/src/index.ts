export { allPartsOf, type MathParts, partsOf, valuesOf } from './algebra/parts-of.ts';
export {
  type AnswerForm,
  type AnswerKey,
  type AskedForm,
  isShown,
  type ShownForm,
  type Verdict,
} from './judge/answer-key.ts';
export { askedByWords } from './judge/asked-by-words.ts';
export { checkClaim } from './judge/check-claim.ts';
export { checkKey } from './judge/check-key.ts';
export { equivalent, evaluateExact, parseNumberLike } from './judge/equivalent.ts';
export { inferAnswerForm } from './judge/infer-form.ts';
export { judgeAnswer } from './judge/judge-answer.ts';
export { type Recheck, recheckAnswer } from './judge/recheck-answer.ts';
export { formatMath } from './print/format-math.ts';
export {
  addRational,
  compareRational,
  divideRational,
  equalRational,
  greatestCommonDivisor,
  multiplyRational,
  negateRational,
  type Rational,
  rational,
  subtractRational,
} from './rational/rational.ts';
export {
  rationalFromDecimal,
  rationalToDecimalText,
  rationalToFractionText,
  rationalToNumber,
} from './rational/rational-text.ts';
export type {
  FunctionName,
  MathNode,
  ParseResult,
  RelationSign,
  UnreadableReason,
} from './read/math-node.ts';
export { parseMath } from './read/parse.ts';
export type { RuleName } from './solve/print/rules.ts';
export { isSameProblem } from './solve/question/is-same-problem.ts';
export { cutPieces, type Piece } from './solve/reading/around/cut-pieces.ts';
export { leastSure, type PieceKind } from './solve/reading/around/kinds-of-pieces.ts';
export { featuresOfPiece } from './solve/reading/around/piece-features.ts';
export type {
  NotUnderstood,
  ProblemKind,
  Solution,
  SolutionCheck,
  SolutionStep,
} from './solve/solution.ts';
export { answersOfLayers, solve } from './solve/solve.ts';
