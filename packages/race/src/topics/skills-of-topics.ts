import type { TopicId } from './topic-ids.ts';

/**
 * The skills of the curriculum whose problems can be asked in a chat, by the topic that a student names. Skills with
 * choices or drawn answers are left out; a problem that needs a picture is drawn again.
 */
const skillsOfTopics: Readonly<Record<TopicId, string>> = {
  arithmetic: `m6-order-operations-numeric m6-long-division-compute m6-remainder-interpret m6-distributive-mental
    m6-convert-single-step a1-precision-report a1-unit-chain-convert prac-truck-loads prac-packages-needed
    prac-convert-systems m7-estimate-check m7-signed-order-operations prac-job-total-value`,
  factors: `m6-gcf-find m6-gcf-word m6-lcm-find m6-lcm-word m6-factor-numeric-sum`,
  fractions: `m6-fraction-divide-compute m6-fraction-division-word m6-fraction-fit-count m6-fraction-group-size
    m6-mixed-number-divide m6-reciprocal-find m7-complex-fraction-simplify m8-repeating-one-digit
    prac-inch-fraction-work m7-rational-sum m7-rational-product`,
  decimals: `m6-decimal-difference m6-decimal-product m6-decimal-quotient m6-decimal-sum m6-unit-price-total
    m7-fraction-to-decimal m7-rational-word-solve`,
  percents: `m6-fraction-to-percent m6-percent-estimate m6-percent-find-percent m6-percent-find-whole-value
    m6-percent-fraction-decimal m6-percent-of-any m6-percent-of-benchmark a1-growth-decay-classify
    a2-equivalent-rate a2-compound-interest-find prac-deduction-rate-find prac-cost-of-living-adjust
    prac-job-cost-estimate m7-percent-change-find m7-percent-change-apply m7-percent-original-find
    m7-final-price-single m7-final-price-multi m7-commission-compute m7-simple-interest-compute
    m7-simple-interest-rate m7-percent-error-compute`,
  ratios: `m6-part-whole-ratio m6-ratio-simplify m6-write-ratio m6-convert-rate-units m6-speed-find-distance
    m6-unit-rate-compute m7-unit-rate-fraction m7-use-proportional-equation m8-rate-initial-find
    geo-nested-similar-side geo-similar-side-equation prac-pay-period-convert prac-overtime-pay-find
    m7-scale-actual-length m7-scale-factor-find m7-scale-redraw m7-multistep-ratio-solve m8-similar-missing-side
    m8-indirect-measure m8-dilation-scale-factor geo-indirect-geo geo-side-splitter-length prac-plan-length`,
  integers: `m6-absolute-value-compute m6-opposite-find m6-signed-context m7-integer-sum m7-integer-difference
    m7-signed-product m7-signed-quotient m7-rational-sum-property m7-signed-order-operations m7-zero-sum-context
    m7-distance-between-rationals m7-rational-property-compute`,
  expressions: `m6-combine-like-positive m6-distribute-variable m6-equivalent-pair-choose m6-evaluate-formula
    m6-evaluate-linear-expression m6-identify-coefficient m6-power-expression-evaluate m6-situation-to-expression
    m6-words-to-expression m6-factor-variable-sum m6-unknown-expression-word m7-expand-rational-factor
    m7-like-terms-simplify m7-expand-and-combine m7-linear-expression-difference m7-factor-linear-expression
    m7-percent-multiplier-form a1-linear-form-equivalent a1-profit-function-build`,
  equations: `m6-solve-add-equation m6-solve-divide-equation m6-solve-multiply-equation m6-use-equation-value
    m6-write-add-equation m6-write-multiply-equation m7-solve-distributive-equation m7-solve-two-step
    m7-mixed-forms-solve m7-write-distributive-equation m7-write-two-step m8-solve-both-sides
    m8-solve-with-parentheses m8-solve-rational-coefficients m8-equation-word-solve-8 a1-linear-equation-solve
    a1-literal-solve a1-literal-evaluate a1-absolute-equation-solve`,
  inequalities: `m6-inequality-from-set m6-write-simple-inequality m7-solve-two-step-inequality
    m7-inequality-context-answer m7-write-inequality-context a1-inequality-both-sides a1-compound-and-solve
    a1-compound-or-solve a1-absolute-inequality-solve`,
  coordinates: `m6-axis-distance m6-coordinate-side-length m6-grid-route-length m6-reflect-point-axis
    m6-coordinate-polygon-area geo-midpoint-plane geo-partition-point geo-dilate-any-center pre-transformation-order
    m8-translate-point m8-reflect-point m8-rotate-point m8-dilate-point m8-sequence-image geo-midpoint-number-line`,
  lines: `m7-write-proportional-equation m8-linear-model-write m8-linear-test-equation m8-rate-initial-find
    a1-equal-change-reason a1-overtake-time m8-slope-two-points m8-read-slope-intercept m8-slope-triangle-missing
    m8-model-predict a1-linear-function-from-pairs a1-point-slope-write a1-standard-form-intercepts
    a1-perpendicular-slope a1-linear-model-limit a1-point-on-graph geo-line-parallel-perpendicular`,
  systems: `m8-system-substitute m8-system-eliminate m8-system-isolate-substitute m8-system-word-solve-8
    a1-system-solve-a1 a1-break-even-point`,
  pythagoras: `m8-pythagorean-missing-side m8-pythagorean-space-diagonal m8-pythagorean-square-areas
    m8-plane-distance m8-plane-perimeter geo-triangle-45-side geo-geometric-mean-length geo-trig-ratio-from-ratio`,
  geometry: `m6-composite-area m6-parallelogram-area m6-prism-missing-edge m6-prism-volume-fraction
    m6-surface-area-net m6-trapezoid-area m6-triangle-area m6-triangle-missing-height geo-similar-area-ratio
    prac-cubic-convert prac-plan-area m7-circle-area-find m7-circumference-find m7-composite-area-7
    m7-area-cost-problem m7-prism-volume-general m7-prism-surface-general m7-circle-part-area
    m7-area-from-circumference m7-diameter-from-circumference m8-cylinder-volume m8-cone-volume m8-sphere-volume
    m8-composite-round-volume m8-cylinder-missing-dimension geo-segment-addition`,
  angles: `m7-angle-pair-find m7-angle-equation-solve m7-angles-at-point-solve m8-transversal-angle-find
    m8-exterior-angle-find m8-triangle-angle-sum geo-angle-addition`,
  statistics: `m6-mean-compute m6-mean-missing-value m6-median-compute m6-iqr-compute m6-mad-compute
    prob-expected-value-find prob-variance-random-find prob-sum-mean-variance m7-mad-multiple m7-population-estimate
    m8-two-way-missing a1-standard-deviation-compute a1-outlier-test a1-residual-compute`,
  probability: `prob-probability-equally-likely prob-relative-frequency-estimate prob-addition-rule-find
    prob-complement-rule prob-event-set-operation prob-sample-space-list prob-empirical-expected prob-guess-expected
    prob-distribution-probability prob-model-distribution m7-simple-probability m7-uniform-model-probability
    m7-predict-count m7-experimental-probability-find m7-compound-probability-7 m7-sample-space-count
    prob-distribution-table prob-empirical-probability-table`,
  exponents: `m6-power-evaluate m6-power-expression-evaluate a1-exponential-evaluate a1-exponential-model-predict
    a1-exponential-model-write a1-radical-exponent-rewrite a1-rational-exponent-evaluate a2-continuous-growth-find
    m8-exponent-product-quotient m8-exponent-power-of-power m8-integer-exponent-simplify
    m8-negative-exponent-evaluate m8-write-scientific m8-scientific-multiply-divide m8-scientific-add-subtract
    m8-times-as-large`,
  radicals: `m8-root-evaluate m8-root-between m8-compare-irrationals a1-radical-simplify a1-radical-exponent-rewrite
    a1-rational-exponent-evaluate geo-geometric-mean-length m8-solve-power-equation
    a2-rational-exponent-equation`,
  quadratics: `a1-zero-product-solve a1-quadratic-zeros a1-square-root-solve a1-complete-square-constant
    a1-complete-square-solve a1-complete-square-extreme a1-vertex-form-read a1-quadratic-axis-vertex
    a1-quadratic-symmetric-point a1-quadratic-equation-write a1-quadratic-formula-solve a1-quadratic-from-zeros
    a1-quadratic-word-solve a1-line-parabola-solve a2-factor-hidden-quadratic`,
  functions: `m8-function-output m8-rate-initial-find pre-domain-from-rule pre-restrict-domain-inverse
    pre-difference-quotient-simplify pre-transformation-order pre-piecewise-model-write a1-function-evaluate
    a1-function-solve-output a1-function-combination-evaluate a1-piecewise-evaluate a1-root-domain
    a1-average-rate-compute a1-linear-inverse-find a2-polynomial-sign-interval a2-exp-log-asymptote
    pre-geometry-model-write`,
  polynomials: `m6-factor-variable-sum a2-factor-grouping-cubes a2-factor-hidden-quadratic a2-polynomial-divide
    a2-polynomial-product-long a2-polynomial-sign-interval a2-remainder-theorem a2-identity-check
    a2-identity-numeric a1-binomial-product a1-special-product a1-polynomial-sum-difference a1-factor-gcf-polynomial
    a1-factor-trinomial-simple a1-factor-trinomial-general a1-factor-difference-squares a1-factor-completely
    a1-polynomial-degree`,
  trigonometry: `pre-double-angle-value pre-half-angle-value pre-sum-formula-value pre-sum-formula-ratios
    pre-identity-simplify-pre pre-trig-equation-identity pre-trig-equation-interval pre-ambiguous-case
    pre-bearing-problem prac-pitch-angle prac-ramp-rafter-length geo-trig-ratio-from-ratio geo-triangle-45-side
    a2-frequency-period`,
  sequences: `a1-arithmetic-nth-term a1-geometric-nth-term a1-sequence-explicit-term a1-sequence-recursive-term
    a1-arithmetic-rule-write a2-arithmetic-series-sum pre-infinite-geometric`,
  logarithms: `a2-change-of-base a2-exponential-equation-solve a2-log-equation-solve a2-log-evaluate
    a2-log-expand-condense a2-log-form-change a2-exp-log-asymptote pre-exp-log-simplify`,
  calculus: `calc-limit-factor calc-limit-law-evaluate calc-squeeze-limit calc-trig-limit calc-secant-slope
    calc-absolute-extreme calc-critical-points-find calc-increase-interval calc-inflection-find calc-mvt-find-c`,
};

/** The grade whose course teaches a skill, by the course in front of its name. */
const gradesOfCourses: Readonly<Record<string, number>> = {
  m6: 6,
  m7: 7,
  m8: 8,
  a1: 9,
  geo: 10,
  a2: 11,
  pre: 12,
  calc: 12,
  prob: 12,
  prac: 12,
};

/** A skill with the topic and the grade that it is asked for. */
export type TopicSkill = { readonly skill: string; readonly topic: TopicId; readonly grade: number };

/** Every row of the table. */
export function topicSkills(): readonly TopicSkill[] {
  return Object.entries(skillsOfTopics).flatMap(([topic, skills]) =>
    skills.split(/\s+/).map((skill) => ({
      skill,
      topic: topic as TopicId,
      grade: gradesOfCourses[skill.split('-')[0] ?? ''] ?? 12,
    })),
  );
}
