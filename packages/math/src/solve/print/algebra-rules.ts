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
  'time-to-multiply':
    'The amount is its start times a power, so the logarithm of the factor tells the exponent, and with it the time.',
  magnitudes: 'Each step of the scale is a factor of 10, so take 10 to the difference.',
  'sum-of-deposits':
    'Each deposit grows from its month on; together they are a geometric sum with the factor 1 + r/12.',
  'cools-down': 'The distance to the temperature of the room shrinks by the same factor in equal times.',
  'part-of-whole-tank': 'What went in or out is the difference of the two parts of the whole.',
  'first-that-reaches': 'This many are enough, and one less is not.',
  'step-of-sequence': 'From one known term to the other it goes in equal steps, so this step fits both.',
  'steps-from-term': 'From a known term each step adds the difference, or multiplies by the ratio.',
  'root-of-minus': 'The root of a negative number is i times the root of the number, and i^2 is -1.',
  'rows-add-up': 'Each row has as many more as the one before, so add them as an arithmetic series.',
  'bounces-add-up':
    'After the first fall each bounce goes up and down, so twice an endless geometric sum is added.',
  'between-two-places': 'It is so between the two places, so take their difference.',
  'slope-of-readings': 'The change of the amount over the change of the time is the steady change.',
  'readings-to-zero': 'Go on from a known time until the amount is used up.',
  'reading-at-start': 'Go from a known time to the asked one with the steady change.',
  'letter-of-story': 'The letter stands for what is asked, so its value is the answer.',
  'growth-in-signs': 'A percent that is added or taken away each time multiplies by the same factor.',
  'first-and-more': 'Take the price of the first one away; each price of one more pays for another.',
} as const;
