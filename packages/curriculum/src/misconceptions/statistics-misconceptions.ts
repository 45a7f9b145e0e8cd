import type { Misconception } from './misconception.ts';

/** Displays of data, center and spread, and what they tell. */
export const statisticsMisconceptions = {
  'chooses-a-display-that-hides-the-detail': {
    family: 'representation',
    phrase: 'chooses a display that hides the detail',
  },
  'chooses-a-display-for-categories': {
    family: 'representation',
    phrase: 'chooses a display for categories',
  },
  'reads-counts-as-percents': { family: 'reading', phrase: 'reads counts as percents' },
  'thinks-the-data-change': {
    family: 'concept',
    phrase: 'thinks the data change when a histogram is drawn again',
  },
  'thinks-the-mean-changes': {
    family: 'concept',
    phrase: 'thinks the mean changes when a histogram is drawn again',
  },
  'thinks-more-bars-mean-more-data': { family: 'concept', phrase: 'thinks more bars mean more data' },
  'averages-the-deviations-without-squaring': {
    family: 'operation',
    phrase: 'averages the deviations without squaring',
  },
  'compares-means-of-skewed-data': { family: 'concept', phrase: 'compares means of skewed data' },
  'confuses-larger-spread-with-larger-center': {
    family: 'concept',
    phrase: 'confuses larger spread with larger center',
  },
} as const satisfies Readonly<Record<string, Misconception>>;
