import type { Misconception } from './misconception.ts';

/** First steps with chance: likelihood, experiments, predictions, models of two stages, and simulations. */
export const chanceMisconceptions = {
  'thinks-one-half-means-likely': { family: 'concept', phrase: 'thinks 0.5 means likely' },
  'reads-a-small-probability-as-impossible': {
    family: 'concept',
    phrase: 'reads a small probability as impossible',
  },
  'reads-a-large-probability-as-certain': {
    family: 'concept',
    phrase: 'reads a large probability as certain',
  },
  'allows-a-probability-above-one': { family: 'concept', phrase: 'allows a probability above 1' },
  'calls-every-chance-fifty-fifty': { family: 'concept', phrase: 'calls every chance fifty-fifty' },
  'turns-the-likelihood-scale-around': { family: 'order', phrase: 'turns the scale of likelihood around' },
  'keeps-the-old-total': { family: 'partial', phrase: 'keeps the old total' },
  'changes-the-total-only': { family: 'partial', phrase: 'changes the total only' },
  'uses-the-last-trials-only': { family: 'partial', phrase: 'uses the last trials only' },
  'predicts-for-the-wrong-number-of-trials': {
    family: 'reading',
    phrase: 'predicts for the wrong number of trials',
  },
  'repeats-the-old-count': { family: 'reading', phrase: 'repeats the old count' },
} as const satisfies Readonly<Record<string, Misconception>>;
