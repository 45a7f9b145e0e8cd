/** Words of the city's line to its players. */
export const sessionText = {
  news: 'News',
  ownCity: 'My own city',
  you: 'You',
  ownPlot: 'This is your own plot. Pick a neighbor for that.',
  alreadyDone: 'You have done that already.',
  notAlone: 'That works in the city of your class.',
  /** Neither the server nor the rules of the missions can be reached. */
  judgeAway:
    'This page has no line right now, so the days cannot run yet. Your numbers stay here: run them again once you are back online.',
  unknownMission: 'This mission is not open right now.',
  noRoom: 'Your plot has no free tiles for all of this plan. Remove something, then build it.',
  unknownRun: 'This plan is no longer held. Run it once more, then build it.',
  connecting: 'Opening the city...',
  offline:
    'The city of your class cannot be reached right now. Here is one of your own, so you can go on building.',
  /** A second look for the class's city, asked for by the pupil. */
  findClass: 'Try the class city again',
  findingClass: 'Looking for the class city...',
  stillAway: 'The city of your class is still away. Go on building here, and try again in a while.',
  classFound: 'Here is the city of your class. Your own city is kept on this device.',
  reconnecting: 'The line to the city is gone. It is being picked up again; nothing you built is lost.',
  reconnected: 'You are back in the city.',
  /** The room has closed for a reason that passes. */
  returning:
    'The city closed for a moment. The page goes back in by itself; what you built is saved, and your numbers stay.',
  stillReturning: 'The city is still away. The page keeps trying, so you can leave it open.',
  returned: 'You are back in the city. Nothing was lost.',
  signedOut: 'Your session has ended, so the city is closed here. Sign in, then open it again.',
  queueFull: 'The city is still catching up. Please wait a moment.',
  lost: 'The line to the city was lost before it could answer. Look at your plot, then try again if it is missing.',
  closed: 'The city has closed here. Close it, and open it again from your lesson.',
};

const qualities = ['Swift', 'Calm', 'Bright', 'Bold', 'Kind', 'Quick', 'Sunny', 'Brave'];
const animals = ['Otter', 'Heron', 'Fox', 'Finch', 'Badger', 'Wren', 'Lynx', 'Robin'];

/** Neighbours of a city of one's own: generated words, nobody real; one name for each of the 32 plots. */
export const neighbourNames = Array.from(
  { length: 32 },
  (_, at) => `${qualities[at % 8]} ${animals[(at + (at >> 3)) % 8]}`,
);
