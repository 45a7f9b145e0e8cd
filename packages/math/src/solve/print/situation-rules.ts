/** Rules of problems that are known by what they tell, with the sentence that justifies each. */
export const situationRules = {
  'two-groups':
    'Who is in both groups is counted in each of them, so adding the groups counts them twice; take them off once.',
  'share-of-all': 'The probability is how many fit, divided by how many there are.',
  'whole-of-groups':
    'Each mean times its count is the total of that group; divide all totals together by all counts together.',
  'weighted-mean':
    'Each value counts with its weight: add value times weight and divide by the sum of the weights.',
  'by-frequency':
    'Each value counts as often as it happens: add value times count and divide by the sum of the counts.',
  'fence-of-quartiles': 'The fences lie one and a half quartile ranges outside of the quartiles.',
  'residual-left': 'A residual is the actual value minus the value of the line.',
  'least-squares':
    'The slope of the least-squares line comes from the sums of x, y, xy and x²; the line goes through the means.',
  'moved-data': 'Adding moves the center and leaves the spread; multiplying multiplies both.',
  'part-of-group': 'Look at this group only: divide the part that fits by the whole group.',
  'weigh-by-chance': 'Multiply each outcome by its probability and add.',
  'binomial-terms':
    'There are C(n, k) ways to place k successes among n trials, each with probability p^k · (1 - p)^(n - k).',
  'binomial-measures': 'For n trials with probability p the mean is n · p, and the variance n · p · (1 - p).',
  'first-success':
    'All trials before the first success fail, so multiply their probabilities and that of the success.',
  'standard-error': 'The mean of n values varies by the deviation divided by the square root of n.',
  'confidence-ends': 'The interval goes the critical value times the standard error to both sides.',
  'sample-size': 'Solve the margin of error for n, and round up to a whole number.',
  'test-statistic': 'Divide the distance from the assumed value by the standard error.',
  'draws-by-counting': 'All draws are equally likely: count those that fit and divide by all.',
  'choose-from-each': 'Choose from each kind on its own, and multiply the numbers of ways.',
} as const;
