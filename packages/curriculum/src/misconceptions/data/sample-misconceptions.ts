import type { Misconception } from '../misconception.ts';

/** Samples, populations and two groups beside each other. */
export const sampleMisconceptions = {
  'swaps-the-population-and-the-sample': { family: 'concept', phrase: 'swaps the population and the sample' },
  'takes-the-question-for-the-population': {
    family: 'reading',
    phrase: 'takes the question for the population',
  },
  'chooses-the-most-convenient-group': { family: 'concept', phrase: 'chooses the most convenient group' },
  'thinks-a-larger-biased-sample-is-fair': {
    family: 'concept',
    phrase: 'thinks a larger biased sample is fair',
  },
  'accepts-volunteers-only': { family: 'concept', phrase: 'accepts volunteers only' },
  'blames-sample-size-only': { family: 'concept', phrase: 'blames sample size only' },
  'thinks-every-sample-is-biased': { family: 'concept', phrase: 'thinks every sample is biased' },
  'confuses-the-topic-with-the-method': { family: 'concept', phrase: 'confuses the topic with the method' },
  'gives-the-sample-count': { family: 'partial', phrase: 'gives the sample count' },
  'uses-the-wrong-whole-in-the-proportion': {
    family: 'reading',
    phrase: 'uses the wrong whole in the proportion',
  },
  'inverts-the-proportion': { family: 'inverse', phrase: 'inverts the proportion' },
  'takes-one-sample-as-exact': { family: 'concept', phrase: 'takes one sample as exact' },
  'chooses-the-widest-possible-range': { family: 'concept', phrase: 'chooses the widest possible interval' },
  'thinks-small-samples-vary-less': { family: 'inverse', phrase: 'thinks small samples vary less' },
  'ignores-the-sample-size': { family: 'concept', phrase: 'ignores the sample size' },
  'ignores-a-sample-that-differs': { family: 'partial', phrase: 'ignores a sample that differs' },
  'gives-the-difference-itself': { family: 'partial', phrase: 'gives the difference itself' },
  'divides-the-mad-by-the-difference': { family: 'inverse', phrase: 'divides the MAD by the difference' },
  'adds-the-two-mads': { family: 'operation', phrase: 'adds the two MADs' },
  'judges-only-by-ranges': { family: 'partial', phrase: 'judges only by ranges' },
  'judges-only-by-medians': { family: 'partial', phrase: 'judges only by medians' },
  'calls-any-difference-large': { family: 'concept', phrase: 'calls any difference large' },
  'compares-maximum-values': { family: 'reading', phrase: 'compares maximum values' },
  'calls-the-larger-spread-better': { family: 'concept', phrase: 'calls the larger spread better' },
  'compares-different-measures': { family: 'reading', phrase: 'compares different measures' },
  'claims-more-than-the-data-show': { family: 'concept', phrase: 'claims more than the data show' },
  'ignores-variability': { family: 'partial', phrase: 'ignores variability' },
  'reverses-the-comparison-of-groups': { family: 'order', phrase: 'reverses the comparison of groups' },
} as const satisfies Readonly<Record<string, Misconception>>;
