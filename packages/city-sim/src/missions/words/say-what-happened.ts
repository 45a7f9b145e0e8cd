import { homesWithout } from '../../balance/feel-shortages.ts';
import type { Feeling } from '../../buildings/measures.ts';
import { tiersOfTemplate } from '../family-templates.ts';
import { meets, type Stars } from '../judge-goals.ts';
import { mostGoods } from '../scenario/goods-works.ts';
import type { Lot, ProcessResult, Setting, Template } from '../template.ts';
import { round } from '../tiers.ts';
import { metricWords, predictedMetric } from './metric-words.ts';
import { isWholeThing } from './pieces.ts';
import { showMeasure, unitFor } from './show-number.ts';

type Ending = {
  template: Template;
  setting: Setting;
  result: ProcessResult;
  outcome: Readonly<Record<string, number>>;
  stars: Stars;
  /** What is needed and what is brought, to the last part; empty where the city has the thing itself. */
  lots: readonly Lot[];
  /** The typed number is the missing part itself, so its size is told in words alone. */
  isDirect: boolean;
  /** What the homes around a work site feel, and how many homes there are. */
  feel: Feeling | null;
  homes: number;
  /** Work is done at a site, and waits while something is missing. */
  hasWork: boolean;
};

/** What the city ended in: one line, and what the days were like for the people around. */
export type Happened = { headline: string; notes: string[] };

export function sayWhatHappened(ending: Ending): Happened {
  const ends = endsOf(ending);
  if (ends)
    return {
      headline: endLine(ending, ends),
      notes: ending.hasWork && ending.stars < 3 ? notesOf(ending) : [],
    };
  const { template, setting, outcome, stars } = ending;
  const words = metricWords(setting);
  const missed = (tiersOfTemplate(template, setting)[Math.min(2, stars)] ?? []).filter(
    (bound) => !meets(bound, outcome[bound.metric]),
  );
  const told = missed.length > 0 ? missed.map(({ metric }) => metric) : [predictedMetric(template, setting)];
  const lines = told.map((metric) => {
    const [label = metric, unit = ''] = words[metric] ?? [];
    return `${label}: ${showMeasure(outcome[metric] ?? 0, unit)}.`;
  });
  return { headline: lines.join(' '), notes: [] };
}

/** What three stars are told as, where the place has no words of its own. */
const fits = {
  exact: 'Just enough: nothing is missing, nothing is left over.',
  missing: 'A close fit: next to nothing is missing.',
  left: 'A close fit: next to nothing is left over.',
  /** Only whole steps can be chosen, and the smallest that is enough leaves this much. */
  leastStep: (step: string) => `This is enough, and one ${step} less is not.`,
} as const;
/** Percent of what is needed; three stars with more left over have a number of whole steps. */
const nextToNothing = 5;

function fitLine({ setting, outcome: { shortShare = 0, spareShare = 0 } }: Ending): string {
  if (shortShare > 0) return fits.missing;
  if (spareShare === 0) return setting.fit ?? fits.exact;
  if (spareShare <= nextToNothing) return fits.left;
  return setting.fit ?? fits.leastStep(stepOf(setting));
}

function stepOf({ unknown }: Setting): string {
  const [, unit = ''] = Object.values(unknown)[0] ?? [];
  return isWholeThing(unit) ? unitFor('1', unit) : 'step';
}

type Ends = { missing: number; left: number };

/** What was missing or left over, in the words of the place, and nothing that says by how much the number is off. */
function endLine(ending: Ending, { missing, left }: Ends): string {
  const { setting, outcome, stars } = ending;
  const words = metricWords(setting);
  const [short = ''] = words.shortShare ?? [];
  const [spare = ''] = words.spareShare ?? [];
  if (stars < 3 && (outcome.shortShare ?? 0) > 0) {
    const amount = { label: short, value: missing, share: outcome.shortShare ?? 0, toWhole: Math.ceil };
    return `${short}: ${amountOf(ending, amount)}.`;
  }
  if (stars < 3 && (outcome.spareShare ?? 0) > 0) {
    const amount = { label: spare, value: left, share: outcome.spareShare ?? 0, toWhole: Math.floor };
    return `${spare}: ${amountOf(ending, amount)}.`;
  }
  return fitLine(ending);
}

type Amount = { label: string; value: number; share: number; toWhole: (value: number) => number };

/** Two amounts of different things have no sum with a unit: their part is told. */
function amountOf({ setting, lots, isDirect }: Ending, { label, value, share, toWhole }: Amount): string {
  const [, unit = ''] = metricWords(setting).stored ?? [];
  if (isDirect) return `${partWords(share / 100)} of ${isWholeThing(unit) ? 'them' : 'what was needed'}`;
  if (lots.length > 1) return showMeasure(Math.max(1, Math.round(share)), '%');
  // A label that names the things needs no unit after the number.
  const told = label.toLowerCase().split(' ').includes(unit) ? '' : unit;
  if (value > mostGoods) return `more than a million ${told}`.trim();
  if (!isWholeThing(unit)) return showMeasure(value, told);
  const whole = toWhole(round(value));
  return whole === 0 ? 'less than one' : showMeasure(whole, told);
}

/** Upper bounds of the parts that people have words for. */
const parts: readonly (readonly [most: number, words: string])[] = [
  [0.07, 'a small part'],
  [0.15, 'about a tenth'],
  [0.22, 'about a fifth'],
  [0.29, 'about a quarter'],
  [0.41, 'about a third'],
  [0.58, 'about half'],
  [0.7, 'about two thirds'],
  [0.85, 'about three quarters'],
  [1, 'almost all'],
];

function partWords(part: number): string {
  return parts.find(([most]) => part <= most)?.[1] ?? 'more than the whole';
}

/** What is missing and what is left on the last day, by the meters of goods or by what a meter says is brought. */
function endsOf({ lots, result: { series } }: Ending): Ends | null {
  const { need, supply } = series;
  const [lot] = lots;
  if (!lot && !(need && supply)) return null;
  const more = round(lot ? lot.supply - lot.need : (supply?.at(-1) ?? 0) - (need?.at(-1) ?? 0));
  return { missing: Math.max(0, -more), left: Math.max(0, more) };
}

/** The days on which a place did not get all it asked for, and what the homes around it went without. */
function notesOf({ result: { series }, outcome, feel, homes }: Ending): string[] {
  const { missing } = series;
  if (!missing || (outcome.shortShare ?? 0) === 0) return [];
  const days = missing.filter((sum, day) => sum > (missing[day - 1] ?? 0)).length;
  if (days === 0) return [];
  const waited = `It was not enough on ${days} of ${missing.length} days.`;
  return [waited, ...feltBy({ feel, homes, days, part: worstDay(missing, outcome.shortShare ?? 0) })];
}

/** Which part of what was asked for on its worst day did not come. */
function worstDay(missing: readonly number[], shortShare: number): number {
  const need = (100 * (missing.at(-1) ?? 0)) / shortShare;
  const most = Math.max(...missing.map((sum, day) => sum - (missing[day - 1] ?? 0)));
  return need > 0 ? (most * missing.length) / need : 0;
}

type Felt = { feel: Feeling | null; homes: number; days: number; part: number };

function feltBy({ feel, homes, days, part }: Felt): string[] {
  const without = homesWithout(homes, Math.min(1000, Math.round(part * 1000)));
  const evenings = days === 1 ? 'one evening' : `${days} evenings`;
  const some =
    homes === without
      ? homes === 1
        ? 'the only home'
        : `all ${homes} homes`
      : `${without} of ${homes} homes`;
  if (feel === 'power') return [`The lights stayed out in ${some} on ${evenings}.`];
  if (feel === 'water') return [`Taps ran dry in ${some}.`];
  if (feel === 'travel') return ['People waited at the stop for nothing.'];
  if (feel === 'green') return ['People miss the green they were promised.'];
  return [];
}
