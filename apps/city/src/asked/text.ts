/** Words around a student's own reason. */
export const whyText = {
  ownWords: 'Say it in my own words',
  tell: 'Tell it',
  telling: 'Listening...',
  blank: 'Write a word or two first.',
  kept: 'Kept with your run. Nobody grades it.',
  notKept: 'Heard, not kept. Nobody grades it.',
  away: 'The companion could not be reached. Your words are still here: try again.',
};

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Words around what a district felt. */
export const feltText = {
  heading: 'What the district felt',
  trouble: {
    brownOuts: (whole: string, count: number) =>
      `Homes were dark: ${whole.replace(/ h$/, '')} block-hours, on ${days(count)}.`,
    waterShort: (whole: string, count: number) => `Taps were dry: ${whole} were missing, on ${days(count)}.`,
  },
  debt: (last: string, count: number) => `The treasury is in debt: ${last} after ${days(count)}.`,
  moved: (label: string, run: { first: string; last: string; days: number }) =>
    `${label}: ${run.first} on day 1, ${run.last} on day ${run.days}.`,
  chartOf: (named: string) => `${named} in the days of the run`,
  open: (label: string) => `Open ${label} of the run as chart`,
};

/** The first minute. */
export const guideText = {
  heading: 'Your first minute',
  count: (at: number, all: number) => (all === 1 ? 'To begin' : `Step ${at} of ${all}`),
  steps: {
    home: 'This is your plot. Press one of its houses: who lives there?',
    mission: 'Somebody in this city needs a number. Open the first mission.',
    sign: 'The city shows what you need to know. Press a sign on the map.',
  },
  over: 'Well done',
  farewell: 'Now work out your number, say what will happen, and run it.',
  skip: 'Skip',
};

/** Pictures and films. */
export const albumText = {
  promise:
    'Pictures and films stay on this device. Nobody gets them unless you save and share them yourself.',
  take: 'Take a picture',
  film: 'Film how it grew',
  filming: 'Filming...',
  noFilm: 'This browser cannot make films.',
  empty: 'No pictures yet.',
  name: (city: string, day: number) => `${city} on day ${day}`,
  pictureKept: 'The picture is in your album.',
  filmKept: 'The film is in your album.',
  trouble: 'That did not work on this device.',
  save: 'Save',
  forget: 'Delete',
};

export const settingsText = {
  heading: 'Settings',
  drawing: 'How the map is drawn',
  tiers: {
    auto: ['Auto', 'Fits this device'],
    'very-low': ['Very low', 'Saves the most power'],
    low: ['Low', 'Calm and quick'],
    high: ['High', 'More cars, trees and light'],
  },
  volume: 'Sound volume',
  mute: 'Mute',
  lessMotion: 'Less motion',
  lessMotionWords: 'The map stands still; a run is shown as four pictures.',
  contrast: 'Stronger contrast',
  close: 'Close',
  alias: 'Your name in the city',
  cityName: 'Name of the city',
};

export const helpText = {
  heading: 'Help',
  how: [
    'Open a mission and find its numbers on the map.',
    'Type your number and what you predict, then run it.',
    'Not right yet? A try costs a day. Change your number and run again.',
    'Build it when you like it. It stays on your plot.',
  ],
  keys: [
    ['Arrow keys', 'Move from tile to tile'],
    ['Enter', 'Build here, or read the tile'],
    ['Delete', 'Remove what stands here'],
    ['W A S D', 'Move the map'],
    ['Q E', 'Turn the map'],
    ['+ −', 'Nearer, further away'],
    ['Home', 'My plot'],
    ['B', 'Build'],
    ['M', 'Missions'],
    ['P', 'Planner'],
    ['O, 1 to 6', 'Overlays'],
    ['L', 'List view'],
    ['Ctrl Z', 'Undo'],
    ['Esc', 'Put away'],
  ],
  close: 'Close',
};

export const signalPanelText = {
  emotes: 'Signs',
  about: 'About',
  say: 'Say it',
  phrase: 'Phrase',
  alone: 'You are alone in this city. Signs are for the city of your class.',
  muteAll: 'Hear nobody',
  unmuteAll: 'Hear everybody',
  plot: (plot: number, who: string) => `${plot + 1}, ${who}`,
};

/** The sum before a purchase. */
export const sumText = {
  plot: 'Your plot',
  before: 'Before',
  after: 'After',
  open: '?',
  money: 'Money',
  daily: 'Upkeep a day',
  beds: 'Beds',
  jobs: 'Jobs',
  made: 'Power made, at most',
  drawn: 'Power needed, at most',
  stored: 'Water in tanks',
  seats: 'Seats a day',
  check: 'Check',
  notYet: 'Not that one yet. Look at the numbers once more.',
  show: 'Show me the way',
  theWay: (way: string) => `The way: ${way}.`,
  right: (name: string) => `That is it. ${name} is yours to place.`,
  arrayPrice: (base: string, pieces: string, each: string) =>
    `The frame costs ${base}, and each of the ${pieces} panels ${each}. What do you pay?`,
  arrayWay: (base: string, pieces: string, each: string, total: string) =>
    `${base} + ${pieces} × ${each} = ${total}`,
  parkPrice: ({ w, h, tile, fence, rest }: Record<'w' | 'h' | 'tile' | 'fence' | 'rest', string>) =>
    `A park of ${w} by ${h} tiles: ${tile} for each tile, ${fence} for each tile of fence around it, and ${rest} to begin. What do you pay?`,
  parkWay: ({ ground, fence, rest, total }: Record<'ground' | 'fence' | 'rest' | 'total', string>) =>
    `${ground} + ${fence} + ${rest} = ${total}`,
  left: (has: string, price: string) => `You have ${has}, and it costs ${price}. How much is left?`,
  perPerson: (price: string, people: number) =>
    `It costs ${price} and is home to ${people} people. What does the home of one person cost?`,
  perJob: (price: string, jobs: number) =>
    `It costs ${price} and gives work to ${jobs} people. What does one job cost?`,
  upkeep: (daily: string, days: number) => `Its upkeep is ${daily} a day. What is that in ${days} days?`,
  madeAfter: (before: string, more: string) =>
    `Your plot makes ${before} kW at most, and this makes ${more} kW. How much together?`,
  drawnAfter: (before: string, more: string) =>
    `Your plot needs ${before} kW at most, and this needs ${more} kW. How much together?`,
  howMany: (has: string, price: string) =>
    `You have ${has}. How many of these could you pay, at ${price} each?`,
  howManyWay: (most: number, price: string, rest: string) => `${most} of them cost ${price}, ${rest} is left`,
};
