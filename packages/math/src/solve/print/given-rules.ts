/** Rules of problems that are read as what is given and what is asked, with the sentence that justifies each. */
export const givenRules = {
  'letter-alone': 'Get {letter} alone on one side of the equation.',
  'put-in-place': 'Put this in place of {letter} in the other equation.',
  'put-root-in': 'Put {value} in, which gives the other coordinate.',
  'sign-table':
    'The sign can change only where a factor is 0: {places}. Test one number in each part and keep the parts where it holds.',
  'sign-always': 'The sign never changes, and it holds for one number, so every number makes it true.',
  'sign-never': 'Test each part between the zeros: it holds in none, so no number makes it true.',
  'percents-follow':
    'Each percent is taken of what the change before it left, so multiply by one factor after the other.',
  'squares-of-sides': 'Compare the squares of the three sides.',
  'other-end': 'The midpoint is halfway, so the other end is twice the midpoint minus the known end.',
  'logarithms-gone':
    'Put the logarithms of each side together; equal logarithms belong to equal numbers, and log_b(u) = c means u = b^c.',
  'logarithm-of-positive':
    'Only a positive number has a logarithm, so a value that makes one of them 0 or less is left out.',
  'positive-base': 'log_b(u) = c means b^c = u, and the base b is positive and not 1.',
  'power-as-letter':
    'Read it as an equation in {unit}. A power of a positive number is positive, so other values are left out.',
  'logarithm-of-both': 'Take the natural logarithm of both sides; the exponent comes to the front.',
  'power-alone': 'Get the power alone on one side.',
  'angle-identity': 'Use an identity, so that only functions of one angle are left.',
} as const;
