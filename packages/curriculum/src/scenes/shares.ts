import type { Random } from '../random.ts';
import { drawName } from './people.ts';

/**
 * Statements about a share, which is put in as a percent or as a fraction. `more` ones also make sense above one
 * whole. Whole sentences are in `shareText` under the key.
 */
export const shareText = {
  train: 'On a train, {share} of the seats are taken.',
  club: 'In a robotics club, {share} of the members are new.',
  library: 'In a library, {share} of the books are novels.',
  forest: 'In a park, {share} of the trees are oaks.',
  vote: 'In a class vote, {share} of the students choose a garden.',
  choir: 'In a choir, {share} of the singers sing alto.',
  buses: 'In one city, {share} of the buses are electric.',
  film: '{name} has seen {share} of a film.',
  games: 'A team won {share} of its games.',
  rolls: 'A baker sold {share} of the rolls by noon.',
  homes: 'On one street, {share} of the homes have solar panels.',
  puzzle: '{name} has placed {share} of the pieces of a puzzle.',
  goal: 'A class raised {share} of the money it hoped for.',
  walk: '{name} walked {share} of the planned distance.',
  rain: 'This May, the rainfall was {share} of the usual amount.',
  visits: 'A museum had {share} of its usual visitors.',
  harvest: 'This year, a school garden grew {share} as many beans as last year.',
  recycling: 'This year, a town recycled {share} as much paper as last year.',
} as const;

/** The same about a decimal: nobody raises 1.68 of the money. */
export const timesText = {
  'goal-times': 'A class raised {share} times as much money as it hoped for.',
  'walk-times': '{name} walked {share} times the planned distance.',
  'rain-times': 'This May, the rainfall was {share} times the usual amount.',
  'visits-times': 'A museum had {share} times as many visitors as usual.',
  'harvest-times': 'This year, a school garden grew {share} times as many beans as last year.',
  'recycling-times': 'This year, a town recycled {share} times as much paper as last year.',
} as const;

export type Share = { readonly key: keyof typeof shareText; readonly name: string };

const aboveOne = ['goal', 'walk', 'rain', 'visits', 'harvest', 'recycling'] as const;

/** Whether a statement also makes sense above one whole. */
export function isMoreTold(key: Share['key']): key is (typeof aboveOne)[number] {
  return aboveOne.some((more) => more === key);
}

const all = Object.keys(shareText) as (keyof typeof shareText)[];

/** A statement; `more` draws only those that make sense above one whole. */
export function drawShare(random: Random, { more }: { more: boolean }): Share {
  return { key: random.pick(more ? aboveOne : all), name: drawName(random) };
}

/** A fraction as content text. */
export function fractionText(top: number, bottom: number): string {
  return `$\\frac{${top}}{${bottom}}$`;
}
