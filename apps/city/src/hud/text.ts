import type { OverlayId, Sky } from '@playforward/city-sim';

/** Words over the map. */
export const hudText = {
  city: 'City',
  here: (alias: string, count: number) => `${alias} · ${count} here`,
  own: 'Only you build here',
  ownAs: (alias: string) => `${alias} · only you build here`,
  holds: (alias: string, what: string) => `${alias} · ${what}`,
  takesAway: 'removing',
  day: (day: number) => `Day ${day}`,
  sky: { clear: 'clear', fair: 'fair', cloudy: 'cloudy', rain: 'rain' } satisfies Record<Sky, string>,
  tomorrow: (sky: string, percent: number) => `tomorrow noon ${sky}, ${percent}%`,
  meters: 'City meters',
  meterNames: {
    people: 'People',
    powerUnused: 'Spare power',
    waterStored: 'Water',
    happiness: 'Happiness',
  },
  budget: 'Budget',
  budgetWords: 'What your plot can spend.',
  keys: 'Views and settings',
  overlays: 'Overlays (O)',
  list: 'List view (L)',
  sound: 'Sound on or off',
  settings: 'Settings',
  help: 'Help (?)',
  people: 'Who is here',
  close: 'Close the city',
  more: 'Meters and more',
  moreKeys: { overlays: 'Overlays', list: 'List view', settings: 'Settings', help: 'Help', sound: 'Sound' },
  toPlot: 'To my plot',
  orbHush: 'Quiet, please',
  orbSpeak: 'Say it again',
  closePanel: 'Close',
  build: 'Build',
  missions: 'Missions',
  undo: 'Undo',
  home: 'My plot',
  album: 'Album',
  signs: 'Say',
  turn: 'Turn the map',
  nearer: 'Nearer',
  further: 'Further away',
  removeTool: 'Remove',
  pickTile: 'Pick a tile',
  palette: 'What do you want to build?',
  placing: (name: string) => `${name}: pick a tile on your plot.`,
  removing: 'Pick what to remove.',
  done: 'Done',
  confirm: 'Build it here',
  cancel: 'Not here',
  overlayNames: {
    power: 'Power',
    water: 'Water',
    travel: 'Travel',
    pollution: 'Clean air',
    happiness: 'Happiness',
    owners: 'Who owns what',
  } satisfies Record<OverlayId, string>,
  overlayEnds: {
    power: ['No cable', 'Power'],
    water: ['No pipe', 'Water'],
    travel: ['Far from a stop', 'Near a stop'],
    pollution: ['Clean', 'Dirty'],
    happiness: ['Sad', 'Happy'],
    owners: ['Yours', 'Others'],
  } satisfies Record<OverlayId, [string, string]>,
  map: 'Map of the city',
  mapWords:
    'Arrow keys move from tile to tile, Enter builds or reads, Delete removes. B build, M missions, P planner, O overlays, L list view, question mark for help.',
  /** What the citizen of a unit says of a run, by its stars. */
  citizen: [
    'That was a day of work. What do we change?',
    'It is enough, and much lies around. Can we do better?',
    'Nearly! One more look?',
    'That is it! Come and see!',
  ],
  loadingMap: 'Drawing the city...',
  tile: (name: string, owner: string, what: string) => `${name}, ${owner}: ${what}.`,
  road: 'Road',
  centre: 'City center',
  grass: 'free',
  yours: 'your plot',
  lapse: (day: number, days: number) => `Day ${day} of ${days}`,
  /** Before the first day has passed. */
  noValue: '…',
  showResult: 'Show the result',
  remove: 'Remove',
};

/** What the companion says over the city, never the number. */
export const orbText = {
  lapse: 'Watch the days go by.',
  today: (title: string) => `${title}. It needs something that is due for review.`,
  missing: (count: number, label: string) =>
    count === 1
      ? `One number is still missing: ${lowerFirst(label)}. Its sign is on the map.`
      : `Read the ${count} signs on the map first. Start with: ${lowerFirst(label)}.`,
  allFound: 'You have all the numbers. How do they go together?',
  predict: 'That is your plan. And what will the city show? Say it before it runs.',
  ready: 'Your plan is ready. Run it and watch.',
  foreseen: 'A perfect fit, and you saw it coming. Why does it work?',
  close: 'The days went as you said.',
  predicted: (said: string, day: number, became: string, how: string) =>
    `You said ${said} for day ${day}, it became ${became}. ${how}`,
  less: 'That is less than you thought.',
  more: 'That is more than you thought.',
  /** Where to look when there is no star, by what is missing: first as a sentence of its own, then after "as you said". */
  noStar: {
    missing: ['Look for the red rings.', 'But the need is not met. What is ringed in red?'],
    unseen: ['Look at its meters.', 'But the need is not met. Which meter shows it?'],
    spare: [
      'Look at what lies around unused.',
      'The need is met, but with far too much. What lies around unused?',
    ],
    other: ['Look at the goal that is open.', 'The need is met, but another goal is not. Which one?'],
  },
  lookAt: ['', 'Look at what lies around unused.', 'How much is used up in one day?'],
  stars: [
    '',
    'The need is met, and much lies around unused.',
    'The need is met, and a little is left over. One more look?',
    'A perfect fit. Why does it work?',
  ],
  hint: 'Stuck is fine. A hint is one tap away.',
};

function lowerFirst(words: string): string {
  return /^[A-Z][a-z]/.test(words) ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}
