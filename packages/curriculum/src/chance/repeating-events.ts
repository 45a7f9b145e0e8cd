import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Events that come back after a fixed time. Sentences: two events, three events, and the question when they next
 * meet. `unit` is the unit of time; `names` are the two events in a picture;
 * `least` and `most` bound the times that are true to the situation.
 */
export const repeatingEvents = defineScenes({
  bus: {
    unit: 'minutes',
    least: 4,
    most: 24,
    names: ['Red bus', 'Blue bus'],
    text: {
      two: 'A red bus leaves every {a, number} minutes, and a blue bus leaves every {b, number} minutes. Both leave now.',
      three:
        'One bus leaves every {a, number} minutes, another every {b, number} minutes, a third every {c, number} minutes. All three leave now.',
      when: 'In how many minutes do they next leave at the same time?',
    },
  },
  light: {
    unit: 'seconds',
    least: 2,
    most: 24,
    names: ['First', 'Second'],
    text: {
      two: 'One light blinks every {a, number} seconds, and another one every {b, number} seconds. Both blink now.',
      three:
        'One light blinks every {a, number} seconds, another every {b, number} seconds, a third every {c, number} seconds. All three blink now.',
      when: 'In how many seconds do they next blink at the same time?',
    },
  },
  bell: {
    unit: 'minutes',
    least: 3,
    most: 24,
    names: ['First', 'Second'],
    text: {
      two: 'One bell rings every {a, number} minutes, and another one every {b, number} minutes. Both ring now.',
      three:
        'One bell rings every {a, number} minutes, another every {b, number} minutes, a third every {c, number} minutes. All three ring now.',
      when: 'In how many minutes do they next ring at the same time?',
    },
  },
  club: {
    unit: 'days',
    least: 2,
    most: 21,
    names: ['Chess', 'Robots'],
    text: {
      two: 'The chess club meets every {a, number} days, and the robot club every {b, number} days. Both meet today.',
      three:
        'One club meets every {a, number} days, another every {b, number} days, a third every {c, number} days. All three meet today.',
      when: 'In how many days do they next meet on the same day?',
    },
  },
  water: {
    unit: 'days',
    least: 2,
    most: 15,
    names: ['Fern', 'Cactus'],
    text: {
      two: '{name} waters the fern every {a, number} days and the cactus every {b, number} days. Both get water today.',
      three:
        '{name} waters one plant every {a, number} days, another every {b, number}, a third every {c, number}. All three get water today.',
      when: 'In how many days do they next get water on the same day?',
    },
  },
  lap: {
    unit: 'minutes',
    least: 2,
    most: 20,
    names: ['First', 'Second'],
    text: {
      two: '{name} runs a lap in {a, number} minutes. A friend takes {b, number} minutes. They start together.',
      three:
        'One runner takes {a, number} minutes for a lap, another {b, number}, and a third {c, number}. They start together.',
      when: 'After how many minutes are they next at the start together?',
    },
  },
  drum: {
    unit: 'beats',
    least: 2,
    most: 16,
    names: ['First', 'Second'],
    text: {
      two: 'One drum plays every {a, number} beats, and another one every {b, number} beats. Both play on the first beat.',
      three:
        'One drum plays every {a, number} beats, another every {b, number} beats, a third every {c, number} beats. All three play on the first beat.',
      when: 'How many beats later do they next play together?',
    },
  },
  ferry: {
    unit: 'minutes',
    least: 15,
    most: 30,
    names: ['Fast', 'Slow'],
    text: {
      two: 'A fast ferry leaves every {a, number} minutes, a slow ferry every {b, number} minutes. Both leave now.',
      three:
        'One ferry leaves every {a, number} minutes, another every {b, number} minutes, a third every {c, number} minutes. All three leave now.',
      when: 'In how many minutes do they next leave at the same time?',
    },
  },
});

export type RepeatingEvent = SceneOf<typeof repeatingEvents>;
