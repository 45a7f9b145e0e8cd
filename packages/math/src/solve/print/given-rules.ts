/** Rules of problems that are read as what is given and what is asked, with the sentence that justifies each. */
export const givenRules = {
  'letter-alone': 'Get {letter} alone on one side of the equation.',
  'put-in-place': 'Put this in place of {letter} in the other equation.',
  'put-root-in': 'Put {value} in, which gives the other coordinate.',
  'sign-table':
    'The sign can change only where a factor is 0: {places}. Test one number in each part and keep the parts where it holds.',
  'sign-always': 'The sign never changes, and it holds for one number, so every number makes it true.',
  'sign-never': 'Test each part between the zeros: it holds in none, so no number makes it true.',
} as const;
