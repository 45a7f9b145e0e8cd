import { defineScenes } from '../kit/define-scenes.ts';

/** The smallest chance of each thing, in tenths, that is true to life. */
export const leastChance = { goals: 3, seeds: 5, buses: 5, lights: 2, calls: 4 } as const;

/** Things that happen with a known chance, several times in a row. Sentences: the chance, what a blue result stands for, which digits could stand for it, what is acted out, and what the digits of a random number mean. */
export const simulatedThings = defineScenes({
  goals: {
    text: {
      told: 'A player hits {share} free throws.',
      means: 'Blue means a hit.',
      digits: 'Which digits should mean a hit?',
      one: 'You want to simulate one throw.',
      many: 'You want to simulate {k, number} throws in a row.',
      trials: 'Each number stands for {k, number} throws. The digits {digits} mean a hit.',
    },
  },
  seeds: {
    text: {
      told: 'For one kind of seed, {share} seeds sprout.',
      means: 'Blue means a seed that sprouts.',
      digits: 'Which digits should mean a seed that sprouts?',
      one: 'You want to simulate one seed.',
      many: 'You want to simulate {k, number} seeds in one pot.',
      trials:
        'Each number stands for {k, number} seeds in a pot. The digits {digits} mean a sprout, which we call a hit.',
    },
  },
  buses: {
    text: {
      told: 'On {share} days, the bus is on time.',
      means: 'Blue means that the bus is on time.',
      digits: 'Which digits should mean that the bus is on time?',
      one: 'You want to simulate one day.',
      many: 'You want to simulate {k, number} days in a row.',
      trials:
        'Each number stands for {k, number} days. The digits {digits} mean a bus on time, which we call a hit.',
    },
  },
  lights: {
    text: {
      told: 'On {share} trips, a traffic light is green.',
      means: 'Blue means that the light is green.',
      digits: 'Which digits should mean that the light is green?',
      one: 'You want to simulate one trip.',
      many: 'You want to simulate {k, number} trips in a row.',
      trials:
        'Each number stands for {k, number} trips. The digits {digits} mean a green light, which we call a hit.',
    },
  },
  calls: {
    text: {
      told: 'A help line answers {share} calls right away.',
      means: 'Blue means that the call is answered right away.',
      digits: 'Which digits should mean a call that is answered right away?',
      one: 'You want to simulate one call.',
      many: 'You want to simulate {k, number} calls in a row.',
      trials:
        'Each number stands for {k, number} calls. The digits {digits} mean an answer right away, which we call a hit.',
    },
  },
});
