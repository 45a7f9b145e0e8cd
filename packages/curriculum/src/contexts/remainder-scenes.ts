/**
 * Things put into groups of a fixed size. Whole sentences are in `remainderSceneText` under the key: all at once, in
 * two lots, and the questions for enough groups, for full groups and for what is left.
 */
export const remainderSceneText = {
  'row-told': '{total, number} students watch a show. A row has {size, number} seats.',
  'row-both':
    '{first, number} students and {second, number} adults watch a show. A row has {size, number} seats.',
  'row-up': 'How many rows do they need?',
  'row-down': 'How many rows can be filled?',
  'row-rest': 'The front rows fill up first. How many people sit in the last row?',
  'egg-told': 'A farm packs {total, number} eggs. A box holds {size, number} eggs.',
  'egg-both':
    'A farm packs {first, number} white and {second, number} brown eggs. A box holds {size, number} eggs.',
  'egg-up': 'How many boxes are needed for all eggs?',
  'egg-down': 'How many boxes can be filled?',
  'egg-rest': 'Only full boxes are sold. How many eggs are left over?',
  'photo-told': '{total, number} photos go into an album. A page holds {size, number} photos.',
  'photo-both':
    '{first, number} old and {second, number} new photos go into an album. A page holds {size, number} photos.',
  'photo-up': 'How many pages are needed for all photos?',
  'photo-down': 'How many pages can be filled?',
  'photo-rest': 'The full pages are done first. How many photos are left?',
  'chair-told': 'A hall needs {total, number} chairs. A cart carries {size, number} chairs.',
  'chair-both':
    'A hall needs {first, number} red and {second, number} blue chairs. A cart carries {size, number} chairs.',
  'chair-up': 'How many cart loads bring all chairs?',
  'chair-down': 'How many of the loads are full?',
  'chair-rest': 'The last load is not full. How many chairs does it carry?',
  'ticket-told': 'A fair gives a prize for {size, number} tickets. A class has {total, number} tickets.',
  'ticket-both':
    'A class wins {first, number} and then {second, number} tickets. A prize takes {size, number} tickets.',
  'ticket-down': 'How many prizes can the class get?',
  'ticket-rest': 'The class takes all the prizes it can. How many tickets are left?',
  'bolt-told': 'A shop has {total, number} bolts. A kit takes {size, number} bolts.',
  'bolt-both':
    'A shop has {first, number} long and {second, number} short bolts. A kit takes {size, number} bolts.',
  'bolt-down': 'How many full kits can it make?',
  'bolt-rest': 'The shop makes all the full kits it can. How many bolts are left?',
  'boat-told': '{total, number} guests cross a lake. A boat takes {size, number} guests.',
  'boat-both':
    '{first, number} guests and {second, number} guides cross a lake. A boat takes {size, number} people.',
  'boat-up': 'How many trips bring all of them across?',
  'boat-down': 'On how many trips can the boat be full?',
  'boat-rest': 'All trips but the last are full. How many people are on the last trip?',
  'plant-told': 'A park has {total, number} plants. A bed takes {size, number} plants.',
  'plant-both':
    'A park has {first, number} tall and {second, number} low plants. A bed takes {size, number} plants.',
  'plant-up': 'How many beds are needed for all plants?',
  'plant-down': 'How many beds can be filled?',
  'plant-rest': 'The park fills all the beds it can. How many plants are left?',
  'song-told': 'A radio has {total, number} songs. One show plays {size, number} songs.',
  'song-both':
    'A radio has {first, number} old and {second, number} new songs. One show plays {size, number} songs.',
  'song-up': 'How many shows are needed to play all songs?',
  'song-down': 'How many shows can be filled?',
  'song-rest': 'All shows but the last are full. How many songs does the last show play?',
  'brick-told': 'A path takes {total, number} bricks. A bag holds {size, number} bricks.',
  'brick-both':
    'A path takes {first, number} red and {second, number} gray bricks. A bag holds {size, number} bricks.',
  'brick-up': 'How many bags are needed for all bricks?',
  'brick-down': 'How many bags can be filled?',
  'brick-rest': 'All bags but the last are full. How many bricks are in the last bag?',
} as const;

type RemainderSceneKey = keyof typeof remainderSceneText extends infer Key
  ? Key extends `${infer Name}-told`
    ? Name
    : never
  : never;

/** `asks` are the questions that make sense here. */
export type RemainderScene = {
  readonly key: RemainderSceneKey;
  readonly asks: readonly ('up' | 'down' | 'rest')[];
};

const all = ['up', 'down', 'rest'] as const;

export const remainderScenes: readonly RemainderScene[] = [
  { key: 'row', asks: all },
  { key: 'egg', asks: all },
  { key: 'photo', asks: all },
  { key: 'chair', asks: all },
  { key: 'ticket', asks: ['down', 'rest'] },
  { key: 'bolt', asks: ['down', 'rest'] },
  { key: 'boat', asks: all },
  { key: 'plant', asks: all },
  { key: 'song', asks: all },
  { key: 'brick', asks: all },
];
