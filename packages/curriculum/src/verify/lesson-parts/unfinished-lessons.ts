/**
 * Slugs of the lessons that still lack a launch, an error analysis, a stretch problem, words or notes for the teacher, in
 * the order of the alphabet. The list may only shrink (decision 0175): who writes the missing parts takes the lesson off.
 */
const unfinishedLessons: ReadonlySet<string> = new Set(
  `
    a2-e-compounding
    a2-exp-log-graphs
    a2-exponential-equations
    a2-exponential-rewrite
    a2-log-properties
    a2-logarithms-intro
    a2-polynomial-division
    a2-polynomial-identities
    a2-polynomial-operations
    a2-polynomial-structure
    a2-polynomial-zeros
    calc-concavity
    calc-curve-sketching
    calc-extreme-values
    calc-increasing-decreasing
    calc-instant-change
    calc-limit-laws
    calc-limit-strategies
    calc-limits-graphs-tables
    calc-mean-value
    geo-aa-criterion
    geo-constructions-basic
    geo-dilations-geo
    geo-partition-segments
    geo-points-lines-planes
    geo-proportionality-theorems
    geo-reasoning-logic
    geo-segments-angles-measure
    geo-similarity-problems
    geo-similarity-transformations
    prac-benefits-compare
    prac-budgets
    prac-deductions-net-pay
    prac-gross-pay
    prac-material-estimates
    prac-measure-convert
    prac-plans-scale
    prac-precision-tolerance
    prac-slopes-angles-trades
    prac-volume-concrete
    pre-analyze-functions
    pre-composition-inverse-pre
    pre-double-half
    pre-identities-basic
    pre-piecewise-models-pre
    pre-sum-difference
    pre-transformations-pre
    pre-triangle-laws-pre
    pre-trig-equations
    prob-addition-rule
    prob-basic-probability
    prob-empirical-distributions
    prob-expected-value
    prob-long-run-frequency
    prob-random-variables
    prob-sample-spaces
    prob-theoretical-distributions
    prob-variance-random
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
