import type { Misconception } from './misconception.ts';

/** Wrong ways of thinking about rules, learned models, their scores and what they are used for. */
export const aiMisconceptions = {
  'counts-the-other-side-of-a-threshold': {
    family: 'reading',
    phrase: 'counts the other side of a threshold',
  },
  'gives-the-new-total-for-a-change': { family: 'reading', phrase: 'gives the new total for a change' },
  'takes-a-learned-model-for-a-written-rule': {
    family: 'concept',
    phrase: 'takes a learned model for a written rule',
  },
  'takes-a-written-rule-for-learning': { family: 'concept', phrase: 'takes a written rule for learning' },
  'thinks-a-machine-decides-by-chance': { family: 'concept', phrase: 'thinks a machine decides by chance' },
  'thinks-a-model-changes-on-its-own': { family: 'concept', phrase: 'thinks a model changes on its own' },
  'thinks-a-learned-model-is-always-better': {
    family: 'concept',
    phrase: 'thinks a learned model is always better',
  },
  'takes-a-feature-for-the-label': { family: 'concept', phrase: 'takes a feature for the label' },
  'takes-the-label-for-a-feature': { family: 'concept', phrase: 'takes the label for a feature' },
  'takes-a-row-name-for-data': { family: 'concept', phrase: 'takes a row name for data' },
  'uses-what-is-known-only-later': { family: 'concept', phrase: 'uses what is known only later' },
  'leaves-out-a-useful-feature': { family: 'concept', phrase: 'leaves out a useful feature' },
  'takes-the-percent-of-the-old-total': {
    family: 'concept',
    phrase: 'takes the percent of the old total',
  },
  'takes-the-first-of-the-list': { family: 'reading', phrase: 'takes the first of the list' },
  'picks-the-most-common-label': { family: 'concept', phrase: 'picks the most common label' },
  'compares-one-feature-only': { family: 'partial', phrase: 'compares one feature only' },
  'picks-the-farthest-example': { family: 'reading', phrase: 'picks the farthest example' },
  'picks-the-single-nearest-example': { family: 'partial', phrase: 'picks the single nearest example' },
  'divides-by-all-examples': { family: 'concept', phrase: 'divides by all examples, not by the test' },
  'uses-the-training-score': { family: 'concept', phrase: 'uses the training score for new cases' },
  'gives-the-share-of-misses': { family: 'reading', phrase: 'gives the share that went the other way' },
  'swaps-false-alarms-and-misses': { family: 'concept', phrase: 'swaps false alarms and misses' },
  'counts-one-kind-of-right-answer': { family: 'partial', phrase: 'counts one kind of right answer only' },
  'swaps-precision-and-recall': { family: 'concept', phrase: 'swaps precision and recall' },
  'divides-by-all-cases': { family: 'concept', phrase: 'divides by all cases' },
} as const satisfies Readonly<Record<string, Misconception>>;
