/**
 * By rule: slugs of the skills that may still fail it, in the order of the alphabet. The lists may only shrink: who mends
 * a skill takes it off, the verifier asks for that, and a test holds each list to the length it had.
 */
export const allowedSkills = {
  final: `
    a1-exponential-graph-match a1-model-type-choose calc-evt-conditions calc-first-derivative-test
    calc-limit-exists-decide calc-mvt-conditions calc-second-derivative-test m6-choose-dependent
    m6-data-summary-context m6-fraction-division-story m6-histogram-make-6 m6-match-net
    m6-statistical-question-choose m6-unit-price-compare m6-variable-role m7-compare-k
    m7-proportional-point-meaning m8-compare-function-rates m8-function-test m8-graph-match-story
    m8-linear-model-meaning m8-linear-test-table prac-job-offer-compare pre-identity-verify-step
    prob-exclusive-decide prob-expected-value-meaning prob-law-large-numbers
  `,
  'same-key': `
    a1-overtake-time calc-trig-limit geo-similar-decide geo-similarity-criterion m6-match-net
  `,
  'choice-words': `
    geo-counterexample-geometry geo-definition-choose m6-data-attribute-identify m6-fraction-division-story
    m6-statistical-question-choose m6-unit-price-compare m7-proportional-point-meaning
    pre-function-feature-table prob-valid-model-choose
  `,
  money: `
    a2-compound-interest-find m6-percent-of-any m6-unit-rate-choose m6-use-equation-value m7-estimate-check
    m7-mixed-forms-solve prac-job-cost-estimate
  `,
  templates: `
    a2-change-of-base a2-exp-log-asymptote a2-exp-log-graph-match a2-exponential-equation-solve
    a2-exponential-form-choose a2-factor-grouping-cubes a2-factor-hidden-quadratic a2-identity-check
    a2-identity-numeric a2-log-equation-solve a2-log-evaluate a2-log-expand-condense a2-log-form-change
    a2-polynomial-closure a2-polynomial-divide a2-polynomial-graph-match a2-polynomial-product-long
    a2-polynomial-sign-interval a2-polynomial-zero-behavior a2-remainder-theorem calc-absolute-extreme
    calc-critical-points-find calc-evt-conditions calc-feature-from-derivative calc-first-derivative-test
    calc-increase-interval calc-inflection-find calc-instant-rate-estimate calc-limit-exists-decide
    calc-limit-factor calc-limit-from-graph calc-limit-from-table calc-limit-law-evaluate
    calc-match-f-derivatives calc-mvt-conditions calc-mvt-find-c calc-secant-slope
    calc-second-derivative-test calc-squeeze-limit calc-trig-limit geo-angle-addition
    geo-construction-identify geo-counterexample-geometry geo-dilate-any-center geo-dilation-line-fact
    geo-geometric-mean-length geo-indirect-geo geo-midpoint-number-line geo-midpoint-plane
    geo-nested-similar-side geo-notation-read geo-partition-point geo-pythagorean-similarity-step
    geo-related-conditional geo-segment-addition geo-side-splitter-length geo-similar-decide
    geo-similar-side-equation geo-similarity-criterion prac-budget-balance prac-budget-share
    prac-convert-systems prac-cost-of-living-adjust prac-deduction-amount prac-deduction-rate-find
    prac-job-cost-estimate prac-job-total-value prac-net-pay-find prac-pitch-angle prac-plan-area
    prac-plan-length prac-ramp-rafter-length pre-ambiguous-case pre-bearing-problem pre-decompose-function
    pre-difference-quotient-simplify pre-domain-from-rule pre-double-angle-value pre-function-feature-table
    pre-half-angle-value pre-identity-simplify-pre pre-identity-verify-step pre-restrict-domain-inverse
    pre-sum-formula-proof-step pre-sum-formula-ratios pre-sum-formula-value pre-symmetry-prove
    pre-transformation-order pre-trig-equation-identity pre-trig-equation-interval prob-addition-rule-find
    prob-distribution-probability prob-distribution-table prob-empirical-expected
    prob-empirical-probability-table prob-exclusive-decide prob-expected-value-find
    prob-expected-value-meaning prob-probability-equally-likely prob-relative-frequency-estimate
    prob-valid-model-choose prob-variance-random-find
  `,
  rise: `
    a1-exponential-evaluate a2-exp-log-graph-match a2-exponential-form-choose a2-factor-hidden-quadratic
    a2-log-evaluate a2-polynomial-divide a2-polynomial-graph-match a2-polynomial-sign-interval
    calc-absolute-extreme calc-inflection-find calc-limit-exists-decide calc-limit-factor
    calc-match-f-derivatives calc-trig-limit m6-absolute-value-context m6-evaluate-linear-expression
    m6-factor-variable-sum m6-fraction-division-story m6-histogram-make-6
    m6-inequality-statement-context m6-lcm-find m6-not-equivalent-witness m6-percent-find-whole-value
    m6-percent-of-any m6-unit-price-compare m7-solve-distributive-equation
    m7-solve-two-step m7-solve-two-step-inequality m8-classify-number m8-compare-function-starts
    m8-linear-test-table pre-bearing-problem pre-decompose-function pre-difference-quotient-simplify
    pre-domain-from-rule pre-identity-verify-step pre-sum-formula-ratios pre-symmetry-prove
    pre-transformation-order prob-valid-model-choose
  `,
} as const;
