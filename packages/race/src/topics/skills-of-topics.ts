import type { TopicId } from './topic-ids.ts';

/**
 * The skills of the curriculum whose problems can be asked in a chat, by the topic that a student names. Skills with
 * choices or drawn answers are left out; a problem that needs a picture is drawn again.
 */
const skillsOfTopics: Readonly<Partial<Record<TopicId, string>>> = {
  arithmetic: `m6-order-operations-numeric m6-long-division-compute m6-remainder-interpret m6-distributive-mental
    m6-convert-single-step a1-precision-report a1-unit-chain-convert prac-truck-loads prac-packages-needed prac-convert-systems`,
  factors: 'm6-gcf-find m6-gcf-word m6-lcm-find m6-lcm-word m6-factor-numeric-sum',
  fractions: `m6-fraction-divide-compute m6-fraction-division-word m6-fraction-fit-count m6-fraction-group-size
    m6-mixed-number-divide m6-reciprocal-find m7-complex-fraction-simplify m8-repeating-one-digit
    prac-inch-fraction-work`,
  decimals: 'm6-decimal-difference m6-decimal-product m6-decimal-quotient m6-decimal-sum m6-unit-price-total',
  percents: `m6-fraction-to-percent m6-percent-estimate m6-percent-find-percent m6-percent-find-whole-value
    m6-percent-fraction-decimal m6-percent-of-any m6-percent-of-benchmark a1-growth-decay-classify a2-equivalent-rate
    a2-compound-interest-find prac-deduction-rate-find prac-cost-of-living-adjust prac-job-cost-estimate`,
  ratios: `m6-part-whole-ratio m6-ratio-simplify m6-write-ratio m6-convert-rate-units m6-speed-find-distance
    m6-unit-rate-compute m7-unit-rate-fraction m7-use-proportional-equation m8-rate-initial-find geo-nested-similar-side
    geo-similar-side-equation prac-pay-period-convert prac-overtime-pay-find`,
  integers: 'm6-absolute-value-compute m6-opposite-find m6-signed-context',
  expressions: `m6-combine-like-positive m6-distribute-variable m6-equivalent-pair-choose m6-evaluate-formula
    m6-evaluate-linear-expression m6-identify-coefficient m6-power-expression-evaluate m6-situation-to-expression
    m6-words-to-expression m6-factor-variable-sum m6-unknown-expression-word`,
  equations: `m6-solve-add-equation m6-solve-divide-equation m6-solve-multiply-equation m6-use-equation-value
    m6-write-add-equation m6-write-multiply-equation m7-solve-distributive-equation m7-solve-two-step m7-mixed-forms-solve
    m7-write-distributive-equation m7-write-two-step m8-solve-power-equation`,
  inequalities: `m6-inequality-from-set m6-write-simple-inequality m7-solve-two-step-inequality m7-inequality-context-answer
    m7-write-inequality-context`,
  coordinates: `m6-axis-distance m6-coordinate-side-length m6-grid-route-length m6-reflect-point-axis
    m6-coordinate-polygon-area geo-midpoint-plane geo-partition-point geo-dilate-any-center pre-transformation-order`,
  lines: `m7-write-proportional-equation m8-linear-model-write m8-linear-test-equation m8-rate-initial-find
    a1-linear-form-equivalent a1-equal-change-reason a1-overtake-time`,
  geometry: `m6-composite-area m6-parallelogram-area m6-prism-missing-edge m6-prism-volume-fraction m6-surface-area-net
    m6-trapezoid-area m6-triangle-area m6-triangle-missing-height geo-similar-area-ratio prac-cubic-convert prac-plan-area`,
  statistics: `m6-mean-compute m6-mean-missing-value m6-median-compute m6-iqr-compute m6-mad-compute
    prob-expected-value-find prob-variance-random-find prob-sum-mean-variance`,
  probability: `prob-probability-equally-likely prob-relative-frequency-estimate prob-addition-rule-find
    prob-complement-rule prob-event-set-operation prob-sample-space-list prob-empirical-expected prob-guess-expected
    prob-distribution-probability prob-model-distribution`,
  exponents: `m6-power-evaluate m6-power-expression-evaluate m8-solve-power-equation a1-exponential-evaluate
    a1-exponential-model-predict a1-exponential-model-write a1-radical-exponent-rewrite a1-rational-exponent-evaluate
    a2-continuous-growth-find`,
  radicals: `m8-root-evaluate m8-root-between m8-compare-irrationals a1-radical-simplify a1-radical-exponent-rewrite
    a1-rational-exponent-evaluate geo-geometric-mean-length`,
  functions: `m8-function-output m8-rate-initial-find pre-domain-from-rule pre-restrict-domain-inverse
    pre-difference-quotient-simplify pre-transformation-order pre-piecewise-model-write`,
  polynomials: `m6-factor-variable-sum a2-factor-grouping-cubes a2-factor-hidden-quadratic a2-polynomial-divide
    a2-polynomial-product-long a2-polynomial-sign-interval a2-remainder-theorem a2-identity-check a2-identity-numeric`,
  trigonometry: `pre-double-angle-value pre-half-angle-value pre-sum-formula-value pre-sum-formula-ratios
    pre-identity-simplify-pre pre-trig-equation-identity pre-trig-equation-interval pre-ambiguous-case pre-bearing-problem`,
  logarithms: `a2-change-of-base a2-exponential-equation-solve a2-log-equation-solve a2-log-evaluate
    a2-log-expand-condense a2-log-form-change a2-exp-log-asymptote`,
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
