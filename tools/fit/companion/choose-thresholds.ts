import { createClassifier, expandPattern, findCrisisPhrase, isSign, type Sign } from '@playforward/companion';
import { random } from '@playforward/curriculum';
import { foldOf, folds } from './folds.ts';
import type { Corpus } from './read-corpus.ts';
import { type Shape, trainOn } from './train-on.ts';

/**
 * Share of look-alikes, of families the training has not seen, that may be asked, and that may be shown the card. A
 * question too many costs little and a child not heard costs all, so recall is bought with it; words like those that
 * training has seen are asked far more seldom.
 */
const mostAsked = 0.12;
const mostCarded = 0.05;

type Reading = {
  readonly name: Sign;
  readonly isLookAlike: boolean;
  /** A clear phrase of a need, which is heard whatever the reading says. */
  readonly isClear: boolean;
  readonly some: number;
  readonly grave: number;
};

/** The chance that something is wrong, and that it is more than a worry, for lines that the training has not seen. */
function readUnseen(corpus: Corpus, shape: Shape, lookAlikes: ReadonlySet<string>): Reading[] {
  const chance = random(11);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const stored = trainOn(corpus, shape, (pattern) => foldOf(pattern) !== fold);
    const classify = createClassifier(stored, isSign);
    return corpus.lines
      .filter(({ pattern }) => foldOf(pattern) === fold)
      .flatMap(({ name, pattern }) =>
        expandPattern(pattern, { ideas: corpus.ideas, random: chance, most: 4 }).map((text): Reading => {
          const of = new Map(classify(text).map((guess) => [guess.name, guess.confidence]));
          const some = 1 - (of.get('none') ?? 0);
          const grave = some - (of.get('worry') ?? 0);
          const isClear = findCrisisPhrase(text)?.isDoubtful === false;
          return {
            name: isSign(name) ? name : 'none',
            isLookAlike: lookAlikes.has(pattern),
            isClear,
            some,
            grave,
          };
        }),
      );
  });
}

const share = (readings: readonly Reading[], holds: (reading: Reading) => boolean): number =>
  readings.filter(holds).length / Math.max(1, readings.length);

/** The lowest threshold that keeps false alarms among look-alikes at or below `most`. */
function lowest(harmless: readonly Reading[], of: (reading: Reading) => number, most: number): number {
  const values = harmless.map(of).sort((a, b) => b - a);
  const at = values[Math.floor(values.length * most)] ?? 1;
  return Number(Math.min(0.99, at + 0.001).toFixed(3));
}

export type Thresholds = { readonly ask: number; readonly card: number };

/**
 * The thresholds that notice most of the need for a fixed share of false alarms, on lines that each reading had not
 * seen in its training; and the figures of what they notice.
 */
export function chooseThresholds(
  corpus: Corpus,
  shape: Shape,
  lookAlikes: ReadonlySet<string>,
): { thresholds: Thresholds; report: string } {
  const readings = readUnseen(corpus, shape, lookAlikes);
  const harmless = readings.filter(({ name, isLookAlike }) => name === 'none' && isLookAlike);
  const everyday = readings.filter(({ name, isLookAlike }) => name === 'none' && !isLookAlike);
  const grave = readings.filter(({ name }) => name !== 'none' && name !== 'worry');
  const worries = readings.filter(({ name }) => name === 'worry');
  const ask = lowest(harmless, (reading) => reading.some, mostAsked);
  const card = Math.max(
    ask,
    lowest(harmless, (reading) => reading.grave, mostCarded),
  );
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  const row = (title: string, group: readonly Reading[]): string =>
    `  ${title.padEnd(24)}${String(group.length).padEnd(6)} noticed ${percent(share(group, ({ some }) => some >= ask))}, card ${percent(share(group, (one) => one.grave >= card))}; with clear phrases ${percent(share(group, ({ some, isClear }) => isClear || some >= ask))}, ${percent(share(group, ({ grave, isClear }) => isClear || grave >= card))}`;
  const report = [
    `  ask from ${ask}, card from ${card}`,
    row('crises', grave),
    row('worries', worries),
    row('look-alikes', harmless),
    row('everyday turns', everyday),
  ].join('\n');
  return { thresholds: { ask, card }, report };
}
