/** Words of the Planner. A mission brings its own title, story, labels and hints. */
export const plannerText = {
  heading: 'Planner',
  level: (level: number) => `Planner · level ${level}`,
  hint: 'Hint',
  anotherHint: 'One more hint',
  hintOffer: 'Stuck is fine. Want a hint?',
  given: 'What you know',
  where: {
    story: 'In the story',
    meter: 'Read the meter',
    table: 'Read the table',
    measure: 'Measure it on the map',
  },
  less: 'One step less',
  more: 'One step more',
  /** R3. */
  predictionOf: (label: string, day: number) => `${label} on day ${day}: what do you predict?`,
  run: (days: number) => (days === 1 ? 'Run 1 day' : `Run ${days} days`),
  running: 'The city is running...',
  /** What to do when a field cannot be read. */
  fill: 'Type a number here first.',
  fillPoint: 'Type a point, such as (3, 4).',
  fillLine: 'Type a line, such as y = 2x + 1.',
  outcome: 'What happened',
  openChart: 'Open as chart',
  openTable: 'Open as table',
  onTry: (attempts: number) => (attempts === 1 ? 'on the first try' : `on try ${attempts}`),
  youSaid: 'You said',
  cityShows: 'The city shows',
  met: 'reached',
  missed: 'not reached yet',
  noStar: 'Nothing was lost: the real plot has not changed. Look at the data, change one number, run again.',
  revise: 'Revise',
  build: 'Build it on my plot',
  building: 'Building...',
  built: 'It stands on your plot.',
  onward: 'Back to the missions',
  goals: { 1: 'For one star', 2: 'For two stars', 3: 'For three stars' } as Record<number, string>,
};

export const missionsText = {
  heading: 'Missions',
  level: (level: number) => `level ${level}`,
  none: 'No missions right now. Build what the city needs: the meters show it.',
  loading: 'Looking for missions...',
  built: 'built',
};
