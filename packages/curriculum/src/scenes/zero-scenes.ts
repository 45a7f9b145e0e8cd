import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Something that stands above or below a zero. Sentences: what zero stands for, where it is, where something else
 * is, that zero is moved there, how it moves, and what is asked. `above` and `below` are the words of the scene for the two sides of its
 * `zero`.
 */
export const zeroScenes = defineScenes({
  hiker: {
    zero: 'sea level',
    unit: 'feet',
    above: 'above',
    below: 'below',
    text: {
      zero: 'Zero stands for sea level.',
      below: 'A hiker stands {n, number} feet below sea level.',
      above: 'A hiker stands {n, number} feet above sea level.',
      'other-below': 'The camp lies {n, number} feet below sea level.',
      'other-above': 'The camp lies {n, number} feet above sea level.',
      up: 'Then the hiker climbs {n, number} feet.',
      down: 'Then the hiker goes down {n, number} feet.',
      'moved-below': 'Now zero stands for the camp.',
      'moved-above': 'Now zero stands for the camp.',
      ask: 'Which number shows where the hiker stands?',
      now: 'Which number shows where the hiker is now?',
    },
  },
  air: {
    zero: 'freezing',
    unit: 'degrees',
    above: 'above',
    below: 'below',
    text: {
      zero: 'Zero stands for the point where water freezes.',
      below: 'The air is {n, number} degrees below freezing.',
      above: 'The air is {n, number} degrees above freezing.',
      'other-below': 'A freezer is {n, number} degrees below freezing.',
      'other-above': 'The ground is {n, number} degrees above freezing.',
      up: 'Then it warms up by {n, number} degrees.',
      down: 'Then it cools down by {n, number} degrees.',
      'moved-below': 'Now zero stands for the temperature of the freezer.',
      'moved-above': 'Now zero stands for the temperature of the ground.',
      ask: 'Which number shows how warm the air is?',
      now: 'Which number shows how warm the air is now?',
    },
  },
  club: {
    zero: 'no money',
    unit: 'dollars',
    above: 'money',
    below: 'debt',
    text: {
      zero: 'Zero stands for no money and no debt.',
      below: 'The chess club owes {n, number} dollars.',
      above: 'The chess club has {n, number} dollars.',
      'other-below': 'The drama club owes {n, number} dollars.',
      'other-above': 'The drama club has {n, number} dollars.',
      up: 'Then it earns {n, number} dollars.',
      down: 'Then it spends {n, number} dollars.',
      'moved-below': 'Now zero stands for the money of the drama club.',
      'moved-above': 'Now zero stands for the money of the drama club.',
      ask: 'Which number shows the money of the chess club?',
      now: 'Which number shows the money of the chess club now?',
    },
  },
  lift: {
    zero: 'ground floor',
    unit: 'floors',
    above: 'above',
    below: 'below',
    text: {
      zero: 'Zero stands for the ground floor.',
      below: 'An elevator stops {n, number} floors below the ground floor.',
      above: 'An elevator stops {n, number} floors above the ground floor.',
      'other-below': 'The bike room is {n, number} floors below the ground floor.',
      'other-above': 'The gym is {n, number} floors above the ground floor.',
      up: 'Then it goes up {n, number} floors.',
      down: 'Then it goes down {n, number} floors.',
      'moved-below': 'Now zero stands for the floor of the bike room.',
      'moved-above': 'Now zero stands for the floor of the gym.',
      ask: 'Which number shows where the elevator is?',
      now: 'Which number shows where the elevator is now?',
    },
  },
  quiz: {
    zero: 'no points',
    unit: 'points',
    above: 'above',
    below: 'below',
    text: {
      zero: 'In a quiz, zero stands for no points won or lost.',
      below: 'The blue team is {n, number} points below zero.',
      above: 'The blue team is {n, number} points above zero.',
      'other-below': 'The red team is {n, number} points below zero.',
      'other-above': 'The red team is {n, number} points above zero.',
      up: 'Then it wins {n, number} points.',
      down: 'Then it loses {n, number} points.',
      'moved-below': 'Now zero stands for the score of the red team.',
      'moved-above': 'Now zero stands for the score of the red team.',
      ask: 'Which number shows the score of the blue team?',
      now: 'Which number shows the score of the blue team now?',
    },
  },
  river: {
    zero: 'normal level',
    unit: 'inches',
    above: 'above',
    below: 'below',
    text: {
      zero: 'Zero stands for the normal level of a river.',
      below: 'The water is {n, number} inches below that level.',
      above: 'The water is {n, number} inches above that level.',
      'other-below': 'The foot of the pier is {n, number} inches below that level.',
      'other-above': 'The top of the wall is {n, number} inches above that level.',
      up: 'Then it rises {n, number} inches.',
      down: 'Then it falls {n, number} inches.',
      'moved-below': 'Now zero stands for the foot of the pier.',
      'moved-above': 'Now zero stands for the top of the wall.',
      ask: 'Which number shows how high the water is?',
      now: 'Which number shows how high the water is now?',
    },
  },
});

export type ZeroScene = SceneOf<typeof zeroScenes>;

/** No building of a story goes deeper; floors above are free. */
export const lowestFloor = 5;

/** Whether an elevator can be at all of these floors; every other scene reaches as far as its numbers. */
export function isReached({ key }: ZeroScene, places: readonly number[]): boolean {
  return key !== 'lift' || Math.min(...places) >= -lowestFloor;
}
