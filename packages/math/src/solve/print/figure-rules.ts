/** Rules of figures; `fact` is the sentence of the figure that the step puts numbers into. */
export const figureRules = {
  'figure-fact': '{fact} Put the numbers in.',
  'work-out-size': 'Work it out.',
  'number-for-pi': 'Take {pi} for π, as asked.',
} as const;
