import {
  addRational,
  compareRational,
  divideRational,
  multiplyRational,
  type Rational,
  rational,
  subtractRational,
} from '../../rational/rational.ts';

export type StatisticName =
  | 'range'
  | 'mean'
  | 'median'
  | 'five-numbers'
  | 'mode'
  | 'quartiles'
  | 'mean-absolute-deviation'
  | 'variance'
  | 'sample-variance';

const zero = rational(0);
const sum = (values: readonly Rational[]): Rational => values.reduce(addRational, zero);
const mean = (values: readonly Rational[]): Rational => divideRational(sum(values), rational(values.length));
const size = (value: Rational): Rational => ({ n: value.n < 0n ? -value.n : value.n, d: value.d });

function middle(sorted: readonly Rational[]): Rational {
  const last = sorted.length - 1;
  return mean([sorted[Math.floor(last / 2)] ?? zero, sorted[Math.ceil(last / 2)] ?? zero]);
}

/** The medians of the lower and the upper half; the middle number belongs to neither. */
function quartiles(sorted: readonly Rational[]): readonly Rational[] {
  const half = Math.floor(sorted.length / 2);
  return [middle(sorted.slice(0, half)), middle(sorted.slice(sorted.length - half))];
}

/** Every most frequent value once, from smallest to largest; none when no value repeats. */
function modes(sorted: readonly Rational[]): readonly Rational[] {
  const groups = [...Map.groupBy(sorted, ({ n, d }) => `${n}/${d}`).values()];
  const most = Math.max(...groups.map((group) => group.length));
  return most < 2 ? [] : groups.filter((group) => group.length === most).flatMap(([first]) => first ?? []);
}

function squares(values: readonly Rational[]): Rational {
  const center = mean(values);
  const parts = values.map((value) => subtractRational(value, center));
  return sum(parts.map((part) => multiplyRational(part, part)));
}

/** A statistic of at least two numbers in any order; one value, or the list of modes or quartiles. */
export function statisticOf(name: StatisticName, values: readonly Rational[]): readonly Rational[] | null {
  if (values.length < 2) return null;
  const sorted = [...values].sort(compareRational);
  switch (name) {
    case 'range':
      return [subtractRational(sorted.at(-1) ?? zero, sorted[0] ?? zero)];
    case 'mean':
      return [mean(values)];
    case 'median':
      return [middle(sorted)];
    case 'five-numbers': {
      const [low = zero, high = zero] = quartiles(sorted);
      return [sorted[0] ?? zero, low, middle(sorted), high, sorted.at(-1) ?? zero];
    }
    case 'mode':
      return modes(sorted);
    case 'quartiles':
      return quartiles(sorted);
    case 'mean-absolute-deviation': {
      const center = mean(values);
      return [mean(values.map((value) => size(subtractRational(value, center))))];
    }
    case 'variance':
      return [divideRational(squares(values), rational(values.length))];
    case 'sample-variance':
      return [divideRational(squares(values), rational(values.length - 1))];
  }
}
