// Written by tools/content/write-index.ts from the skill files. Do not edit.
import type { Skill } from '../src/skill.ts';
import { aiAlarmCost } from './ai/ai-alarm-cost.ts';
import { aiAlarmCount } from './ai/ai-alarm-count.ts';
import { aiCheckAClaim } from './ai/ai-check-a-claim.ts';
import { aiCompanionPart } from './ai/ai-companion-part.ts';
import { aiConfusionCount } from './ai/ai-confusion-count.ts';
import { aiCostOfMistakes } from './ai/ai-cost-of-mistakes.ts';
import { aiEnergyCompare } from './ai/ai-energy-compare.ts';
import { aiEnergyOfQuestions } from './ai/ai-energy-of-questions.ts';
import { aiFeatureOrLabel } from './ai/ai-feature-or-label.ts';
import { aiFirstFalseLine } from './ai/ai-first-false-line.ts';
import { aiFlaggedAndFake } from './ai/ai-flagged-and-fake.ts';
import { aiHandoverCount } from './ai/ai-handover-count.ts';
import { aiIntentScore } from './ai/ai-intent-score.ts';
import { aiLabelShare } from './ai/ai-label-share.ts';
import { aiMendTheLine } from './ai/ai-mend-the-line.ts';
import { aiNarrowingFeed } from './ai/ai-narrowing-feed.ts';
import { aiNearestNeighborLabel } from './ai/ai-nearest-neighbor-label.ts';
import { aiNextWordChance } from './ai/ai-next-word-chance.ts';
import { aiPeopleWhoMatch } from './ai/ai-people-who-match.ts';
import { aiPictureCheck } from './ai/ai-picture-check.ts';
import { aiPrecisionRecall } from './ai/ai-precision-recall.ts';
import { aiRequestMissingPart } from './ai/ai-request-missing-part.ts';
import { aiRubricScore } from './ai/ai-rubric-score.ts';
import { aiRuleForCase } from './ai/ai-rule-for-case.ts';
import { aiRuleOrLearnedChoose } from './ai/ai-rule-or-learned-choose.ts';
import { aiSampleGap } from './ai/ai-sample-gap.ts';
import { aiSureAndRight } from './ai/ai-sure-and-right.ts';
import { aiTestAccuracy } from './ai/ai-test-accuracy.ts';
import { aiThresholdRuleApply } from './ai/ai-threshold-rule-apply.ts';
import { aiTimeSaved } from './ai/ai-time-saved.ts';
import { aiTwoGroupRates } from './ai/ai-two-group-rates.ts';
import { aiWhatToTell } from './ai/ai-what-to-tell.ts';
import { aiWordChainChance } from './ai/ai-word-chain-chance.ts';
import { m7AngleEquationSolve } from './angles/m7-angle-equation-solve.ts';
import { m7AnglePairFind } from './angles/m7-angle-pair-find.ts';
import { m7AnglesAtPointSolve } from './angles/m7-angles-at-point-solve.ts';
import { m6CompositeArea } from './areas/m6-composite-area.ts';
import { m6CoordinatePolygonArea } from './areas/m6-coordinate-polygon-area.ts';
import { m6CoordinateSideLength } from './areas/m6-coordinate-side-length.ts';
import { m6ParallelogramArea } from './areas/m6-parallelogram-area.ts';
import { m6TrapezoidArea } from './areas/m6-trapezoid-area.ts';
import { m6TriangleArea } from './areas/m6-triangle-area.ts';
import { m6TriangleMissingHeight } from './areas/m6-triangle-missing-height.ts';
import { m7AreaCostProblem } from './areas/m7-area-cost-problem.ts';
import { m7CompositeArea7 } from './areas/m7-composite-area-7.ts';
import { m8ChooseFitLine } from './associations/m8-choose-fit-line.ts';
import { m8FitEquationEstimate } from './associations/m8-fit-equation-estimate.ts';
import { m8ModelPredict } from './associations/m8-model-predict.ts';
import { m8ModelSlopeMeaning } from './associations/m8-model-slope-meaning.ts';
import { m8ScatterDescribe } from './associations/m8-scatter-describe.ts';
import { m8ScatterOutlier } from './associations/m8-scatter-outlier.ts';
import { m8TwoWayMissing } from './associations/m8-two-way-missing.ts';
import { m8TwoWayRelative } from './associations/m8-two-way-relative.ts';
import { m8CompleteEquationSolutions } from './both-sides/m8-complete-equation-solutions.ts';
import { m8CountSolutionsEquation } from './both-sides/m8-count-solutions-equation.ts';
import { m8EquationWordSolve8 } from './both-sides/m8-equation-word-solve-8.ts';
import { m8FindEquationError } from './both-sides/m8-find-equation-error.ts';
import { m8SolveBothSides } from './both-sides/m8-solve-both-sides.ts';
import { m8SolveRationalCoefficients } from './both-sides/m8-solve-rational-coefficients.ts';
import { m8SolveWithParentheses } from './both-sides/m8-solve-with-parentheses.ts';
import { m8WriteEquation8 } from './both-sides/m8-write-equation-8.ts';
import { pracBudgetBalance } from './budgets/prac-budget-balance.ts';
import { pracBudgetShare } from './budgets/prac-budget-share.ts';
import { pracCostOfLivingAdjust } from './budgets/prac-cost-of-living-adjust.ts';
import { pracDeductionAmount } from './budgets/prac-deduction-amount.ts';
import { pracDeductionRateFind } from './budgets/prac-deduction-rate-find.ts';
import { pracJobOfferCompare } from './budgets/prac-job-offer-compare.ts';
import { pracJobTotalValue } from './budgets/prac-job-total-value.ts';
import { pracNetPayFind } from './budgets/prac-net-pay-find.ts';
import { pracOvertimePayFind } from './budgets/prac-overtime-pay-find.ts';
import { pracPayPeriodConvert } from './budgets/prac-pay-period-convert.ts';
import { m7AreaFromCircumference } from './circles/m7-area-from-circumference.ts';
import { m7CircleAreaFind } from './circles/m7-circle-area-find.ts';
import { m7CirclePartArea } from './circles/m7-circle-part-area.ts';
import { m7CircumferenceFind } from './circles/m7-circumference-find.ts';
import { m7DiameterFromCircumference } from './circles/m7-diameter-from-circumference.ts';
import { m6AxisDistance } from './coordinates/m6-axis-distance.ts';
import { m6GridRouteLength } from './coordinates/m6-grid-route-length.ts';
import { m6QuadrantFromSigns } from './coordinates/m6-quadrant-from-signs.ts';
import { m6ReadPointQuadrant } from './coordinates/m6-read-point-quadrant.ts';
import { m6ReflectPointAxis } from './coordinates/m6-reflect-point-axis.ts';
import { a1CompareGroupsA1 } from './data-displays/a1-compare-groups-a1.ts';
import { a1DisplayChoose } from './data-displays/a1-display-choose.ts';
import { a1DisplayReadA1 } from './data-displays/a1-display-read-a1.ts';
import { a1HistogramIntervalEffect } from './data-displays/a1-histogram-interval-effect.ts';
import { a1OutlierEffect } from './data-displays/a1-outlier-effect.ts';
import { a1OutlierTest } from './data-displays/a1-outlier-test.ts';
import { a1StandardDeviationCompute } from './data-displays/a1-standard-deviation-compute.ts';
import { m6DecimalDifference } from './decimals/m6-decimal-difference.ts';
import { m6DecimalProduct } from './decimals/m6-decimal-product.ts';
import { m6DecimalQuotient } from './decimals/m6-decimal-quotient.ts';
import { m6DecimalSum } from './decimals/m6-decimal-sum.ts';
import { m6LongDivisionCompute } from './decimals/m6-long-division-compute.ts';
import { m6RemainderInterpret } from './decimals/m6-remainder-interpret.ts';
import { calcAbsoluteExtreme } from './derivatives/calc-absolute-extreme.ts';
import { calcCriticalPointsFind } from './derivatives/calc-critical-points-find.ts';
import { calcEvtConditions } from './derivatives/calc-evt-conditions.ts';
import { calcFeatureFromDerivative } from './derivatives/calc-feature-from-derivative.ts';
import { calcFirstDerivativeTest } from './derivatives/calc-first-derivative-test.ts';
import { calcIncreaseInterval } from './derivatives/calc-increase-interval.ts';
import { calcInflectionFind } from './derivatives/calc-inflection-find.ts';
import { calcMatchFDerivatives } from './derivatives/calc-match-f-derivatives.ts';
import { calcMvtConditions } from './derivatives/calc-mvt-conditions.ts';
import { calcMvtFindC } from './derivatives/calc-mvt-find-c.ts';
import { calcSecondDerivativeTest } from './derivatives/calc-second-derivative-test.ts';
import { m8DilatePoint } from './dilations/m8-dilate-point.ts';
import { m8DilationProperties } from './dilations/m8-dilation-properties.ts';
import { m8DilationScaleFactor } from './dilations/m8-dilation-scale-factor.ts';
import { m8SimilarMissingSide } from './dilations/m8-similar-missing-side.ts';
import { m8SimilaritySequence } from './dilations/m8-similarity-sequence.ts';
import { m6GraphSimpleInequality } from './equations/m6-graph-simple-inequality.ts';
import { m6InequalityFromSet } from './equations/m6-inequality-from-set.ts';
import { m6SolutionFromSet } from './equations/m6-solution-from-set.ts';
import { m6SolveAddEquation } from './equations/m6-solve-add-equation.ts';
import { m6SolveDivideEquation } from './equations/m6-solve-divide-equation.ts';
import { m6SolveMultiplyEquation } from './equations/m6-solve-multiply-equation.ts';
import { m6UnknownExpressionWord } from './equations/m6-unknown-expression-word.ts';
import { m6VariableRole } from './equations/m6-variable-role.ts';
import { m6WriteAddEquation } from './equations/m6-write-add-equation.ts';
import { m6WriteMultiplyEquation } from './equations/m6-write-multiply-equation.ts';
import { m6WriteSimpleInequality } from './equations/m6-write-simple-inequality.ts';
import { m7CompareSolutionMethods } from './equations/m7-compare-solution-methods.ts';
import { m7EstimateCheck } from './equations/m7-estimate-check.ts';
import { m7GraphInequalitySolution } from './equations/m7-graph-inequality-solution.ts';
import { m7InequalityContextAnswer } from './equations/m7-inequality-context-answer.ts';
import { m7MixedFormsSolve } from './equations/m7-mixed-forms-solve.ts';
import { m7SolveDistributiveEquation } from './equations/m7-solve-distributive-equation.ts';
import { m7SolveTwoStep } from './equations/m7-solve-two-step.ts';
import { m7SolveTwoStepInequality } from './equations/m7-solve-two-step-inequality.ts';
import { m7WriteDistributiveEquation } from './equations/m7-write-distributive-equation.ts';
import { m7WriteInequalityContext } from './equations/m7-write-inequality-context.ts';
import { m7WriteTwoStep } from './equations/m7-write-two-step.ts';
import { a1CounterexampleChoose } from './exponentials/a1-counterexample-choose.ts';
import { a1EqualChangeReason } from './exponentials/a1-equal-change-reason.ts';
import { a1ExponentialEvaluate } from './exponentials/a1-exponential-evaluate.ts';
import { a1ExponentialGraphMatch } from './exponentials/a1-exponential-graph-match.ts';
import { a1ExponentialModelPredict } from './exponentials/a1-exponential-model-predict.ts';
import { a1ExponentialModelWrite } from './exponentials/a1-exponential-model-write.ts';
import { a1GeometricNthTerm } from './exponentials/a1-geometric-nth-term.ts';
import { a1GeometricRuleWrite } from './exponentials/a1-geometric-rule-write.ts';
import { a1GrowthDecayClassify } from './exponentials/a1-growth-decay-classify.ts';
import { a1ModelTypeChoose } from './exponentials/a1-model-type-choose.ts';
import { a1OvertakeTime } from './exponentials/a1-overtake-time.ts';
import { a1RadicalExponentRewrite } from './exponentials/a1-radical-exponent-rewrite.ts';
import { a1RadicalSimplify } from './exponentials/a1-radical-simplify.ts';
import { a1RationalExponentEvaluate } from './exponentials/a1-rational-exponent-evaluate.ts';
import { a1SumProductType } from './exponentials/a1-sum-product-type.ts';
import { a2RationalExponentEquation } from './exponentials/a2-rational-exponent-equation.ts';
import { m8ChooseUnitSize } from './exponents/m8-choose-unit-size.ts';
import { m8ExponentPowerOfPower } from './exponents/m8-exponent-power-of-power.ts';
import { m8ExponentProductQuotient } from './exponents/m8-exponent-product-quotient.ts';
import { m8IntegerExponentSimplify } from './exponents/m8-integer-exponent-simplify.ts';
import { m8NegativeExponentEvaluate } from './exponents/m8-negative-exponent-evaluate.ts';
import { m8ScientificAddSubtract } from './exponents/m8-scientific-add-subtract.ts';
import { m8ScientificMultiplyDivide } from './exponents/m8-scientific-multiply-divide.ts';
import { m8TimesAsLarge } from './exponents/m8-times-as-large.ts';
import { m8WriteScientific } from './exponents/m8-write-scientific.ts';
import { a1ExpressionAsObject } from './expressions/a1-expression-as-object.ts';
import { a1ExpressionPartMeaning } from './expressions/a1-expression-part-meaning.ts';
import { a1LinearFormEquivalent } from './expressions/a1-linear-form-equivalent.ts';
import { a1PropertyName } from './expressions/a1-property-name.ts';
import { m6CombineLikePositive } from './expressions/m6-combine-like-positive.ts';
import { m6DescribeExpressionStructure } from './expressions/m6-describe-expression-structure.ts';
import { m6DistributeVariable } from './expressions/m6-distribute-variable.ts';
import { m6EquivalentPairChoose } from './expressions/m6-equivalent-pair-choose.ts';
import { m6EvaluateFormula } from './expressions/m6-evaluate-formula.ts';
import { m6EvaluateLinearExpression } from './expressions/m6-evaluate-linear-expression.ts';
import { m6FactorVariableSum } from './expressions/m6-factor-variable-sum.ts';
import { m6IdentifyCoefficient } from './expressions/m6-identify-coefficient.ts';
import { m6NotEquivalentWitness } from './expressions/m6-not-equivalent-witness.ts';
import { m6OrderOperationsNumeric } from './expressions/m6-order-operations-numeric.ts';
import { m6PowerEvaluate } from './expressions/m6-power-evaluate.ts';
import { m6PowerExpressionEvaluate } from './expressions/m6-power-expression-evaluate.ts';
import { m6SituationToExpression } from './expressions/m6-situation-to-expression.ts';
import { m6WordsToExpression } from './expressions/m6-words-to-expression.ts';
import { m7ExpandAndCombine } from './expressions/m7-expand-and-combine.ts';
import { m7ExpandRationalFactor } from './expressions/m7-expand-rational-factor.ts';
import { m7FactorLinearExpression } from './expressions/m7-factor-linear-expression.ts';
import { m7FactorNegativeFraction } from './expressions/m7-factor-negative-fraction.ts';
import { m7FormMeaning } from './expressions/m7-form-meaning.ts';
import { m7LikeTermsSimplify } from './expressions/m7-like-terms-simplify.ts';
import { m7LinearExpressionDifference } from './expressions/m7-linear-expression-difference.ts';
import { m7PercentMultiplierForm } from './expressions/m7-percent-multiplier-form.ts';
import { a1FactorCompletely } from './factoring/a1-factor-completely.ts';
import { a1FactorDifferenceSquares } from './factoring/a1-factor-difference-squares.ts';
import { a1FactorGcfPolynomial } from './factoring/a1-factor-gcf-polynomial.ts';
import { a1FactorTrinomialGeneral } from './factoring/a1-factor-trinomial-general.ts';
import { a1FactorTrinomialSimple } from './factoring/a1-factor-trinomial-simple.ts';
import { m6DistributiveMental } from './factors/m6-distributive-mental.ts';
import { m6FactorNumericSum } from './factors/m6-factor-numeric-sum.ts';
import { m6GcfFind } from './factors/m6-gcf-find.ts';
import { m6GcfWord } from './factors/m6-gcf-word.ts';
import { m6LcmFind } from './factors/m6-lcm-find.ts';
import { m6LcmWord } from './factors/m6-lcm-word.ts';
import { m6FractionDivideCompute } from './fractions/m6-fraction-divide-compute.ts';
import { m6FractionDivisionStory } from './fractions/m6-fraction-division-story.ts';
import { m6FractionDivisionWord } from './fractions/m6-fraction-division-word.ts';
import { m6FractionFitCount } from './fractions/m6-fraction-fit-count.ts';
import { m6FractionGroupSize } from './fractions/m6-fraction-group-size.ts';
import { m6MixedNumberDivide } from './fractions/m6-mixed-number-divide.ts';
import { m6ReciprocalFind } from './fractions/m6-reciprocal-find.ts';
import { preDecomposeFunction } from './function-families/pre-decompose-function.ts';
import { preDifferenceQuotientSimplify } from './function-families/pre-difference-quotient-simplify.ts';
import { preDomainFromRule } from './function-families/pre-domain-from-rule.ts';
import { preFunctionFeatureTable } from './function-families/pre-function-feature-table.ts';
import { preGeometryModelWrite } from './function-families/pre-geometry-model-write.ts';
import { prePiecewiseModelWrite } from './function-families/pre-piecewise-model-write.ts';
import { preRestrictDomainInverse } from './function-families/pre-restrict-domain-inverse.ts';
import { preSymmetryProve } from './function-families/pre-symmetry-prove.ts';
import { preTransformationOrder } from './function-families/pre-transformation-order.ts';
import { a1AverageRateCompare } from './function-features/a1-average-rate-compare.ts';
import { a1AverageRateCompute } from './function-features/a1-average-rate-compute.ts';
import { a1AverageRateGraph } from './function-features/a1-average-rate-graph.ts';
import { a1DomainContext } from './function-features/a1-domain-context.ts';
import { a1DomainRangeGraph } from './function-features/a1-domain-range-graph.ts';
import { a1FeatureFind } from './function-features/a1-feature-find.ts';
import { a1FeatureInterval } from './function-features/a1-feature-interval.ts';
import { a1FunctionEvaluate } from './function-features/a1-function-evaluate.ts';
import { a1FunctionSolveOutput } from './function-features/a1-function-solve-output.ts';
import { a1FunctionStatementMeaning } from './function-features/a1-function-statement-meaning.ts';
import { a1SequenceExplicitTerm } from './function-features/a1-sequence-explicit-term.ts';
import { a1SequenceRecursiveTerm } from './function-features/a1-sequence-recursive-term.ts';
import { m8CompareFunctionRates } from './functions/m8-compare-function-rates.ts';
import { m8CompareFunctionStarts } from './functions/m8-compare-function-starts.ts';
import { m8FunctionOutput } from './functions/m8-function-output.ts';
import { m8FunctionTest } from './functions/m8-function-test.ts';
import { m8GraphDescribeInterval } from './functions/m8-graph-describe-interval.ts';
import { m8GraphMatchStory } from './functions/m8-graph-match-story.ts';
import { m8LinearModelMeaning } from './functions/m8-linear-model-meaning.ts';
import { m8LinearModelWrite } from './functions/m8-linear-model-write.ts';
import { m8LinearTestEquation } from './functions/m8-linear-test-equation.ts';
import { m8LinearTestTable } from './functions/m8-linear-test-table.ts';
import { m8RateInitialFind } from './functions/m8-rate-initial-find.ts';
import { geoAngleAddition } from './geometry/geo-angle-addition.ts';
import { geoConstructionIdentify } from './geometry/geo-construction-identify.ts';
import { geoConstructionStep } from './geometry/geo-construction-step.ts';
import { geoCounterexampleGeometry } from './geometry/geo-counterexample-geometry.ts';
import { geoDefinitionChoose } from './geometry/geo-definition-choose.ts';
import { geoMidpointNumberLine } from './geometry/geo-midpoint-number-line.ts';
import { geoMidpointPlane } from './geometry/geo-midpoint-plane.ts';
import { geoNotationRead } from './geometry/geo-notation-read.ts';
import { geoPartitionPoint } from './geometry/geo-partition-point.ts';
import { geoRelatedConditional } from './geometry/geo-related-conditional.ts';
import { geoSegmentAddition } from './geometry/geo-segment-addition.ts';
import { m7TriangleInequalityTest } from './geometry/m7-triangle-inequality-test.ts';
import { m7TriangleUniqueness } from './geometry/m7-triangle-uniqueness.ts';
import { m6AbsoluteValueCompute } from './integers/m6-absolute-value-compute.ts';
import { m6AbsoluteValueContext } from './integers/m6-absolute-value-context.ts';
import { m6CompareRationals } from './integers/m6-compare-rationals.ts';
import { m6InequalityStatementContext } from './integers/m6-inequality-statement-context.ts';
import { m6NumberLinePlaceRational } from './integers/m6-number-line-place-rational.ts';
import { m6NumberLineReadRational } from './integers/m6-number-line-read-rational.ts';
import { m6OppositeFind } from './integers/m6-opposite-find.ts';
import { m6OrderRationals } from './integers/m6-order-rationals.ts';
import { m6SignedContext } from './integers/m6-signed-context.ts';
import { a1AbsoluteEquationSolve } from './intervals/a1-absolute-equation-solve.ts';
import { a1AbsoluteInequalitySolve } from './intervals/a1-absolute-inequality-solve.ts';
import { a1CompoundAndSolve } from './intervals/a1-compound-and-solve.ts';
import { a1CompoundOrSolve } from './intervals/a1-compound-or-solve.ts';
import { a1InequalityBothSides } from './intervals/a1-inequality-both-sides.ts';
import { a1IntervalNotationWrite } from './intervals/a1-interval-notation-write.ts';
import { calcInstantRateEstimate } from './limits/calc-instant-rate-estimate.ts';
import { calcLimitExistsDecide } from './limits/calc-limit-exists-decide.ts';
import { calcLimitFactor } from './limits/calc-limit-factor.ts';
import { calcLimitFromGraph } from './limits/calc-limit-from-graph.ts';
import { calcLimitFromTable } from './limits/calc-limit-from-table.ts';
import { calcLimitLawEvaluate } from './limits/calc-limit-law-evaluate.ts';
import { calcSecantSlope } from './limits/calc-secant-slope.ts';
import { calcSqueezeLimit } from './limits/calc-squeeze-limit.ts';
import { calcTrigLimit } from './limits/calc-trig-limit.ts';
import { a1ArithmeticNthTerm } from './lines/a1-arithmetic-nth-term.ts';
import { a1ArithmeticRuleWrite } from './lines/a1-arithmetic-rule-write.ts';
import { a1GraphStandardForm } from './lines/a1-graph-standard-form.ts';
import { a1LinearFunctionFromPairs } from './lines/a1-linear-function-from-pairs.ts';
import { a1LinearModelLimit } from './lines/a1-linear-model-limit.ts';
import { a1LinearParameterMeaning } from './lines/a1-linear-parameter-meaning.ts';
import { a1ParallelLineWrite } from './lines/a1-parallel-line-write.ts';
import { a1PerpendicularSlope } from './lines/a1-perpendicular-slope.ts';
import { a1PointOnGraph } from './lines/a1-point-on-graph.ts';
import { a1PointSlopeWrite } from './lines/a1-point-slope-write.ts';
import { a1StandardFormIntercepts } from './lines/a1-standard-form-intercepts.ts';
import { geoLineParallelPerpendicular } from './lines/geo-line-parallel-perpendicular.ts';
import { a2ChangeOfBase } from './logarithms/a2-change-of-base.ts';
import { a2CompoundInterestFind } from './logarithms/a2-compound-interest-find.ts';
import { a2ContinuousGrowthFind } from './logarithms/a2-continuous-growth-find.ts';
import { a2EquivalentRate } from './logarithms/a2-equivalent-rate.ts';
import { a2ExpLogAsymptote } from './logarithms/a2-exp-log-asymptote.ts';
import { a2ExpLogGraphMatch } from './logarithms/a2-exp-log-graph-match.ts';
import { a2ExponentialEquationSolve } from './logarithms/a2-exponential-equation-solve.ts';
import { a2ExponentialFormChoose } from './logarithms/a2-exponential-form-choose.ts';
import { a2LogEquationSolve } from './logarithms/a2-log-equation-solve.ts';
import { a2LogEvaluate } from './logarithms/a2-log-evaluate.ts';
import { a2LogExpandCondense } from './logarithms/a2-log-expand-condense.ts';
import { a2LogFormChange } from './logarithms/a2-log-form-change.ts';
import { preExpLogSimplify } from './logarithms/pre-exp-log-simplify.ts';
import { a1AbsoluteGraphMatch } from './more-functions/a1-absolute-graph-match.ts';
import { a1FunctionCombinationEvaluate } from './more-functions/a1-function-combination-evaluate.ts';
import { a1InverseMeaning } from './more-functions/a1-inverse-meaning.ts';
import { a1LinearInverseFind } from './more-functions/a1-linear-inverse-find.ts';
import { a1PiecewiseEvaluate } from './more-functions/a1-piecewise-evaluate.ts';
import { a1ProfitFunctionBuild } from './more-functions/a1-profit-function-build.ts';
import { a1RootDomain } from './more-functions/a1-root-domain.ts';
import { a1RootGraphMatch } from './more-functions/a1-root-graph-match.ts';
import { m8CongruenceDecide8 } from './motions/m8-congruence-decide-8.ts';
import { m8CongruentParts } from './motions/m8-congruent-parts.ts';
import { m8DescribeRotation } from './motions/m8-describe-rotation.ts';
import { m8DescribeTranslation } from './motions/m8-describe-translation.ts';
import { m8FindMirrorLine } from './motions/m8-find-mirror-line.ts';
import { m8ReflectPoint } from './motions/m8-reflect-point.ts';
import { m8ReflectionKeeps } from './motions/m8-reflection-keeps.ts';
import { m8RotatePoint } from './motions/m8-rotate-point.ts';
import { m8RotationKeeps } from './motions/m8-rotation-keeps.ts';
import { m8SequenceImage } from './motions/m8-sequence-image.ts';
import { m8TranslatePoint } from './motions/m8-translate-point.ts';
import { m8TranslationKeeps } from './motions/m8-translation-keeps.ts';
import { m6FractionToPercent } from './percents/m6-fraction-to-percent.ts';
import { m6PercentCompare } from './percents/m6-percent-compare.ts';
import { m6PercentEstimate } from './percents/m6-percent-estimate.ts';
import { m6PercentFindPercent } from './percents/m6-percent-find-percent.ts';
import { m6PercentFindWholeValue } from './percents/m6-percent-find-whole-value.ts';
import { m6PercentFractionDecimal } from './percents/m6-percent-fraction-decimal.ts';
import { m6PercentFromGrid } from './percents/m6-percent-from-grid.ts';
import { m6PercentMissing } from './percents/m6-percent-missing.ts';
import { m6PercentOfAny } from './percents/m6-percent-of-any.ts';
import { m6PercentOfBenchmark } from './percents/m6-percent-of-benchmark.ts';
import { m7CommissionCompute } from './percents/m7-commission-compute.ts';
import { m7FinalPriceMulti } from './percents/m7-final-price-multi.ts';
import { m7FinalPriceSingle } from './percents/m7-final-price-single.ts';
import { m7MultistepRatioSolve } from './percents/m7-multistep-ratio-solve.ts';
import { m7PercentChangeApply } from './percents/m7-percent-change-apply.ts';
import { m7PercentChangeFind } from './percents/m7-percent-change-find.ts';
import { m7PercentErrorCompute } from './percents/m7-percent-error-compute.ts';
import { m7PercentOriginalFind } from './percents/m7-percent-original-find.ts';
import { m7SimpleInterestCompute } from './percents/m7-simple-interest-compute.ts';
import { m7SimpleInterestRate } from './percents/m7-simple-interest-rate.ts';
import { a1BinomialProduct } from './polynomials/a1-binomial-product.ts';
import { a1PolynomialDegree } from './polynomials/a1-polynomial-degree.ts';
import { a1PolynomialSumDifference } from './polynomials/a1-polynomial-sum-difference.ts';
import { a1SpecialProduct } from './polynomials/a1-special-product.ts';
import { a2FactorGroupingCubes } from './polynomials/a2-factor-grouping-cubes.ts';
import { a2FactorHiddenQuadratic } from './polynomials/a2-factor-hidden-quadratic.ts';
import { a2IdentityCheck } from './polynomials/a2-identity-check.ts';
import { a2IdentityNumeric } from './polynomials/a2-identity-numeric.ts';
import { a2PolynomialClosure } from './polynomials/a2-polynomial-closure.ts';
import { a2PolynomialDivide } from './polynomials/a2-polynomial-divide.ts';
import { a2PolynomialGraphMatch } from './polynomials/a2-polynomial-graph-match.ts';
import { a2PolynomialProductLong } from './polynomials/a2-polynomial-product-long.ts';
import { a2PolynomialSignInterval } from './polynomials/a2-polynomial-sign-interval.ts';
import { a2PolynomialZeroBehavior } from './polynomials/a2-polynomial-zero-behavior.ts';
import { a2RemainderTheorem } from './polynomials/a2-remainder-theorem.ts';
import { m7CompoundProbability7 } from './probability/m7-compound-probability-7.ts';
import { m7ExperimentalProbabilityFind } from './probability/m7-experimental-probability-find.ts';
import { m7FrequencyModel } from './probability/m7-frequency-model.ts';
import { m7LikelihoodDescribe } from './probability/m7-likelihood-describe.ts';
import { m7ModelDataDiscrepancy } from './probability/m7-model-data-discrepancy.ts';
import { m7PredictCount } from './probability/m7-predict-count.ts';
import { m7SampleSpaceCount } from './probability/m7-sample-space-count.ts';
import { m7SimpleProbability } from './probability/m7-simple-probability.ts';
import { m7SimulationDesign } from './probability/m7-simulation-design.ts';
import { m7SimulationEstimate } from './probability/m7-simulation-estimate.ts';
import { m7UniformModelProbability } from './probability/m7-uniform-model-probability.ts';
import { probAdditionRuleFind } from './probability/prob-addition-rule-find.ts';
import { probComplementRule } from './probability/prob-complement-rule.ts';
import { probEventSetOperation } from './probability/prob-event-set-operation.ts';
import { probEventWordsMatch } from './probability/prob-event-words-match.ts';
import { probExclusiveDecide } from './probability/prob-exclusive-decide.ts';
import { probLawLargeNumbers } from './probability/prob-law-large-numbers.ts';
import { probProbabilityEquallyLikely } from './probability/prob-probability-equally-likely.ts';
import { probRelativeFrequencyEstimate } from './probability/prob-relative-frequency-estimate.ts';
import { probSampleSpaceList } from './probability/prob-sample-space-list.ts';
import { probValidModelChoose } from './probability/prob-valid-model-choose.ts';
import { m7CompareK } from './proportions/m7-compare-k.ts';
import { m7ComplexFractionSimplify } from './proportions/m7-complex-fraction-simplify.ts';
import { m7FindKGraph } from './proportions/m7-find-k-graph.ts';
import { m7FindKTable } from './proportions/m7-find-k-table.ts';
import { m7ProportionalGraphPredict } from './proportions/m7-proportional-graph-predict.ts';
import { m7ProportionalGraphTest } from './proportions/m7-proportional-graph-test.ts';
import { m7ProportionalPointMeaning } from './proportions/m7-proportional-point-meaning.ts';
import { m7ProportionalTableTest } from './proportions/m7-proportional-table-test.ts';
import { m7UnitRateFraction } from './proportions/m7-unit-rate-fraction.ts';
import { m7UseProportionalEquation } from './proportions/m7-use-proportional-equation.ts';
import { m7WriteProportionalEquation } from './proportions/m7-write-proportional-equation.ts';
import { a1CompleteSquareSolve } from './quadratic-equations/a1-complete-square-solve.ts';
import { a1DeriveFormulaStep } from './quadratic-equations/a1-derive-formula-step.ts';
import { a1DiscriminantCount } from './quadratic-equations/a1-discriminant-count.ts';
import { a1LineParabolaCount } from './quadratic-equations/a1-line-parabola-count.ts';
import { a1LineParabolaSolve } from './quadratic-equations/a1-line-parabola-solve.ts';
import { a1QuadraticEquationWrite } from './quadratic-equations/a1-quadratic-equation-write.ts';
import { a1QuadraticFormulaSolve } from './quadratic-equations/a1-quadratic-formula-solve.ts';
import { a1QuadraticMethodChoose } from './quadratic-equations/a1-quadratic-method-choose.ts';
import { a1QuadraticWordSolve } from './quadratic-equations/a1-quadratic-word-solve.ts';
import { a1SquareRootSolve } from './quadratic-equations/a1-square-root-solve.ts';
import { a1ZeroProductSolve } from './quadratic-equations/a1-zero-product-solve.ts';
import { a1CompareFunctionFeatures } from './quadratics/a1-compare-function-features.ts';
import { a1CompleteSquareConstant } from './quadratics/a1-complete-square-constant.ts';
import { a1CompleteSquareExtreme } from './quadratics/a1-complete-square-extreme.ts';
import { a1GrowthFamilyCompare } from './quadratics/a1-growth-family-compare.ts';
import { a1QuadraticAxisVertex } from './quadratics/a1-quadratic-axis-vertex.ts';
import { a1QuadraticFeatureContext } from './quadratics/a1-quadratic-feature-context.ts';
import { a1QuadraticFromZeros } from './quadratics/a1-quadratic-from-zeros.ts';
import { a1QuadraticSymmetricPoint } from './quadratics/a1-quadratic-symmetric-point.ts';
import { a1QuadraticZeros } from './quadratics/a1-quadratic-zeros.ts';
import { a1TransformationDescribeQuadratic } from './quadratics/a1-transformation-describe-quadratic.ts';
import { a1VertexFormFromGraph } from './quadratics/a1-vertex-form-from-graph.ts';
import { a1VertexFormRead } from './quadratics/a1-vertex-form-read.ts';
import { a1GraphScaleChoose } from './quantities/a1-graph-scale-choose.ts';
import { a1PrecisionReport } from './quantities/a1-precision-report.ts';
import { a1QuantityChoose } from './quantities/a1-quantity-choose.ts';
import { a1UnitChainConvert } from './quantities/a1-unit-chain-convert.ts';
import { a1UnitExpressionCheck } from './quantities/a1-unit-expression-check.ts';
import { probDistributionProbability } from './random-variables/prob-distribution-probability.ts';
import { probDistributionTable } from './random-variables/prob-distribution-table.ts';
import { probEmpiricalExpected } from './random-variables/prob-empirical-expected.ts';
import { probEmpiricalProbabilityTable } from './random-variables/prob-empirical-probability-table.ts';
import { probExpectedValueFind } from './random-variables/prob-expected-value-find.ts';
import { probExpectedValueMeaning } from './random-variables/prob-expected-value-meaning.ts';
import { probGuessExpected } from './random-variables/prob-guess-expected.ts';
import { probModelDistribution } from './random-variables/prob-model-distribution.ts';
import { probSumMeanVariance } from './random-variables/prob-sum-mean-variance.ts';
import { probVarianceRandomFind } from './random-variables/prob-variance-random-find.ts';
import { m6SpeedFindDistance } from './rates/m6-speed-find-distance.ts';
import { m6UnitPriceCompare } from './rates/m6-unit-price-compare.ts';
import { m6UnitPriceTotal } from './rates/m6-unit-price-total.ts';
import { m6UnitRateChoose } from './rates/m6-unit-rate-choose.ts';
import { m6UnitRateCompute } from './rates/m6-unit-rate-compute.ts';
import { m6UnitRateMeaning } from './rates/m6-unit-rate-meaning.ts';
import { m6DoubleNumberLineRead } from './ratios/m6-double-number-line-read.ts';
import { m6EquivalentRatioFind } from './ratios/m6-equivalent-ratio-find.ts';
import { m6PartWholeRatio } from './ratios/m6-part-whole-ratio.ts';
import { m6PlotRatioPairs } from './ratios/m6-plot-ratio-pairs.ts';
import { m6RatioGraphRead } from './ratios/m6-ratio-graph-read.ts';
import { m6RatioSimplify } from './ratios/m6-ratio-simplify.ts';
import { m6RatioStatementMatch } from './ratios/m6-ratio-statement-match.ts';
import { m6RatioTableCompare } from './ratios/m6-ratio-table-compare.ts';
import { m6RatioTableMissing } from './ratios/m6-ratio-table-missing.ts';
import { m6WriteRatio } from './ratios/m6-write-ratio.ts';
import { m8ClassifyNumber } from './real-numbers/m8-classify-number.ts';
import { m8CompareIrrationals } from './real-numbers/m8-compare-irrationals.ts';
import { m8RepeatingOneDigit } from './real-numbers/m8-repeating-one-digit.ts';
import { m8RepeatingTwoDigit } from './real-numbers/m8-repeating-two-digit.ts';
import { m8RootBetween } from './real-numbers/m8-root-between.ts';
import { m8RootEvaluate } from './real-numbers/m8-root-evaluate.ts';
import { m8SmallestNumberSet } from './real-numbers/m8-smallest-number-set.ts';
import { m8SolvePowerEquation } from './real-numbers/m8-solve-power-equation.ts';
import { a1CreateLinearEquation } from './reasoned-equations/a1-create-linear-equation.ts';
import { a1LinearEquationSolve } from './reasoned-equations/a1-linear-equation-solve.ts';
import { a1LiteralEvaluate } from './reasoned-equations/a1-literal-evaluate.ts';
import { a1LiteralSolve } from './reasoned-equations/a1-literal-solve.ts';
import { a1SolutionViable } from './reasoned-equations/a1-solution-viable.ts';
import { a1StepReason } from './reasoned-equations/a1-step-reason.ts';
import { a1CausationJudge } from './regression/a1-causation-judge.ts';
import { a1CorrelationEstimate } from './regression/a1-correlation-estimate.ts';
import { a1FitFunctionChoose } from './regression/a1-fit-function-choose.ts';
import { a1ResidualCompute } from './regression/a1-residual-compute.ts';
import { a1ResidualPlotJudge } from './regression/a1-residual-plot-judge.ts';
import { m6ChooseDependent } from './relationships/m6-choose-dependent.ts';
import { m6EquationFromTable } from './relationships/m6-equation-from-table.ts';
import { m6GraphFromEquation } from './relationships/m6-graph-from-equation.ts';
import { m6GraphPointMeaning } from './relationships/m6-graph-point-meaning.ts';
import { m6TableRuleExtend } from './relationships/m6-table-rule-extend.ts';
import { m6UseEquationValue } from './relationships/m6-use-equation-value.ts';
import { geoTriangle45Side } from './right-triangles/geo-triangle-45-side.ts';
import { m8PlaneDistance } from './right-triangles/m8-plane-distance.ts';
import { m8PlanePerimeter } from './right-triangles/m8-plane-perimeter.ts';
import { m8PythagoreanConverse } from './right-triangles/m8-pythagorean-converse.ts';
import { m8PythagoreanMissingSide } from './right-triangles/m8-pythagorean-missing-side.ts';
import { m8PythagoreanProofStep } from './right-triangles/m8-pythagorean-proof-step.ts';
import { m8PythagoreanSpaceDiagonal } from './right-triangles/m8-pythagorean-space-diagonal.ts';
import { m8PythagoreanSquareAreas } from './right-triangles/m8-pythagorean-square-areas.ts';
import { m8CompositeRoundVolume } from './round-solids/m8-composite-round-volume.ts';
import { m8ConeVolume } from './round-solids/m8-cone-volume.ts';
import { m8CylinderMissingDimension } from './round-solids/m8-cylinder-missing-dimension.ts';
import { m8CylinderVolume } from './round-solids/m8-cylinder-volume.ts';
import { m8SphereVolume } from './round-solids/m8-sphere-volume.ts';
import { m7CompareCentersSpreads } from './samples/m7-compare-centers-spreads.ts';
import { m7InferenceChoose } from './samples/m7-inference-choose.ts';
import { m7MadMultiple } from './samples/m7-mad-multiple.ts';
import { m7OverlapJudge } from './samples/m7-overlap-judge.ts';
import { m7PopulationEstimate } from './samples/m7-population-estimate.ts';
import { m7SampleBiasSource } from './samples/m7-sample-bias-source.ts';
import { m7SampleIdentify } from './samples/m7-sample-identify.ts';
import { m7SampleVariation } from './samples/m7-sample-variation.ts';
import { m7SamplingMethodChoose } from './samples/m7-sampling-method-choose.ts';
import { m7ScaleActualLength } from './scale/m7-scale-actual-length.ts';
import { m7ScaleAreaFind } from './scale/m7-scale-area-find.ts';
import { m7ScaleFactorFind } from './scale/m7-scale-factor-find.ts';
import { m7ScaleRedraw } from './scale/m7-scale-redraw.ts';
import { a2ArithmeticSeriesSum } from './sequences/a2-arithmetic-series-sum.ts';
import { preInfiniteGeometric } from './sequences/pre-infinite-geometric.ts';
import { m7AdditiveInverseFind } from './signed-numbers/m7-additive-inverse-find.ts';
import { m7DistanceBetweenRationals } from './signed-numbers/m7-distance-between-rationals.ts';
import { m7EqualNegativeFractions } from './signed-numbers/m7-equal-negative-fractions.ts';
import { m7FractionToDecimal } from './signed-numbers/m7-fraction-to-decimal.ts';
import { m7IntegerDifference } from './signed-numbers/m7-integer-difference.ts';
import { m7IntegerSum } from './signed-numbers/m7-integer-sum.ts';
import { m7IntegerSumLine } from './signed-numbers/m7-integer-sum-line.ts';
import { m7RationalProduct } from './signed-numbers/m7-rational-product.ts';
import { m7RationalPropertyCompute } from './signed-numbers/m7-rational-property-compute.ts';
import { m7RationalSum } from './signed-numbers/m7-rational-sum.ts';
import { m7RationalSumProperty } from './signed-numbers/m7-rational-sum-property.ts';
import { m7RationalWordChoose } from './signed-numbers/m7-rational-word-choose.ts';
import { m7RationalWordSolve } from './signed-numbers/m7-rational-word-solve.ts';
import { m7SignedOrderOperations } from './signed-numbers/m7-signed-order-operations.ts';
import { m7SignedProduct } from './signed-numbers/m7-signed-product.ts';
import { m7SignedQuotient } from './signed-numbers/m7-signed-quotient.ts';
import { m7TerminatingOrRepeating } from './signed-numbers/m7-terminating-or-repeating.ts';
import { m7ZeroSumContext } from './signed-numbers/m7-zero-sum-context.ts';
import { geoDilateAnyCenter } from './similarity/geo-dilate-any-center.ts';
import { geoDilationLineFact } from './similarity/geo-dilation-line-fact.ts';
import { geoGeometricMeanLength } from './similarity/geo-geometric-mean-length.ts';
import { geoIndirectGeo } from './similarity/geo-indirect-geo.ts';
import { geoNestedSimilarSide } from './similarity/geo-nested-similar-side.ts';
import { geoPythagoreanSimilarityStep } from './similarity/geo-pythagorean-similarity-step.ts';
import { geoSideSplitterLength } from './similarity/geo-side-splitter-length.ts';
import { geoSimilarAreaRatio } from './similarity/geo-similar-area-ratio.ts';
import { geoSimilarDecide } from './similarity/geo-similar-decide.ts';
import { geoSimilarSideEquation } from './similarity/geo-similar-side-equation.ts';
import { geoSimilarityCriterion } from './similarity/geo-similarity-criterion.ts';
import { m8CompareRatesRepresentations } from './slopes/m8-compare-rates-representations.ts';
import { m8GraphSlopeIntercept } from './slopes/m8-graph-slope-intercept.ts';
import { m8HorizontalVerticalEquation } from './slopes/m8-horizontal-vertical-equation.ts';
import { m8LineFromGraph } from './slopes/m8-line-from-graph.ts';
import { m8LineFromPoints } from './slopes/m8-line-from-points.ts';
import { m8ReadSlopeIntercept } from './slopes/m8-read-slope-intercept.ts';
import { m8SlopeOfProportional } from './slopes/m8-slope-of-proportional.ts';
import { m8SlopeTriangleMissing } from './slopes/m8-slope-triangle-missing.ts';
import { m8SlopeTwoPoints } from './slopes/m8-slope-two-points.ts';
import { m8SlopeType } from './slopes/m8-slope-type.ts';
import { m6FractionCubeCount } from './solids/m6-fraction-cube-count.ts';
import { m6MatchNet } from './solids/m6-match-net.ts';
import { m6PrismMissingEdge } from './solids/m6-prism-missing-edge.ts';
import { m6PrismVolumeFraction } from './solids/m6-prism-volume-fraction.ts';
import { m6SurfaceAreaNet } from './solids/m6-surface-area-net.ts';
import { m7CrossSectionName } from './solids/m7-cross-section-name.ts';
import { m7CrossSectionPlan } from './solids/m7-cross-section-plan.ts';
import { m7PrismSurfaceGeneral } from './solids/m7-prism-surface-general.ts';
import { m7PrismVolumeGeneral } from './solids/m7-prism-volume-general.ts';
import { m6BoxPlotRead } from './statistics/m6-box-plot-read.ts';
import { m6ChooseCenterMeasure } from './statistics/m6-choose-center-measure.ts';
import { m6DataAttributeIdentify } from './statistics/m6-data-attribute-identify.ts';
import { m6DataSummaryContext } from './statistics/m6-data-summary-context.ts';
import { m6DescribeShape } from './statistics/m6-describe-shape.ts';
import { m6DotPlotRead } from './statistics/m6-dot-plot-read.ts';
import { m6EstimateCenter } from './statistics/m6-estimate-center.ts';
import { m6HistogramMake6 } from './statistics/m6-histogram-make-6.ts';
import { m6HistogramRead6 } from './statistics/m6-histogram-read-6.ts';
import { m6IqrCompute } from './statistics/m6-iqr-compute.ts';
import { m6MadCompute } from './statistics/m6-mad-compute.ts';
import { m6MeanCompute } from './statistics/m6-mean-compute.ts';
import { m6MeanMissingValue } from './statistics/m6-mean-missing-value.ts';
import { m6MedianCompute } from './statistics/m6-median-compute.ts';
import { m6StatisticalQuestionChoose } from './statistics/m6-statistical-question-choose.ts';
import { a1BreakEvenPoint } from './systems/a1-break-even-point.ts';
import { a1ConstraintsWrite } from './systems/a1-constraints-write.ts';
import { a1EliminationMultipliers } from './systems/a1-elimination-multipliers.ts';
import { a1HalfPlaneGraph } from './systems/a1-half-plane-graph.ts';
import { a1HalfPlaneTest } from './systems/a1-half-plane-test.ts';
import { a1SystemEquivalent } from './systems/a1-system-equivalent.ts';
import { a1SystemGraphEstimate } from './systems/a1-system-graph-estimate.ts';
import { a1SystemInequalityPoint } from './systems/a1-system-inequality-point.ts';
import { a1SystemSolveA1 } from './systems/a1-system-solve-a1.ts';
import { a1SystemWriteContext } from './systems/a1-system-write-context.ts';
import { m8SystemCountSolutions } from './systems/m8-system-count-solutions.ts';
import { m8SystemEliminate } from './systems/m8-system-eliminate.ts';
import { m8SystemGraphSolve } from './systems/m8-system-graph-solve.ts';
import { m8SystemIsolateSubstitute } from './systems/m8-system-isolate-substitute.ts';
import { m8SystemSubstitute } from './systems/m8-system-substitute.ts';
import { m8SystemTestPoint } from './systems/m8-system-test-point.ts';
import { m8SystemWordSolve8 } from './systems/m8-system-word-solve-8.ts';
import { m8WriteSystem8 } from './systems/m8-write-system-8.ts';
import { pracConvertSystems } from './trades/prac-convert-systems.ts';
import { pracCubicConvert } from './trades/prac-cubic-convert.ts';
import { pracInchFractionWork } from './trades/prac-inch-fraction-work.ts';
import { pracJobCostEstimate } from './trades/prac-job-cost-estimate.ts';
import { pracMeasurementRange } from './trades/prac-measurement-range.ts';
import { pracPackagesNeeded } from './trades/prac-packages-needed.ts';
import { pracPitchAngle } from './trades/prac-pitch-angle.ts';
import { pracPlanArea } from './trades/prac-plan-area.ts';
import { pracPlanLength } from './trades/prac-plan-length.ts';
import { pracRampRafterLength } from './trades/prac-ramp-rafter-length.ts';
import { pracSquareCornerCheck } from './trades/prac-square-corner-check.ts';
import { pracToleranceAccept } from './trades/prac-tolerance-accept.ts';
import { pracTruckLoads } from './trades/prac-truck-loads.ts';
import { geoCoordinateRuleImage } from './transformations/geo-coordinate-rule-image.ts';
import { geoRigidOrNot } from './transformations/geo-rigid-or-not.ts';
import { m8TransversalAngleFind } from './transversals/m8-transversal-angle-find.ts';
import { m8TransversalPairName } from './transversals/m8-transversal-pair-name.ts';
import { m8AaDecide } from './triangle-angles/m8-aa-decide.ts';
import { m8ExteriorAngleFind } from './triangle-angles/m8-exterior-angle-find.ts';
import { m8IndirectMeasure } from './triangle-angles/m8-indirect-measure.ts';
import { m8TriangleAngleSum } from './triangle-angles/m8-triangle-angle-sum.ts';
import { a2FrequencyPeriod } from './trigonometry/a2-frequency-period.ts';
import { geoTrigRatioFromRatio } from './trigonometry/geo-trig-ratio-from-ratio.ts';
import { preAmbiguousCase } from './trigonometry/pre-ambiguous-case.ts';
import { preBearingProblem } from './trigonometry/pre-bearing-problem.ts';
import { preDoubleAngleValue } from './trigonometry/pre-double-angle-value.ts';
import { preHalfAngleValue } from './trigonometry/pre-half-angle-value.ts';
import { preIdentitySimplifyPre } from './trigonometry/pre-identity-simplify-pre.ts';
import { preIdentityVerifyStep } from './trigonometry/pre-identity-verify-step.ts';
import { preLawProofStep } from './trigonometry/pre-law-proof-step.ts';
import { preSumFormulaProofStep } from './trigonometry/pre-sum-formula-proof-step.ts';
import { preSumFormulaRatios } from './trigonometry/pre-sum-formula-ratios.ts';
import { preSumFormulaValue } from './trigonometry/pre-sum-formula-value.ts';
import { preTrigEquationIdentity } from './trigonometry/pre-trig-equation-identity.ts';
import { preTrigEquationInterval } from './trigonometry/pre-trig-equation-interval.ts';
import { a1AssociationJudgeA1 } from './two-way-tables/a1-association-judge-a1.ts';
import { a1RelativeFrequencyKind } from './two-way-tables/a1-relative-frequency-kind.ts';
import { m6ConvertBetweenSystems } from './units/m6-convert-between-systems.ts';
import { m6ConvertRateUnits } from './units/m6-convert-rate-units.ts';
import { m6ConvertSingleStep } from './units/m6-convert-single-step.ts';

export const skills: readonly Skill[] = [
  a1AbsoluteEquationSolve,
  a1AbsoluteGraphMatch,
  a1AbsoluteInequalitySolve,
  a1ArithmeticNthTerm,
  a1ArithmeticRuleWrite,
  a1AssociationJudgeA1,
  a1AverageRateCompare,
  a1AverageRateCompute,
  a1AverageRateGraph,
  a1BinomialProduct,
  a1BreakEvenPoint,
  a1CausationJudge,
  a1CompareFunctionFeatures,
  a1CompareGroupsA1,
  a1CompleteSquareConstant,
  a1CompleteSquareExtreme,
  a1CompleteSquareSolve,
  a1CompoundAndSolve,
  a1CompoundOrSolve,
  a1ConstraintsWrite,
  a1CorrelationEstimate,
  a1CounterexampleChoose,
  a1CreateLinearEquation,
  a1DeriveFormulaStep,
  a1DiscriminantCount,
  a1DisplayChoose,
  a1DisplayReadA1,
  a1DomainContext,
  a1DomainRangeGraph,
  a1EliminationMultipliers,
  a1EqualChangeReason,
  a1ExponentialEvaluate,
  a1ExponentialGraphMatch,
  a1ExponentialModelPredict,
  a1ExponentialModelWrite,
  a1ExpressionAsObject,
  a1ExpressionPartMeaning,
  a1FactorCompletely,
  a1FactorDifferenceSquares,
  a1FactorGcfPolynomial,
  a1FactorTrinomialGeneral,
  a1FactorTrinomialSimple,
  a1FeatureFind,
  a1FeatureInterval,
  a1FitFunctionChoose,
  a1FunctionCombinationEvaluate,
  a1FunctionEvaluate,
  a1FunctionSolveOutput,
  a1FunctionStatementMeaning,
  a1GeometricNthTerm,
  a1GeometricRuleWrite,
  a1GraphScaleChoose,
  a1GraphStandardForm,
  a1GrowthDecayClassify,
  a1GrowthFamilyCompare,
  a1HalfPlaneGraph,
  a1HalfPlaneTest,
  a1HistogramIntervalEffect,
  a1InequalityBothSides,
  a1IntervalNotationWrite,
  a1InverseMeaning,
  a1LineParabolaCount,
  a1LineParabolaSolve,
  a1LinearEquationSolve,
  a1LinearFormEquivalent,
  a1LinearFunctionFromPairs,
  a1LinearInverseFind,
  a1LinearModelLimit,
  a1LinearParameterMeaning,
  a1LiteralEvaluate,
  a1LiteralSolve,
  a1ModelTypeChoose,
  a1OutlierEffect,
  a1OutlierTest,
  a1OvertakeTime,
  a1ParallelLineWrite,
  a1PerpendicularSlope,
  a1PiecewiseEvaluate,
  a1PointOnGraph,
  a1PointSlopeWrite,
  a1PolynomialDegree,
  a1PolynomialSumDifference,
  a1PrecisionReport,
  a1ProfitFunctionBuild,
  a1PropertyName,
  a1QuadraticAxisVertex,
  a1QuadraticEquationWrite,
  a1QuadraticFeatureContext,
  a1QuadraticFormulaSolve,
  a1QuadraticFromZeros,
  a1QuadraticMethodChoose,
  a1QuadraticSymmetricPoint,
  a1QuadraticWordSolve,
  a1QuadraticZeros,
  a1QuantityChoose,
  a1RadicalExponentRewrite,
  a1RadicalSimplify,
  a1RationalExponentEvaluate,
  a1RelativeFrequencyKind,
  a1ResidualCompute,
  a1ResidualPlotJudge,
  a1RootDomain,
  a1RootGraphMatch,
  a1SequenceExplicitTerm,
  a1SequenceRecursiveTerm,
  a1SolutionViable,
  a1SpecialProduct,
  a1SquareRootSolve,
  a1StandardDeviationCompute,
  a1StandardFormIntercepts,
  a1StepReason,
  a1SumProductType,
  a1SystemEquivalent,
  a1SystemGraphEstimate,
  a1SystemInequalityPoint,
  a1SystemSolveA1,
  a1SystemWriteContext,
  a1TransformationDescribeQuadratic,
  a1UnitChainConvert,
  a1UnitExpressionCheck,
  a1VertexFormFromGraph,
  a1VertexFormRead,
  a1ZeroProductSolve,
  a2ArithmeticSeriesSum,
  a2ChangeOfBase,
  a2CompoundInterestFind,
  a2ContinuousGrowthFind,
  a2EquivalentRate,
  a2ExpLogAsymptote,
  a2ExpLogGraphMatch,
  a2ExponentialEquationSolve,
  a2ExponentialFormChoose,
  a2FactorGroupingCubes,
  a2FactorHiddenQuadratic,
  a2FrequencyPeriod,
  a2IdentityCheck,
  a2IdentityNumeric,
  a2LogEquationSolve,
  a2LogEvaluate,
  a2LogExpandCondense,
  a2LogFormChange,
  a2PolynomialClosure,
  a2PolynomialDivide,
  a2PolynomialGraphMatch,
  a2PolynomialProductLong,
  a2PolynomialSignInterval,
  a2PolynomialZeroBehavior,
  a2RationalExponentEquation,
  a2RemainderTheorem,
  aiAlarmCost,
  aiAlarmCount,
  aiCheckAClaim,
  aiCompanionPart,
  aiConfusionCount,
  aiCostOfMistakes,
  aiEnergyCompare,
  aiEnergyOfQuestions,
  aiFeatureOrLabel,
  aiFirstFalseLine,
  aiFlaggedAndFake,
  aiHandoverCount,
  aiIntentScore,
  aiLabelShare,
  aiMendTheLine,
  aiNarrowingFeed,
  aiNearestNeighborLabel,
  aiNextWordChance,
  aiPeopleWhoMatch,
  aiPictureCheck,
  aiPrecisionRecall,
  aiRequestMissingPart,
  aiRubricScore,
  aiRuleForCase,
  aiRuleOrLearnedChoose,
  aiSampleGap,
  aiSureAndRight,
  aiTestAccuracy,
  aiThresholdRuleApply,
  aiTimeSaved,
  aiTwoGroupRates,
  aiWhatToTell,
  aiWordChainChance,
  calcAbsoluteExtreme,
  calcCriticalPointsFind,
  calcEvtConditions,
  calcFeatureFromDerivative,
  calcFirstDerivativeTest,
  calcIncreaseInterval,
  calcInflectionFind,
  calcInstantRateEstimate,
  calcLimitExistsDecide,
  calcLimitFactor,
  calcLimitFromGraph,
  calcLimitFromTable,
  calcLimitLawEvaluate,
  calcMatchFDerivatives,
  calcMvtConditions,
  calcMvtFindC,
  calcSecantSlope,
  calcSecondDerivativeTest,
  calcSqueezeLimit,
  calcTrigLimit,
  geoAngleAddition,
  geoConstructionIdentify,
  geoConstructionStep,
  geoCoordinateRuleImage,
  geoCounterexampleGeometry,
  geoDefinitionChoose,
  geoDilateAnyCenter,
  geoDilationLineFact,
  geoGeometricMeanLength,
  geoIndirectGeo,
  geoLineParallelPerpendicular,
  geoMidpointNumberLine,
  geoMidpointPlane,
  geoNestedSimilarSide,
  geoNotationRead,
  geoPartitionPoint,
  geoPythagoreanSimilarityStep,
  geoRelatedConditional,
  geoRigidOrNot,
  geoSegmentAddition,
  geoSideSplitterLength,
  geoSimilarAreaRatio,
  geoSimilarDecide,
  geoSimilarSideEquation,
  geoSimilarityCriterion,
  geoTriangle45Side,
  geoTrigRatioFromRatio,
  m6AbsoluteValueCompute,
  m6AbsoluteValueContext,
  m6AxisDistance,
  m6BoxPlotRead,
  m6ChooseCenterMeasure,
  m6ChooseDependent,
  m6CombineLikePositive,
  m6CompareRationals,
  m6CompositeArea,
  m6ConvertBetweenSystems,
  m6ConvertRateUnits,
  m6ConvertSingleStep,
  m6CoordinatePolygonArea,
  m6CoordinateSideLength,
  m6DataAttributeIdentify,
  m6DataSummaryContext,
  m6DecimalDifference,
  m6DecimalProduct,
  m6DecimalQuotient,
  m6DecimalSum,
  m6DescribeExpressionStructure,
  m6DescribeShape,
  m6DistributeVariable,
  m6DistributiveMental,
  m6DotPlotRead,
  m6DoubleNumberLineRead,
  m6EquationFromTable,
  m6EquivalentPairChoose,
  m6EquivalentRatioFind,
  m6EstimateCenter,
  m6EvaluateFormula,
  m6EvaluateLinearExpression,
  m6FactorNumericSum,
  m6FactorVariableSum,
  m6FractionCubeCount,
  m6FractionDivideCompute,
  m6FractionDivisionStory,
  m6FractionDivisionWord,
  m6FractionFitCount,
  m6FractionGroupSize,
  m6FractionToPercent,
  m6GcfFind,
  m6GcfWord,
  m6GraphFromEquation,
  m6GraphPointMeaning,
  m6GraphSimpleInequality,
  m6GridRouteLength,
  m6HistogramMake6,
  m6HistogramRead6,
  m6IdentifyCoefficient,
  m6InequalityFromSet,
  m6InequalityStatementContext,
  m6IqrCompute,
  m6LcmFind,
  m6LcmWord,
  m6LongDivisionCompute,
  m6MadCompute,
  m6MatchNet,
  m6MeanCompute,
  m6MeanMissingValue,
  m6MedianCompute,
  m6MixedNumberDivide,
  m6NotEquivalentWitness,
  m6NumberLinePlaceRational,
  m6NumberLineReadRational,
  m6OppositeFind,
  m6OrderOperationsNumeric,
  m6OrderRationals,
  m6ParallelogramArea,
  m6PartWholeRatio,
  m6PercentCompare,
  m6PercentEstimate,
  m6PercentFindPercent,
  m6PercentFindWholeValue,
  m6PercentFractionDecimal,
  m6PercentFromGrid,
  m6PercentMissing,
  m6PercentOfAny,
  m6PercentOfBenchmark,
  m6PlotRatioPairs,
  m6PowerEvaluate,
  m6PowerExpressionEvaluate,
  m6PrismMissingEdge,
  m6PrismVolumeFraction,
  m6QuadrantFromSigns,
  m6RatioGraphRead,
  m6RatioSimplify,
  m6RatioStatementMatch,
  m6RatioTableCompare,
  m6RatioTableMissing,
  m6ReadPointQuadrant,
  m6ReciprocalFind,
  m6ReflectPointAxis,
  m6RemainderInterpret,
  m6SignedContext,
  m6SituationToExpression,
  m6SolutionFromSet,
  m6SolveAddEquation,
  m6SolveDivideEquation,
  m6SolveMultiplyEquation,
  m6SpeedFindDistance,
  m6StatisticalQuestionChoose,
  m6SurfaceAreaNet,
  m6TableRuleExtend,
  m6TrapezoidArea,
  m6TriangleArea,
  m6TriangleMissingHeight,
  m6UnitPriceCompare,
  m6UnitPriceTotal,
  m6UnitRateChoose,
  m6UnitRateCompute,
  m6UnitRateMeaning,
  m6UnknownExpressionWord,
  m6UseEquationValue,
  m6VariableRole,
  m6WordsToExpression,
  m6WriteAddEquation,
  m6WriteMultiplyEquation,
  m6WriteRatio,
  m6WriteSimpleInequality,
  m7AdditiveInverseFind,
  m7AngleEquationSolve,
  m7AnglePairFind,
  m7AnglesAtPointSolve,
  m7AreaCostProblem,
  m7AreaFromCircumference,
  m7CircleAreaFind,
  m7CirclePartArea,
  m7CircumferenceFind,
  m7CommissionCompute,
  m7CompareCentersSpreads,
  m7CompareK,
  m7CompareSolutionMethods,
  m7ComplexFractionSimplify,
  m7CompositeArea7,
  m7CompoundProbability7,
  m7CrossSectionName,
  m7CrossSectionPlan,
  m7DiameterFromCircumference,
  m7DistanceBetweenRationals,
  m7EqualNegativeFractions,
  m7EstimateCheck,
  m7ExpandAndCombine,
  m7ExpandRationalFactor,
  m7ExperimentalProbabilityFind,
  m7FactorLinearExpression,
  m7FactorNegativeFraction,
  m7FinalPriceMulti,
  m7FinalPriceSingle,
  m7FindKGraph,
  m7FindKTable,
  m7FormMeaning,
  m7FractionToDecimal,
  m7FrequencyModel,
  m7GraphInequalitySolution,
  m7InequalityContextAnswer,
  m7InferenceChoose,
  m7IntegerDifference,
  m7IntegerSum,
  m7IntegerSumLine,
  m7LikeTermsSimplify,
  m7LikelihoodDescribe,
  m7LinearExpressionDifference,
  m7MadMultiple,
  m7MixedFormsSolve,
  m7ModelDataDiscrepancy,
  m7MultistepRatioSolve,
  m7OverlapJudge,
  m7PercentChangeApply,
  m7PercentChangeFind,
  m7PercentErrorCompute,
  m7PercentMultiplierForm,
  m7PercentOriginalFind,
  m7PopulationEstimate,
  m7PredictCount,
  m7PrismSurfaceGeneral,
  m7PrismVolumeGeneral,
  m7ProportionalGraphPredict,
  m7ProportionalGraphTest,
  m7ProportionalPointMeaning,
  m7ProportionalTableTest,
  m7RationalProduct,
  m7RationalPropertyCompute,
  m7RationalSum,
  m7RationalSumProperty,
  m7RationalWordChoose,
  m7RationalWordSolve,
  m7SampleBiasSource,
  m7SampleIdentify,
  m7SampleSpaceCount,
  m7SampleVariation,
  m7SamplingMethodChoose,
  m7ScaleActualLength,
  m7ScaleAreaFind,
  m7ScaleFactorFind,
  m7ScaleRedraw,
  m7SignedOrderOperations,
  m7SignedProduct,
  m7SignedQuotient,
  m7SimpleInterestCompute,
  m7SimpleInterestRate,
  m7SimpleProbability,
  m7SimulationDesign,
  m7SimulationEstimate,
  m7SolveDistributiveEquation,
  m7SolveTwoStep,
  m7SolveTwoStepInequality,
  m7TerminatingOrRepeating,
  m7TriangleInequalityTest,
  m7TriangleUniqueness,
  m7UniformModelProbability,
  m7UnitRateFraction,
  m7UseProportionalEquation,
  m7WriteDistributiveEquation,
  m7WriteInequalityContext,
  m7WriteProportionalEquation,
  m7WriteTwoStep,
  m7ZeroSumContext,
  m8AaDecide,
  m8ChooseFitLine,
  m8ChooseUnitSize,
  m8ClassifyNumber,
  m8CompareFunctionRates,
  m8CompareFunctionStarts,
  m8CompareIrrationals,
  m8CompareRatesRepresentations,
  m8CompleteEquationSolutions,
  m8CompositeRoundVolume,
  m8ConeVolume,
  m8CongruenceDecide8,
  m8CongruentParts,
  m8CountSolutionsEquation,
  m8CylinderMissingDimension,
  m8CylinderVolume,
  m8DescribeRotation,
  m8DescribeTranslation,
  m8DilatePoint,
  m8DilationProperties,
  m8DilationScaleFactor,
  m8EquationWordSolve8,
  m8ExponentPowerOfPower,
  m8ExponentProductQuotient,
  m8ExteriorAngleFind,
  m8FindEquationError,
  m8FindMirrorLine,
  m8FitEquationEstimate,
  m8FunctionOutput,
  m8FunctionTest,
  m8GraphDescribeInterval,
  m8GraphMatchStory,
  m8GraphSlopeIntercept,
  m8HorizontalVerticalEquation,
  m8IndirectMeasure,
  m8IntegerExponentSimplify,
  m8LineFromGraph,
  m8LineFromPoints,
  m8LinearModelMeaning,
  m8LinearModelWrite,
  m8LinearTestEquation,
  m8LinearTestTable,
  m8ModelPredict,
  m8ModelSlopeMeaning,
  m8NegativeExponentEvaluate,
  m8PlaneDistance,
  m8PlanePerimeter,
  m8PythagoreanConverse,
  m8PythagoreanMissingSide,
  m8PythagoreanProofStep,
  m8PythagoreanSpaceDiagonal,
  m8PythagoreanSquareAreas,
  m8RateInitialFind,
  m8ReadSlopeIntercept,
  m8ReflectPoint,
  m8ReflectionKeeps,
  m8RepeatingOneDigit,
  m8RepeatingTwoDigit,
  m8RootBetween,
  m8RootEvaluate,
  m8RotatePoint,
  m8RotationKeeps,
  m8ScatterDescribe,
  m8ScatterOutlier,
  m8ScientificAddSubtract,
  m8ScientificMultiplyDivide,
  m8SequenceImage,
  m8SimilarMissingSide,
  m8SimilaritySequence,
  m8SlopeOfProportional,
  m8SlopeTriangleMissing,
  m8SlopeTwoPoints,
  m8SlopeType,
  m8SmallestNumberSet,
  m8SolveBothSides,
  m8SolvePowerEquation,
  m8SolveRationalCoefficients,
  m8SolveWithParentheses,
  m8SphereVolume,
  m8SystemCountSolutions,
  m8SystemEliminate,
  m8SystemGraphSolve,
  m8SystemIsolateSubstitute,
  m8SystemSubstitute,
  m8SystemTestPoint,
  m8SystemWordSolve8,
  m8TimesAsLarge,
  m8TranslatePoint,
  m8TranslationKeeps,
  m8TransversalAngleFind,
  m8TransversalPairName,
  m8TriangleAngleSum,
  m8TwoWayMissing,
  m8TwoWayRelative,
  m8WriteEquation8,
  m8WriteScientific,
  m8WriteSystem8,
  pracBudgetBalance,
  pracBudgetShare,
  pracConvertSystems,
  pracCostOfLivingAdjust,
  pracCubicConvert,
  pracDeductionAmount,
  pracDeductionRateFind,
  pracInchFractionWork,
  pracJobCostEstimate,
  pracJobOfferCompare,
  pracJobTotalValue,
  pracMeasurementRange,
  pracNetPayFind,
  pracOvertimePayFind,
  pracPackagesNeeded,
  pracPayPeriodConvert,
  pracPitchAngle,
  pracPlanArea,
  pracPlanLength,
  pracRampRafterLength,
  pracSquareCornerCheck,
  pracToleranceAccept,
  pracTruckLoads,
  preAmbiguousCase,
  preBearingProblem,
  preDecomposeFunction,
  preDifferenceQuotientSimplify,
  preDomainFromRule,
  preDoubleAngleValue,
  preExpLogSimplify,
  preFunctionFeatureTable,
  preGeometryModelWrite,
  preHalfAngleValue,
  preIdentitySimplifyPre,
  preIdentityVerifyStep,
  preInfiniteGeometric,
  preLawProofStep,
  prePiecewiseModelWrite,
  preRestrictDomainInverse,
  preSumFormulaProofStep,
  preSumFormulaRatios,
  preSumFormulaValue,
  preSymmetryProve,
  preTransformationOrder,
  preTrigEquationIdentity,
  preTrigEquationInterval,
  probAdditionRuleFind,
  probComplementRule,
  probDistributionProbability,
  probDistributionTable,
  probEmpiricalExpected,
  probEmpiricalProbabilityTable,
  probEventSetOperation,
  probEventWordsMatch,
  probExclusiveDecide,
  probExpectedValueFind,
  probExpectedValueMeaning,
  probGuessExpected,
  probLawLargeNumbers,
  probModelDistribution,
  probProbabilityEquallyLikely,
  probRelativeFrequencyEstimate,
  probSampleSpaceList,
  probSumMeanVariance,
  probValidModelChoose,
  probVarianceRandomFind,
];
