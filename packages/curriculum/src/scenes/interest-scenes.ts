import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Money that earns or costs simple interest. Sentences: principal and rate, principal alone, the time in years and in
 * months, what is asked, the interest or the total as they are told when rate or time is asked, and the question for
 * the time. `rates` bound the yearly percent, `least` the principal.
 */
export const interestScenes = defineScenes({
  account: {
    least: 200,
    rates: [2, 5],
    text: {
      told: '{name} puts {principal} into a savings account. It earns {rate, number}% simple interest a year.',
      years: 'The money stays there for {years, number} years.',
      months: 'The money stays there for {months, number} months.',
      interest: 'How much interest does it earn?',
      total: 'How much money is in the account then?',
      start: '{name} puts {principal} into a savings account with simple interest.',
      gained: 'After {years, number} years, it has earned {interest} in interest.',
      grown: 'After {years, number} years, there is {all} in the account.',
      earns: 'In all, it earns {interest} in interest.',
      holds: 'At the end, there is {all} in the account.',
      long: 'How many years does that take?',
    },
  },
  laptop: {
    least: 300,
    rates: [5, 12],
    text: {
      told: '{name} borrows {principal} for a laptop at {rate, number}% simple interest a year.',
      years: 'The loan is paid back after {years, number} years.',
      months: 'The loan is paid back after {months, number} months.',
      interest: 'How much interest does it cost?',
      total: 'How much is paid back in all?',
      start: '{name} borrows {principal} for a laptop at simple interest.',
      gained: 'After {years, number} years, {interest} in interest is owed.',
      grown: 'After {years, number} years, {all} is paid back in all.',
      earns: 'The interest on the loan comes to {interest}.',
      holds: 'In all, {all} is paid back.',
      long: 'After how many years is the loan paid back?',
    },
  },
  band: {
    least: 200,
    rates: [2, 5],
    text: {
      told: 'A school band saves {principal} at a bank. The bank pays {rate, number}% simple interest a year.',
      years: 'The band leaves the money there for {years, number} years.',
      months: 'The band leaves the money there for {months, number} months.',
      interest: 'How much interest does the bank pay?',
      total: 'How much money does the band have then?',
      start: 'A school band saves {principal} at a bank that pays simple interest.',
      gained: 'In {years, number} years, the bank pays {interest} in interest.',
      grown: 'After {years, number} years, the band has {all} at the bank.',
      earns: 'In all, the bank pays {interest} in interest.',
      holds: 'At the end, the band has {all} at the bank.',
      long: 'How many years does that take?',
    },
  },
  bakery: {
    least: 900,
    rates: [4, 9],
    text: {
      told: 'A bakery borrows {principal} for an oven. The loan has simple interest of {rate, number}% a year.',
      years: 'The bakery pays it back after {years, number} years.',
      months: 'The bakery pays it back after {months, number} months.',
      interest: 'How much interest does the bakery owe?',
      total: 'How much does the bakery owe in all?',
      start: 'A bakery borrows {principal} for an oven at simple interest.',
      gained: 'After {years, number} years, it owes {interest} in interest.',
      grown: 'After {years, number} years, it owes {all} in all.',
      earns: 'The interest on the loan comes to {interest}.',
      holds: 'In all, the bakery pays back {all}.',
      long: 'After how many years is the loan paid back?',
    },
  },
});

export type InterestScene = SceneOf<typeof interestScenes>;

/** Nobody pays for a laptop longer than it lasts. */
export function isUsualTerm({ key }: InterestScene, months: number): boolean {
  return key !== 'laptop' || months <= 48;
}
