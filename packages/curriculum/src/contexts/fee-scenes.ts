/**
 * Costs, lengths and amounts with a fixed part and a part that grows. Whole sentences are in `feeSceneText` under the
 * key: one fixed part, two fixed parts, and the task. `{x}` stands for the number that varies.
 */
export const feeSceneText = {
  'pool-one': 'A pool asks for a fee of {fixed, number} dollars and {rate, number} dollars for each guest.',
  'pool-two':
    'A pool asks for {fixed, number} dollars to enter and {extra, number} dollars for a locker. Each guest costs {rate, number} dollars.',
  'pool-ask': 'Write the cost in dollars for {x} guests.',
  'taxi-one': 'A taxi ride costs {fixed, number} dollars to start and {rate, number} dollars for each mile.',
  'taxi-two':
    'A taxi ride costs {fixed, number} dollars to start and {extra, number} dollars for bags. Each mile costs {rate, number} dollars.',
  'taxi-ask': 'Write the cost in dollars for {x} miles.',
  'plant-one': 'A plant is {fixed, number} inches tall. It grows {rate, number} inches each week.',
  'plant-two':
    'A pot is {fixed, number} inches tall, and a plant in it {extra, number} inches. It grows {rate, number} inches each week.',
  'plant-ask': 'Write the height in inches after {x} weeks.',
  'tank-one': 'A tank holds {fixed, number} gallons. A pump adds {rate, number} gallons each minute.',
  'tank-two':
    'A tank holds {fixed, number} gallons of rain and {extra, number} gallons of well water. A pump adds {rate, number} gallons each minute.',
  'tank-ask': 'Write the gallons in the tank after {x} minutes.',
  'game-one': 'A game gives {fixed, number} points at the start and {rate, number} points for each star.',
  'game-two':
    'A game gives {fixed, number} points at the start and {extra, number} points for a map. Each star brings {rate, number} points.',
  'game-ask': 'Write the points with {x} stars.',
  'fence-one': 'A fence has a gate of {fixed, number} feet and panels of {rate, number} feet each.',
  'fence-two':
    'A fence has a gate of {fixed, number} feet and a door of {extra, number} feet. Each panel has {rate, number} feet.',
  'fence-ask': 'Write the length in feet with {x} panels.',
  'class-one':
    'A class rents a room for {fixed, number} dollars and pays {rate, number} dollars for each lunch.',
  'class-two':
    'A class pays {fixed, number} dollars for a room and {extra, number} dollars for a bus. Each lunch costs {rate, number} dollars.',
  'class-ask': 'Write the cost in dollars with {x} lunches.',
  'song-one': 'A radio show has {fixed, number} minutes of news and {rate, number} minutes for each song.',
  'song-two':
    'A radio show has {fixed, number} minutes of news and {extra, number} minutes of weather. Each song takes {rate, number} minutes.',
  'song-ask': 'Write the minutes of a show with {x} songs.',
} as const;

type FeeSceneKey = keyof typeof feeSceneText extends infer Key
  ? Key extends `${infer Name}-ask`
    ? Name
    : never
  : never;

/** `fixed` and `growing` name the two parts in a picture. */
export type FeeScene = { readonly key: FeeSceneKey; readonly fixed: string; readonly growing: string };

export const feeScenes: readonly FeeScene[] = [
  { key: 'pool', fixed: 'Fee', growing: 'Guests' },
  { key: 'taxi', fixed: 'Start', growing: 'Miles' },
  { key: 'plant', fixed: 'At first', growing: 'Weeks' },
  { key: 'tank', fixed: 'At first', growing: 'Minutes' },
  { key: 'game', fixed: 'Start', growing: 'Stars' },
  { key: 'fence', fixed: 'Gate', growing: 'Panels' },
  { key: 'class', fixed: 'Room', growing: 'Lunches' },
  { key: 'song', fixed: 'News', growing: 'Songs' },
];
