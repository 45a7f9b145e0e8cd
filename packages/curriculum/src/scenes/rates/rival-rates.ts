import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/**
 * Three that do the same at steady rates, and are told in different ways. Sentences: an equation for the first, words for
 * the second, what a picture shows of the third, the question, and what cards with four of them tell. `name` stands
 * before a letter in choices; `yUnits` are counted, and `pace` stands after the seconds that one takes.
 */
export const rivalRates = defineScenes({
  pumps: {
    name: 'Pump',
    x: 'Minutes',
    y: 'Liters',
    yUnits: 'liters',
    pace: 'seconds for each liter',
    text: {
      rule: 'Pump A moves $y$ liters in $x$ minutes, with {rule}.',
      told: 'Pump B moves {b, number} liters in {a, number} minutes.',
      graph: 'The graph shows pump C.',
      table: 'The table shows pump C.',
      ask: 'Which pump is the fastest?',
      cards: 'The cards tell how fast four pumps move water. Put the slowest one first.',
    },
  },
  bakers: {
    name: 'Baker',
    x: 'Minutes',
    y: 'Rolls',
    yUnits: 'rolls',
    pace: 'seconds for each roll',
    text: {
      rule: 'Baker A shapes $y$ rolls in $x$ minutes, with {rule}.',
      told: 'Baker B shapes {b, number} rolls in {a, number} minutes.',
      graph: 'The graph shows baker C.',
      table: 'The table shows baker C.',
      ask: 'Which baker is the fastest?',
      cards: 'The cards tell how fast four bakers shape rolls. Put the slowest one first.',
    },
  },
  cooks: {
    name: 'Cook',
    x: 'Minutes',
    y: 'Carrots',
    yUnits: 'carrots',
    pace: 'seconds for each carrot',
    text: {
      rule: 'Cook A peels $y$ carrots in $x$ minutes, with {rule}.',
      told: 'Cook B peels {b, number} carrots in {a, number} minutes.',
      graph: 'The graph shows cook C.',
      table: 'The table shows cook C.',
      ask: 'Which cook is the fastest?',
      cards: 'The cards tell how fast four cooks peel carrots. Put the slowest one first.',
    },
  },
  printers: {
    name: 'Printer',
    x: 'Minutes',
    y: 'Photos',
    yUnits: 'photos',
    pace: 'seconds for each photo',
    text: {
      rule: 'Printer A makes $y$ photos in $x$ minutes, with {rule}.',
      told: 'Printer B makes {b, number} photos in {a, number} minutes.',
      graph: 'The graph shows printer C.',
      table: 'The table shows printer C.',
      ask: 'Which printer is the fastest?',
      cards: 'The cards tell how fast four printers make photos. Put the slowest one first.',
    },
  },
  robots: {
    name: 'Robot',
    x: 'Minutes',
    y: 'Points',
    yUnits: 'points',
    pace: 'seconds for each point',
    text: {
      rule: 'In a robot game, robot A scores $y$ points in $x$ minutes, with {rule}.',
      told: 'Robot B scores {b, number} points in {a, number} minutes.',
      graph: 'The graph shows robot C.',
      table: 'The table shows robot C.',
      ask: 'Which robot scores points the fastest?',
      cards: 'The cards tell how fast four robots score points. Put the slowest one first.',
    },
  },
});

export type RivalRate = SceneOf<typeof rivalRates>;
