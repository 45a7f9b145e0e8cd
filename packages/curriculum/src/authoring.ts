/** What a skill file needs; skill files import from here and from nowhere else. */

export { type AreaScene, areaScenes, areaSceneText } from './contexts/area-scenes.ts';
export {
  type BoxEdges,
  boxPicture,
  boxText,
  boxThings,
  type EdgeLength,
  edgeText,
} from './contexts/box-edges.ts';
export { brokenGraph, pieceOf } from './contexts/broken-graphs.ts';
export { type BundleScene, bundleScenes, bundleSceneText } from './contexts/bundle-scenes.ts';
export { type ChanceKinds, chanceKinds } from './contexts/chance-kinds.ts';
export {
  type ChanceQuantity,
  chanceBars,
  chanceQuantities,
  drawHundredths,
  expectedOf,
  hundredths,
} from './contexts/chance-quantities.ts';
export { constructionOf } from './contexts/constructions.ts';
export { type Conversion, conversions, conversionText } from './contexts/conversions.ts';
export { drawCoprimeTerms } from './contexts/coprime-terms.ts';
export {
  type CountedData,
  countedData,
  countedDataText,
  dotPlotOf,
  drawDifferent,
  medianOf,
  sumOf,
  wideData,
} from './contexts/counted-data.ts';
export { curveGraph, numberSet } from './contexts/curve-graphs.ts';
export {
  type Decimal,
  decimalChart,
  decimalText,
  shortDecimal,
  withPlaces,
} from './contexts/decimal-digits.ts';
export { type DecimalRate, decimalRates, decimalRateText } from './contexts/decimal-rates.ts';
export { type DecimalScene, decimalScenes, decimalSceneText } from './contexts/decimal-scenes.ts';
export {
  type DistancePart,
  type DistanceProof,
  distancePlace,
} from './contexts/distance-proofs.ts';
export { type DivisionStory, divisionStories, divisionStoryText } from './contexts/division-stories.ts';
export { dollarsOf, dollarText, takeAmounts } from './contexts/dollar-amounts.ts';
export { type EqualShare, equalShares, equalShareText } from './contexts/equal-shares.ts';
export { type EventPair, eventPairs } from './contexts/event-pairs.ts';
export {
  anglesWith,
  exactCosine,
  exactSine,
  exactTex,
  radianSet,
  radianTex,
  radianText,
} from './contexts/exact-angles.ts';
export { type FeeScene, feeScenes, feeSceneText } from './contexts/fee-scenes.ts';
export { type FitScene, fitScenes, fitSceneText } from './contexts/fit-scenes.ts';
export {
  boxPlotOf,
  drawFive,
  type FiveNumbers,
  fiveFrom,
  quartilesOf,
} from './contexts/five-numbers.ts';
export {
  type FixedAndRate,
  fixedAndRateStories,
  fixedAndRateText,
} from './contexts/fixed-and-rate-stories.ts';
export { flatFigure, wholeSlants } from './contexts/flat-figures.ts';
export {
  drawFlatThing,
  drawLengthUnit,
  type FlatThing,
  flatThingText,
  type LengthUnit,
} from './contexts/flat-things.ts';
export { type ChainStep, chainLength, formulaChains } from './contexts/formula-chains.ts';
export {
  amountText,
  fractionOf,
  fractionValue,
  mixedText,
  mixedValue,
  wholeOrFraction,
} from './contexts/fraction-amounts.ts';
export { gridStep } from './contexts/grid-step.ts';
export { type GroupShare, groupShares, groupShareText } from './contexts/group-shares.ts';
export {
  type LawProofNumbers,
  type LawProofPart,
  lawProofParts,
  lawProofPlace,
} from './contexts/law-proofs.ts';
export { type LinearScene, linearScenes, linearSceneText, lineRule } from './contexts/linear-scenes.ts';
export {
  areBelievable,
  bracketed,
  isShort,
  linearSide,
  plus,
  termOf,
} from './contexts/linear-sides.ts';
export { type LongRun, longRuns, longRunText } from './contexts/long-runs.ts';
export { commonDivisor, commonMultiple, lowestTerms } from './contexts/lowest-terms.ts';
export { type MeasuredGroup, measuredGroups, measuredGroupText } from './contexts/measured-groups.ts';
export { type MeasuredShare, measuredShares, measuredShareText } from './contexts/measured-shares.ts';
export { type Mixture, mixtures, mixtureText } from './contexts/mixtures.ts';
export { type Mover, movers, moverText } from './contexts/movers.ts';
export { namedFigure, placeAt } from './contexts/named-figures.ts';
export {
  keepsRule,
  listOr,
  type NumberRule,
  outcomeSetText,
  ruleWords,
  wholesFrom,
} from './contexts/outcome-sets.ts';
export { type SoldByAmount, soldByAmount } from './contexts/packages.ts';
export { type PartAmount, partAmounts, partAmountText } from './contexts/part-amounts.ts';
export { drawPartScene, type PartScene, partSceneText } from './contexts/part-scenes.ts';
export { drawName } from './contexts/people.ts';
export { planeOf, pointText } from './contexts/plane-of.ts';
export {
  angleName,
  drawMixedPoints,
  drawPoints,
  lineName,
  rayName,
  segmentName,
} from './contexts/point-names.ts';
export {
  derivativeOf,
  inBrackets,
  numberText,
  type Polynomial,
  polynomialAt,
  polynomialText,
  productOf,
} from './contexts/polynomials.ts';
export { divisorsOf, factorTreeOf, primeFactors } from './contexts/prime-factors.ts';
export {
  drawProportionalPair,
  type ProportionalPair,
  proportionalPairText,
  titleOf,
} from './contexts/proportional-pairs.ts';
export { histogramOf, type RangedData, rangedData, rangedDataText } from './contexts/ranged-data.ts';
export { drawRateMeaning, type RateMeaning, rateMeaningText } from './contexts/rate-meanings.ts';
export { type RateReading, rateReadings, rateReadingText } from './contexts/rate-readings.ts';
export { drawRateScene, type RateScene, rateSceneText } from './contexts/rate-scenes.ts';
export {
  rateUnitText,
  type TimedRate,
  type Times,
  type TwofoldRate,
  timedRates,
  twofoldRates,
} from './contexts/rate-units.ts';
export { type RemainderScene, remainderScenes, remainderSceneText } from './contexts/remainder-scenes.ts';
export { repeatingText } from './contexts/repeating-decimals.ts';
export {
  type RepeatingEvent,
  repeatingEvents,
  repeatingEventText,
} from './contexts/repeating-events.ts';
export { quadrantSigns, rightTriples } from './contexts/right-triples.ts';
export { roundedTo, roundingClaim } from './contexts/rounded-values.ts';
export { morePairs, type RulePair, rulePairText, timesPairs } from './contexts/rule-pairs.ts';
export { drawShare, fractionText, type Share, shareText } from './contexts/shares.ts';
export { centsText, type ShopItem, shopItems } from './contexts/shop-items.ts';
export { fractionTex, signedFraction } from './contexts/signed-fractions.ts';
export { numberLineOf, signed, signedMixed, typeset } from './contexts/signed-numbers.ts';
export { type SteadyPair, steadyPairs, steadyPairText } from './contexts/steady-pairs.ts';
export { type Surface, surfaces, surfaceText } from './contexts/surfaces.ts';
export {
  type SurveyPlace,
  type SurveySort,
  type SurveyTopic,
  surveyKey,
  surveyPlaces,
  surveyQuestion,
  surveyText,
  surveyTopics,
} from './contexts/survey-questions.ts';
export {
  drawTwoStepInequality,
  inequalityText,
  mirroredSign,
  rayFrom,
  type Sign,
  solvedSign,
  type TwoStepInequality,
  undoneText,
} from './contexts/two-step-inequalities.ts';
export { drawLetter } from './contexts/variable-letters.ts';
export { type ZeroScene, zeroScenes, zeroSceneText } from './contexts/zero-scenes.ts';
export { decimalQuotient } from './decimal-quotient.ts';
export { defineSkill } from './define-skill.ts';
export { distractorOf } from './distractor-of.ts';
export type { Distractor, Level, ProblemSpec, Sentence, SentenceArgs, SpecStep } from './problem-spec.ts';
export type { Random } from './random.ts';
export { typesetExpression, typesetRadical } from './show-value.ts';
export { stepMaker } from './step-maker.ts';
export { type NumberCandidate, takeDistractors } from './take-distractors.ts';
