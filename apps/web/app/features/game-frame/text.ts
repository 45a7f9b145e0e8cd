/** Words around the game. Documented texts are kept to the letter. */
export const gameFrameText = {
  frame: 'Stem City',
  door: 'What you work out decides what gets built.',
  grown: (stage: string, step: number) => `Your ${stage.toLowerCase()} is at step ${step} of 12.`,
  today: (title: string) => `Today: ${title}.`,
  answered: 'You have helped already.',
  review: (skill: string) => `A skill to freshen up: ${skill}`,
  play: 'Play Stem City',
  leave: 'Leave Stem City',
  missions: 'Missions of this lesson',
  earlier: 'Missions you played before',
  earned: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  stars: (stars: number, begun: boolean) => (begun ? `${stars} of 3 stars` : 'Not played yet'),
  connecting: 'Connecting to game...',
  orb: {
    struggling: 'This one is tricky. Open the chart: where did the city not go the way you said?',
    success: 'Three stars! Our number held until the last day.',
    idle: 'Take your time. A hint is there when you want one.',
  },
  /** Said by the companion of the page, which is there when the game is closed. */
  page: {
    struggling: 'That mission is tricky, and that is fine. Call me, and we look at its numbers together.',
    success: 'Three stars in Stem City!',
  },
  notes: {
    offline: 'You are offline. What you have built is stored; new plans wait until the line is back.',
    alone: 'The shared city did not answer, so this is a city of your own.',
  },
  again: 'Open the shared city',
};
