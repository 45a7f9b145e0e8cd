/**
 * Slugs of the lessons that still lack a launch, an error analysis, a stretch problem, words or notes for the teacher, in
 * the order of the alphabet. The list may only shrink (decision 0175): who writes the missing parts takes the lesson off.
 */
const unfinishedLessons: ReadonlySet<string> = new Set(
  `
    a1-absolute-value-equations a1-average-rate-of-change a1-build-linear a1-compound-inequalities
    a1-create-equations-one a1-define-quantities a1-domain-range a1-evaluate-rearrange
    a1-exponential-functions a1-exponential-models a1-expression-structure a1-function-notation
    a1-geometric-sequences-a1 a1-graph-key-features a1-graph-linear a1-interpret-linear a1-irrational-sums
    a1-justify-steps a1-linear-inequalities-a1 a1-linear-vs-exponential a1-literal-equations
    a1-rational-exponents-a1 a1-sequences-as-functions a1-units-reasoning a2-e-compounding a2-exp-log-graphs
    a2-exponential-equations a2-exponential-rewrite a2-log-properties a2-logarithms-intro
    a2-polynomial-division a2-polynomial-identities a2-polynomial-operations a2-polynomial-structure
    a2-polynomial-zeros ai-catch-the-orb ai-companion-opened ai-counting-right-and-wrong
    ai-data-features-labels ai-energy-and-cost ai-how-to-ask ai-made-up-pictures ai-my-rules
    ai-next-word-odds ai-plan-a-helper ai-privacy ai-rule-or-learned ai-samples-and-bias ai-sure-and-wrong
    ai-train-and-test ai-when-a-person-decides calc-concavity calc-curve-sketching calc-extreme-values
    calc-increasing-decreasing calc-instant-change calc-limit-laws calc-limit-strategies
    calc-limits-graphs-tables calc-mean-value geo-aa-criterion geo-constructions-basic geo-dilations-geo
    geo-partition-segments geo-points-lines-planes geo-proportionality-theorems geo-reasoning-logic
    geo-segments-angles-measure geo-similarity-problems geo-similarity-transformations m6-absolute-value
    m6-area-parallelogram-triangle m6-area-polygons m6-box-plots-summaries m6-coordinate-distance
    m6-coordinate-polygons m6-coordinate-quadrants m6-data-displays-6 m6-decimal-add-subtract
    m6-decimal-multiply-divide m6-dependent-independent m6-distribution-shape m6-distributive-gcf
    m6-equation-solutions m6-equations-addition m6-equations-multiplication m6-equivalent-expressions
    m6-equivalent-ratios m6-evaluate-expressions m6-exponents m6-fraction-division-meaning
    m6-fraction-division-problems m6-fraction-division-rule m6-greatest-common-factor m6-identify-equivalent
    m6-inequalities-number-line m6-least-common-multiple m6-long-division m6-mean-median
    m6-nets-surface-area m6-ordering-rationals m6-parts-of-expressions m6-percent-find-whole
    m6-percent-meaning m6-percent-of-quantity m6-rate-problems m6-ratio-graphs m6-rational-number-line
    m6-signed-quantities m6-statistical-questions m6-two-variable-equations m6-two-variable-graphs
    m6-unit-conversion m6-unit-rates m6-variability-measures m6-variables-unknowns m6-volume-fractional
    m6-write-expressions m7-add-integers m7-add-subtract-rationals m7-additive-inverse
    m7-angle-relationships m7-area-composite-7 m7-circle-area m7-circumference m7-compare-populations
    m7-compound-events-7 m7-constant-of-proportionality m7-cross-sections-7 m7-divide-rationals
    m7-draw-triangles m7-equations-p-x-plus-q m7-equations-px-q m7-expand-linear m7-experimental-probability
    m7-factor-linear m7-inequality-problems-7 m7-like-terms-rational m7-likelihood-scale
    m7-multiply-rationals m7-multistep-rational-problems m7-percent-change m7-percent-error
    m7-probability-models m7-proportional-equations m7-proportional-graphs m7-proportional-tables
    m7-rational-problems m7-rational-properties m7-rationals-to-decimals m7-representative-samples
    m7-rewrite-in-context m7-sample-inferences m7-scale-area m7-scale-drawings m7-simple-interest
    m7-simulations-7 m7-solve-inequalities-7 m7-subtract-rationals m7-tax-tip-discount
    m7-unit-rates-fractions m7-visual-overlap m7-volume-surface-prisms m8-compare-functions
    m8-construct-linear m8-estimate-irrationals m8-linear-nonlinear m8-qualitative-graphs
    m8-rational-irrational m8-repeating-to-fraction m8-square-cube-roots m8-what-is-a-function
    prac-benefits-compare prac-budgets prac-deductions-net-pay prac-gross-pay prac-material-estimates
    prac-measure-convert prac-plans-scale prac-precision-tolerance prac-slopes-angles-trades
    prac-volume-concrete pre-analyze-functions pre-composition-inverse-pre pre-double-half
    pre-identities-basic pre-piecewise-models-pre pre-sum-difference pre-transformations-pre
    pre-triangle-laws-pre pre-trig-equations prob-addition-rule prob-basic-probability
    prob-empirical-distributions prob-expected-value prob-long-run-frequency prob-random-variables
    prob-sample-spaces prob-theoretical-distributions prob-variance-random
  `.split(/\s+/),
);

/** Whether a lesson may still lack parts. */
export function isUnfinished(slug: string): boolean {
  return unfinishedLessons.has(slug);
}

/** How many lessons may still lack parts. */
export function countUnfinished(): number {
  return [...unfinishedLessons].filter((slug) => slug !== '').length;
}
