/** Where numbers stand on an axis. */
export type Scale = { from: number; to: number; ticks: number[] };

/** Round steps that hold all values, about `count` of them; flat and empty data get a span of their own. */
export function niceScale(values: readonly number[], count = 4): Scale {
  const known = values.filter(Number.isFinite);
  const low = known.length > 0 ? Math.min(...known) : 0;
  const high = known.length > 0 ? Math.max(...known) : 1;
  const isNearZero = low > 0 && low <= (high - low) * 2;
  const isFlat = low === high;
  const from = isNearZero || (isFlat && low >= 0) ? 0 : low;
  const step = niceStep((high - from || Math.abs(high) || 1) / count);
  const first = Math.floor(from / step + tolerance) * step;
  const top = high === from ? from + step * count : high;
  const last = Math.ceil(top / step - tolerance) * step;
  const steps = Math.round((last - first) / step);
  return {
    from: first,
    to: last,
    ticks: Array.from({ length: steps + 1 }, (_, index) => tidy(first + index * step)),
  };
}

const tolerance = 1e-9;

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  const nice = lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 2.5 ? 2.5 : lead <= 5 ? 5 : 10;
  return nice * power;
}

/** Without the dust of floating point. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** Place of a value between two ends of a drawing. */
export function pixelOnScale(value: number, { from, to }: Scale, [start, end]: [number, number]): number {
  return start + ((value - from) / (to - from || 1)) * (end - start);
}

/** About so many of the labels, the first and the last among them. */
export function shownLabels(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const step = Math.ceil((count - 1) / (most - 1));
  const shown: number[] = [];
  for (let index = 0; index < count; index += step) shown.push(index);
  const last = shown.at(-1) ?? 0;
  if (last !== count - 1) {
    if (count - 1 - last < step / 2) shown.pop();
    shown.push(count - 1);
  }
  return shown;
}
