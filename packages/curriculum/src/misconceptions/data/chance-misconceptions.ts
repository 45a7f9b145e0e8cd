import type { Misconception } from '../misconception.ts';

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
  'leaves-out-outcomes-from-the-total': { family: 'partial', phrase: 'leaves out outcomes from the total' },
  'makes-probabilities-that-do-not-add-to-one': {
    family: 'concept',
    phrase: 'makes probabilities that do not add to 1',
  },
  'distrusts-a-model-after-few-trials': {
    family: 'concept',
    phrase: 'says the model must be wrong after few trials',
  },
  'puts-every-gap-down-to-chance': { family: 'concept', phrase: 'puts every gap down to chance' },
  'adds-the-choices-instead-of-multiplying': {
    family: 'operation',
    phrase: 'adds the choices instead of multiplying',
  },
  'looks-at-one-rule-only': { family: 'partial', phrase: 'looks at one rule only' },
  'leaves-out-a-stage': { family: 'partial', phrase: 'leaves out a stage' },
  'looks-at-one-stage-only': { family: 'partial', phrase: 'counts favorable outcomes of one stage only' },
  'divides-by-the-outcomes-of-one-stage': {
    family: 'operation',
    phrase: 'divides by the outcomes of one stage',
  },
  'chooses-a-device-with-the-wrong-chance': {
    family: 'concept',
    phrase: 'gives the device the chance of the opposite',
  },
  'matches-the-outcomes-but-not-the-chance': {
    family: 'concept',
    phrase: 'lets a single outcome stand for the whole chance',
  },
  'uses-one-trial-for-several-stages': { family: 'partial', phrase: 'uses one trial for several stages' },
  'counts-single-digits-instead-of-trials': {
    family: 'reading',
    phrase: 'counts single digits instead of trials',
  },
  'counts-trials-that-just-miss': { family: 'reading', phrase: 'counts trials that just miss the event' },
} as const satisfies Readonly<Record<string, Misconception>>;
