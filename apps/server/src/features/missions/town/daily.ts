import type { MissionFamily } from '@playforward/city-sim';
import type { TownAnswer } from '@playforward/contract';

type TownEvent = NonNullable<TownAnswer['event']>;
type EventText = Pick<TownEvent, 'kind' | 'title' | 'words'>;

/** What happens on a day whose mission is of a family. */
const byFamily: Record<MissionFamily, EventText> = {
  ratio: {
    kind: 'market',
    title: 'Market day',
    words: 'The stalls open at noon. One amount has to fit another before they do.',
  },
  percent: {
    kind: 'visit',
    title: 'A visit from the next town',
    words: 'They want to know which share of it we plan. Have it ready.',
  },
  linear: {
    kind: 'festival',
    title: 'Festival tonight',
    words: 'The music begins at eight. One number of the plan is missing.',
  },
  system: {
    kind: 'visit',
    title: 'A visit from the next town',
    words: 'They have two plans and ask which one fits. Show them.',
  },
  quadratic: {
    kind: 'race',
    title: 'Race through the park',
    words: 'The course is drawn today. Find the number that makes it best.',
  },
  geometry: {
    kind: 'storm',
    title: 'A storm is coming',
    words: 'It rains tonight. Check the sizes before it does.',
  },
  exponential: { kind: 'heat', title: 'A hot week', words: 'It grows day by day. Work out how far it goes.' },
  statistics: {
    kind: 'count',
    title: 'Counting day',
    words: 'The whole city counts today. What do the numbers say together?',
  },
  probability: {
    kind: 'count',
    title: 'Counting day',
    words: 'How often does it happen? Plan for it before it does.',
  },
  sinusoid: {
    kind: 'storm',
    title: 'A storm is coming',
    words: 'The water rises and falls. Be there at the right time.',
  },
  calculus: {
    kind: 'heat',
    title: 'A hot week',
    words: 'It rises and falls. Work out how much comes together.',
  },
  coordinate: {
    kind: 'outage',
    title: 'A line is down',
    words: 'The repair team asks how far, and where. Work it out for them.',
  },
};

export function eventOfFamily(family: MissionFamily): EventText {
  return byFamily[family];
}

/** Seeds of events lie above those of students' own sites; each ends in 1, so that the mission has its plain title. */
const seeds = { first: 901_001, step: 1000, count: 98 } as const;

const dayMs = 86_400_000;

/** The same problem the whole day, another one tomorrow, and not a neighbor's. */
export function seedOfDay(now: Date, userId: number): number {
  const day = Math.floor(now.getTime() / dayMs);
  return seeds.first + ((day * 7 + userId) % seeds.count) * seeds.step;
}
