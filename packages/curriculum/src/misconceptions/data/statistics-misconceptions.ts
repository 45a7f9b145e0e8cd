import type { Misconception } from '../misconception.ts';

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
  'doubles-the-heights': { family: 'operation', phrase: 'doubles the heights one by one' },
  'averages-the-heights': { family: 'operation', phrase: 'averages two heights instead of adding them' },
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
  'uses-a-multiple-of-the-median': {
    family: 'concept',
    phrase: 'uses a multiple of the median to find outliers',
  },
  'measures-fences-from-the-median': { family: 'concept', phrase: 'measures from the median' },
  'uses-the-range-instead-of-the-iqr': {
    family: 'concept',
    phrase: 'uses the range instead of the IQR',
  },
  'leaves-out-the-factor-of-the-iqr': { family: 'partial', phrase: 'goes one IQR only from the quartile' },
  'thinks-the-median-changes-most': { family: 'concept', phrase: 'thinks the median changes most' },
  'leaves-out-a-value-that-belongs': {
    family: 'concept',
    phrase: 'leaves out a value that belongs to the data',
  },
  'keeps-a-known-error': { family: 'concept', phrase: 'keeps a known error' },
  'puts-in-a-value-that-nobody-measured': {
    family: 'concept',
    phrase: 'puts in a value that nobody measured',
  },
  'thinks-nothing-changes': { family: 'concept', phrase: 'thinks one value changes nothing' },
  'reverses-the-direction-of-the-change': {
    family: 'sign',
    phrase: 'reverses the direction of the change',
  },
  'confuses-joint-and-marginal': { family: 'concept', phrase: 'confuses joint and marginal' },
  'compares-different-conditions': { family: 'concept', phrase: 'compares different conditions' },
  'subtracts-the-actual-from-the-predicted': {
    family: 'order',
    phrase: 'subtracts the actual from the predicted',
  },
  'takes-a-measured-value-for-the-predicted': {
    family: 'concept',
    phrase: 'takes a measured value for the predicted one',
  },
  'wants-a-pattern-in-the-residuals': { family: 'concept', phrase: 'wants a pattern in the residuals' },
  'judges-by-the-number-above-the-line': {
    family: 'partial',
    phrase: 'judges by the number above the line only',
  },
  'confuses-residuals-with-data': { family: 'reading', phrase: 'confuses residuals with data' },
  'fits-a-line-to-curved-data': { family: 'concept', phrase: 'fits a line to curved data' },
  'decides-from-the-end-points': { family: 'partial', phrase: 'decides from the end points' },
  'confuses-quadratic-and-exponential': {
    family: 'concept',
    phrase: 'confuses quadratic and exponential',
  },
  'uses-the-wrong-sign-of-a-correlation': {
    family: 'sign',
    phrase: 'turns the direction of a trend around',
  },
  'gives-a-correlation-beyond-one': { family: 'concept', phrase: 'gives a value beyond 1' },
  'thinks-units-change-a-correlation': {
    family: 'concept',
    phrase: 'thinks that units change a correlation',
  },
  'says-a-weak-correlation-proves-no-link': {
    family: 'concept',
    phrase: 'says a weak correlation proves no link',
  },
  'reverses-cause-and-effect': { family: 'concept', phrase: 'reverses cause and effect' },
  'names-a-cause-of-one-thing-only': {
    family: 'partial',
    phrase: 'names a cause of one thing only',
  },
} as const satisfies Readonly<Record<string, Misconception>>;
