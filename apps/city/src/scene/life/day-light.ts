/** What the sky and the lights look like at an hour. Colours are numbers 0xrrggbb. */
export type DayLight = {
  /** 0 by day, 1 by night. */
  night: number;
  sky: number;
  sun: number;
  sunPower: number;
  above: number;
  below: number;
  fill: number;
};

type Stop = DayLight & { hour: number };

const night = {
  night: 1,
  sky: 0x121a3f,
  sun: 0x93a8ff,
  sunPower: 0.9,
  above: 0x5468c8,
  below: 0x25284a,
  fill: 0.95,
};
const day = {
  night: 0,
  sky: 0xbfe6f5,
  sun: 0xfff0d6,
  sunPower: 2.7,
  above: 0xd8efff,
  below: 0xa9b98a,
  fill: 1.35,
};

/** Light changes between these hours and stays in between. */
const stops: readonly Stop[] = [
  { hour: 0, ...night },
  { hour: 4.5, ...night },
  {
    hour: 6.2,
    night: 0.34,
    sky: 0xf6c6ac,
    sun: 0xffc48e,
    sunPower: 2,
    above: 0xcfc6ee,
    below: 0x94897e,
    fill: 1.2,
  },
  { hour: 8, ...day },
  { hour: 16.5, ...day },
  {
    hour: 18.4,
    night: 0.32,
    sky: 0xf4b49a,
    sun: 0xffb580,
    sunPower: 2.2,
    above: 0xcdbff0,
    below: 0x9a8a86,
    fill: 1.25,
  },
  { hour: 20.4, ...night },
  { hour: 24, ...night },
];

export function dayLight(hour: number): DayLight {
  const time = ((hour % 24) + 24) % 24;
  const next = stops.findIndex((stop) => stop.hour > time);
  const from = stops[next - 1] ?? stops[0];
  const to = stops[next] ?? from;
  if (!from || !to) throw new Error('The day has no light.');
  const share = to.hour === from.hour ? 0 : (time - from.hour) / (to.hour - from.hour);
  const soft = share * share * (3 - 2 * share);
  return {
    night: mix(from.night, to.night, soft),
    sky: mixColour(from.sky, to.sky, soft),
    sun: mixColour(from.sun, to.sun, soft),
    sunPower: mix(from.sunPower, to.sunPower, soft),
    above: mixColour(from.above, to.above, soft),
    below: mixColour(from.below, to.below, soft),
    fill: mix(from.fill, to.fill, soft),
  };
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function mixColour(from: number, to: number, share: number): number {
  const part = (shift: number): number => Math.round(mix((from >> shift) & 255, (to >> shift) & 255, share));
  return (part(16) << 16) | (part(8) << 8) | part(0);
}
