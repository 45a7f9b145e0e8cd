import type { DiagramOf } from '@playforward/diagram';
import type { Random } from '../random.ts';

/** Quantities that chance decides. `what` follows "X is the number of"; `one` is one night, hour or thing. */
export type ChanceQuantity = {
  readonly what: string;
  readonly label: string;
  readonly one: string;
  readonly many: string;
  readonly units: string;
};

export const chanceQuantities: readonly ChanceQuantity[] = [
  {
    what: 'boats that dock in an hour',
    label: 'Boats in an hour',
    one: 'hour',
    many: 'hours',
    units: 'boats',
  },
  { what: 'repair calls in a night', label: 'Repair calls', one: 'night', many: 'nights', units: 'calls' },
  { what: 'goals in a match', label: 'Goals in a match', one: 'match', many: 'matches', units: 'goals' },
  { what: 'bags a guest brings', label: 'Bags of a guest', one: 'guest', many: 'guests', units: 'bags' },
  { what: 'bikes a shop sells in a day', label: 'Bikes sold', one: 'day', many: 'days', units: 'bikes' },
  { what: 'delays on a train trip', label: 'Delays on a trip', one: 'trip', many: 'trips', units: 'delays' },
  { what: 'flowers on a plant', label: 'Flowers on a plant', one: 'plant', many: 'plants', units: 'flowers' },
  { what: 'songs in a bus ride', label: 'Songs in a ride', one: 'ride', many: 'rides', units: 'songs' },
  {
    what: 'visitors in a minute',
    label: 'Visitors in a minute',
    one: 'minute',
    many: 'minutes',
    units: 'visitors',
  },
  { what: 'storms in a month', label: 'Storms in a month', one: 'month', many: 'months', units: 'storms' },
];

/** Chances in hundredths, multiples of five and not all equal, that make 100 together. */
export function drawHundredths(random: Random, count: number): number[] {
  return random.until(() => {
    const parts = Array.from({ length: count - 1 }, () => 5 * random.int(1, 9));
    const last = 100 - parts.reduce((sum, part) => sum + part, 0);
    const all = [...parts, last];
    return last >= 5 && last <= 60 && new Set(all).size > 1 ? all : null;
  });
}

/** A number of hundredths as a decimal: 45 gives '0.45'. */
export function hundredths(parts: number): string {
  return String(parts / 100);
}

/** Bars of a random variable whose chances, up to 60 hundredths, all stand at grid lines; the chance at a place in `open` is asked for. */
export function chanceBars(
  label: string,
  values: readonly (number | string)[],
  parts: readonly number[],
  open: readonly number[] = [],
): DiagramOf<'distribution'> {
  const top = Math.ceil(Math.max(...parts) / 10) / 10;
  return {
    kind: 'distribution',
    label,
    top,
    step: 0.05,
    bars: values.map((value, at) => ({
      value: String(value).replace('-', '−'),
      probability: open.includes(at) ? null : (parts[at] ?? 0) / 100,
      marked: false,
    })),
  };
}

/** The mean of a random variable whose chances are in hundredths. */
export function expectedOf(values: readonly number[], parts: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (parts[at] ?? 0), 0) / 100;
}
