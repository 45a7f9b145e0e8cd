import type { Random } from '../../random.ts';

/** Prices that are told in words: what is paid for, and what a fee is for. */
const tolds = [
  { key: 'gyms', one: 'visit', many: 'visits', fee: 'to join' },
  { key: 'bikes', one: 'hour', many: 'hours', fee: 'for the helmet' },
  { key: 'arcades', one: 'game', many: 'games', fee: 'to get in' },
  { key: 'studios', one: 'class', many: 'classes', fee: 'for the clay' },
] as const;

/** A price for each one, one with a fee, one with a dearer first one, and one for any number. */
export type ToldPrices = {
  story: (typeof tolds)[number];
  rate: number;
  other: number;
  fee: number;
  first: number;
  later: number;
  flat: number;
};

/** Prices whose numbers all differ. */
export function drawToldPrices(random: Random): ToldPrices {
  return random.until(() => {
    const [rate, other, later] = [random.int(3, 12), random.int(3, 12), random.int(2, 10)];
    const [fee, flat] = [random.int(4, 20), random.int(12, 40)];
    const first = later + random.int(2, 8);
    const isOpen = new Set([rate, other, later, first, fee, flat]).size === 6;
    return isOpen ? { story: random.pick(tolds), rate, other, fee, first, later, flat } : null;
  });
}

/** What the sentences about the prices say. */
export function wordsOfPrices({ story: { one, many, fee: why }, ...numbers }: ToldPrices) {
  return { ...numbers, one, many, why };
}
