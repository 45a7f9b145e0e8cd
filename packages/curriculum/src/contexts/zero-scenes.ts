/**
 * Something that stands above or below a zero. Whole sentences are in `zeroSceneText` under the key: what zero stands
 * for, where it is, where something else is, how it moves, and what is asked.
 */
export const zeroSceneText = {
  'hiker-zero': 'Zero stands for sea level.',
  'hiker-below': 'A hiker stands {n, number} feet below sea level.',
  'hiker-above': 'A hiker stands {n, number} feet above sea level.',
  'hiker-other-below': 'The camp lies {n, number} feet below sea level.',
  'hiker-other-above': 'The camp lies {n, number} feet above sea level.',
  'hiker-up': 'Then the hiker climbs {n, number} feet.',
  'hiker-down': 'Then the hiker goes down {n, number} feet.',
  'hiker-ask': 'Which number shows where the hiker stands?',
  'hiker-now': 'Which number shows where the hiker is now?',
  'air-zero': 'Zero stands for the point where water freezes.',
  'air-below': 'The air is {n, number} degrees below freezing.',
  'air-above': 'The air is {n, number} degrees above freezing.',
  'air-other-below': 'A freezer is {n, number} degrees below freezing.',
  'air-other-above': 'A cold room is {n, number} degrees above freezing.',
  'air-up': 'Then the air warms up by {n, number} degrees.',
  'air-down': 'Then the air cools down by {n, number} degrees.',
  'air-ask': 'Which number shows how warm the air is?',
  'air-now': 'Which number shows how warm the air is now?',
  'club-zero': 'Zero stands for no money and no debt.',
  'club-below': 'The chess club owes {n, number} dollars.',
  'club-above': 'The chess club has {n, number} dollars.',
  'club-other-below': 'The drama club owes {n, number} dollars.',
  'club-other-above': 'The drama club has {n, number} dollars.',
  'club-up': 'Then the chess club earns {n, number} dollars.',
  'club-down': 'Then the chess club spends {n, number} dollars.',
  'club-ask': 'Which number shows the money of the chess club?',
  'club-now': 'Which number shows the money of the chess club now?',
  'lift-zero': 'Zero stands for the ground floor.',
  'lift-below': 'An elevator stops {n, number} floors below the ground floor.',
  'lift-above': 'An elevator stops {n, number} floors above the ground floor.',
  'lift-other-below': 'The bike room is {n, number} floors below the ground floor.',
  'lift-other-above': 'The gym is {n, number} floors above the ground floor.',
  'lift-up': 'Then the elevator goes up {n, number} floors.',
  'lift-down': 'Then the elevator goes down {n, number} floors.',
  'lift-ask': 'Which number shows where the elevator is?',
  'lift-now': 'Which number shows where the elevator is now?',
  'quiz-zero': 'Zero is the score at the start of a quiz.',
  'quiz-below': 'The blue team is {n, number} points below zero.',
  'quiz-above': 'The blue team is {n, number} points above zero.',
  'quiz-other-below': 'The red team is {n, number} points below zero.',
  'quiz-other-above': 'The red team is {n, number} points above zero.',
  'quiz-up': 'Then the blue team wins {n, number} points.',
  'quiz-down': 'Then the blue team loses {n, number} points.',
  'quiz-ask': 'Which number shows the score of the blue team?',
  'quiz-now': 'Which number shows the score of the blue team now?',
  'river-zero': 'Zero stands for the normal level of a river.',
  'river-below': 'The water is {n, number} inches below that level.',
  'river-above': 'The water is {n, number} inches above that level.',
  'river-other-below': 'The foot of the pier is {n, number} inches below that level.',
  'river-other-above': 'The top of the wall is {n, number} inches above that level.',
  'river-up': 'Then the water rises {n, number} inches.',
  'river-down': 'Then the water falls {n, number} inches.',
  'river-ask': 'Which number shows how high the water is?',
  'river-now': 'Which number shows how high the water is now?',
} as const;

type ZeroSceneKey = keyof typeof zeroSceneText extends infer Key
  ? Key extends `${infer Name}-zero`
    ? Name
    : never
  : never;

/** `above` and `below` are the words of the scene for the two sides of its `zero`. */
export type ZeroScene = {
  readonly key: ZeroSceneKey;
  readonly zero: string;
  readonly unit: string;
  readonly above: string;
  readonly below: string;
};

export const zeroScenes: readonly ZeroScene[] = [
  { key: 'hiker', zero: 'sea level', unit: 'feet', above: 'above', below: 'below' },
  { key: 'air', zero: 'freezing', unit: 'degrees', above: 'above', below: 'below' },
  { key: 'club', zero: 'no money', unit: 'dollars', above: 'has', below: 'owes' },
  { key: 'lift', zero: 'ground floor', unit: 'floors', above: 'above', below: 'below' },
  { key: 'quiz', zero: 'start score', unit: 'points', above: 'above', below: 'below' },
  { key: 'river', zero: 'normal level', unit: 'inches', above: 'above', below: 'below' },
];
