import type { Misconception } from '../misconception.ts';

/** Wrong ways of working with pay, deductions, budgets and the cost of living. */
export const earningMisconceptions = {
  'pays-all-hours-at-the-overtime-rate': {
    family: 'concept',
    phrase: 'pays all hours at the overtime rate',
  },
  'adds-half-an-hour-instead-of-half-the-rate': {
    family: 'unit',
    phrase: 'adds half an hour instead of half the rate',
  },
  'ignores-overtime-hours': { family: 'partial', phrase: 'ignores overtime hours' },
  'uses-forty-eight-weeks-in-a-year': { family: 'unit', phrase: 'uses 48 weeks in a year' },
  'treats-biweekly-as-twice-a-month': { family: 'unit', phrase: 'treats biweekly as twice a month' },
  'compares-hourly-rates-only': { family: 'partial', phrase: 'compares hourly rates only' },
  'ignores-hours': { family: 'partial', phrase: 'ignores hours' },
  'ignores-the-pay-period': { family: 'unit', phrase: 'ignores the pay period' },
  'takes-the-percent-of-net-pay': { family: 'concept', phrase: 'takes the percent of net pay' },
  'adds-the-percent-as-dollars': { family: 'operation', phrase: 'adds the percent as dollars' },
  'applies-percents-one-after-another': {
    family: 'order',
    phrase: 'applies percents one after another',
  },
  'adds-deductions-to-pay': { family: 'operation', phrase: 'adds deductions to pay' },
  'leaves-out-a-fixed-deduction': { family: 'partial', phrase: 'leaves out a fixed deduction' },
  'divides-by-net-pay': { family: 'concept', phrase: 'divides by net pay' },
  'adds-dollars-and-percents': { family: 'unit', phrase: 'adds dollars and percents' },
  'takes-the-percent-of-another-category': {
    family: 'reading',
    phrase: 'takes the percent of another category',
  },
  'uses-the-percent-as-dollars': { family: 'concept', phrase: 'uses the percent as dollars' },
  'divides-income-by-the-percent': { family: 'operation', phrase: 'divides income by the percent' },
  'adds-the-shortfall-to-spending': { family: 'operation', phrase: 'adds the shortfall to spending' },
  'leaves-out-a-category': { family: 'partial', phrase: 'leaves out a category' },
  'forgets-savings': { family: 'partial', phrase: 'forgets savings' },
  'leaves-out-travel-cost': { family: 'partial', phrase: 'leaves out travel cost' },
  'adds-costs-instead-of-subtracting': {
    family: 'operation',
    phrase: 'adds costs instead of subtracting',
  },
  'counts-a-monthly-benefit-once': { family: 'unit', phrase: 'counts a monthly benefit once' },
  'inverts-the-index': { family: 'order', phrase: 'inverts the index' },
  'adds-the-index-points-as-dollars': {
    family: 'unit',
    phrase: 'adds the index points as dollars',
  },
  'subtracts-the-percents': { family: 'operation', phrase: 'subtracts the percents' },
} as const satisfies Readonly<Record<string, Misconception>>;
