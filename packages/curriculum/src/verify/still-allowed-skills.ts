/**
 * By rule: slugs of the skills that may still fail it, in the order of the alphabet. The lists may only shrink: who mends
 * a skill takes it off, the verifier asks for that, and a test holds each list to the length it had.
 */
export const allowedSkills = {
  // Each choice is a story, a definition or a table of its own, so only the choices can tell of it.
  'choice-words': `
    geo-definition-choose m6-fraction-division-story m6-statistical-question-choose prob-valid-model-choose
  `,
  rise: `
    a2-exp-log-graph-match a2-exponential-form-choose a2-factor-hidden-quadratic
    a2-log-evaluate a2-polynomial-divide a2-polynomial-graph-match a2-polynomial-sign-interval
    calc-absolute-extreme calc-inflection-find calc-limit-exists-decide calc-limit-factor
    calc-match-f-derivatives calc-trig-limit m6-fraction-division-story
    pre-bearing-problem pre-decompose-function pre-difference-quotient-simplify
    pre-domain-from-rule pre-identity-verify-step pre-sum-formula-ratios pre-symmetry-prove
    pre-transformation-order prob-valid-model-choose
  `,
  // Courses beyond Algebra 1, before the rule came.
  'same-reason': `
    ai-alarm-count ai-check-a-claim ai-energy-of-questions ai-feature-or-label ai-first-false-line
    ai-handover-count ai-intent-score ai-mend-the-line ai-narrowing-feed ai-people-who-match
    ai-picture-check ai-request-missing-part ai-rule-for-case ai-two-group-rates ai-what-to-tell
    ai-word-chain-chance calc-second-derivative-test geo-counterexample-geometry
    geo-midpoint-number-line geo-notation-read prac-pay-period-convert prob-exclusive-decide
  `,
  // Powers of e and quotients that are rounded to a part of a percent.
  'told-work': `
    a2-continuous-growth-find a2-exponential-equation-solve ai-label-share
  `,
} as const;
