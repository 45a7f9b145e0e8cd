/**
 * Events that come back after a fixed time. Whole sentences are in `repeatingEventText` under the key: two events,
 * three events, and the question when they next meet.
 */
export const repeatingEventText = {
  'bus-two':
    'A red bus leaves every {a, number} minutes, a blue bus every {b, number} minutes. Both leave now.',
  'bus-three':
    'Three buses leave every {a, number}, {b, number} and {c, number} minutes. All of them leave now.',
  'bus-when': 'In how many minutes do they next leave at the same time?',
  'light-two':
    'One light blinks every {a, number} seconds, another every {b, number} seconds. Both blink now.',
  'light-three':
    'Three lights blink every {a, number}, {b, number} and {c, number} seconds. All of them blink now.',
  'light-when': 'In how many seconds do they next blink at the same time?',
  'bell-two': 'One bell rings every {a, number} minutes, another every {b, number} minutes. Both ring now.',
  'bell-three':
    'Three bells ring every {a, number}, {b, number} and {c, number} minutes. All of them ring now.',
  'bell-when': 'In how many minutes do they next ring at the same time?',
  'club-two':
    'The chess club meets every {a, number} days, the robot club every {b, number} days. Both meet today.',
  'club-three':
    'Three clubs meet every {a, number}, {b, number} and {c, number} days. All of them meet today.',
  'club-when': 'In how many days do they next meet on the same day?',
  'water-two':
    '{name} waters the fern every {a, number} days, the cactus every {b, number} days. Both get some today.',
  'water-three':
    '{name} waters three plants every {a, number}, {b, number} and {c, number} days. All get some today.',
  'water-when': 'In how many days do they next get water on the same day?',
  'lap-two':
    '{name} runs a lap in {a, number} minutes. A friend takes {b, number} minutes. They start together.',
  'lap-three':
    'Three runners take {a, number}, {b, number} and {c, number} minutes for a lap. They start together.',
  'lap-when': 'After how many minutes are they next at the start together?',
  'drum-two':
    'One drum plays every {a, number} beats, another every {b, number} beats. Both play on the first beat.',
  'drum-three':
    'Three drums play every {a, number}, {b, number} and {c, number} beats. All play on the first beat.',
  'drum-when': 'How many beats later do they next play together?',
  'ferry-two':
    'A fast ferry leaves every {a, number} hours, a slow ferry every {b, number} hours. Both leave now.',
  'ferry-three':
    'Three ferries leave every {a, number}, {b, number} and {c, number} hours. All of them leave now.',
  'ferry-when': 'In how many hours do they next leave at the same time?',
} as const;

type RepeatingEventKey = keyof typeof repeatingEventText extends infer Key
  ? Key extends `${infer Name}-two`
    ? Name
    : never
  : never;

/** `unit` is the unit of time; `names` are the two events in a picture. */
export type RepeatingEvent = {
  readonly key: RepeatingEventKey;
  readonly unit: string;
  readonly names: readonly [string, string];
};

export const repeatingEvents: readonly RepeatingEvent[] = [
  { key: 'bus', unit: 'minutes', names: ['Red bus', 'Blue bus'] },
  { key: 'light', unit: 'seconds', names: ['First', 'Second'] },
  { key: 'bell', unit: 'minutes', names: ['First', 'Second'] },
  { key: 'club', unit: 'days', names: ['Chess', 'Robots'] },
  { key: 'water', unit: 'days', names: ['Fern', 'Cactus'] },
  { key: 'lap', unit: 'minutes', names: ['First', 'Second'] },
  { key: 'drum', unit: 'beats', names: ['First', 'Second'] },
  { key: 'ferry', unit: 'hours', names: ['Fast', 'Slow'] },
];
