/** Rules of functions, polynomials and their stories, with the sentence that justifies each. */
export const algebraRules = {
  'shared-powers': 'Take {number} and of each letter the {what} power that stands in the terms.',
  'values-of-pairs':
    'The domain is every first number and the range every second number, each told once and in order.',
  'two-values-of-one': 'One first number has two second numbers, so this is no function.',
  'one-value-of-each': 'Each first number stands once, so each has one second number: this is a function.',
  'graph-moved-on':
    'To move a graph right by h put x - h in place of x; to move it up by k add k; a number in front stretches it, and a minus turns it over.',
  'corners-of-region':
    'A linear sum is largest and smallest in a corner of the region, so work it out in each corner that keeps all bounds.',
} as const;
