/** What the game says about what happened. */
export const gameText = {
  removed: (name: string) => `${name} removed.`,
  undone: 'The last step on your plot is undone.',
  power: (words: string) => `Power to spare: ${words}.`,
  others: (who: string, what: string) => `${who}: ${what}`,
  city: 'The city',
  liked: (who: string) => `You like the plot of ${who}.`,
  gifted: (who: string) => `You gave ${who} a tree.`,
  reported: 'Thank you. A grown-up at your school looks at it.',
  contributed: (amount: string, project: string) => `You gave ${amount} to: ${project}.`,
  renamed: 'Your new name is set.',
  muted: (who: string) => `You see nothing more from ${who}.`,
  unmuted: (who: string) => `You see again what ${who} says.`,
  mutedAll: 'You see nothing more from anybody.',
  unmutedAll: 'You see again what the others say.',
  noted: (label: string, value: string) => `In your notes: ${label}, ${value}.`,
  ran: (title: string, days: number) => `${title} ran ${days} days.`,
  saidAndBecame: (said: string, became: string) => `You said ${said}. It became ${became}.`,
  stars: ['No star yet.', 'One star.', 'Two stars.', 'Three stars.'],
  missionBuilt: (title: string) => `${title} stands on your plot.`,
  unread: (count: number) =>
    count === 1
      ? 'One mission could not be read and was left out.'
      : `${count} missions could not be read and were left out.`,
  day: (day: number, hour: string) => `Day ${day}, ${hour}`,
  mapLost: 'The map stopped. The list view has everything; “Map view” draws the map again.',
  noMap: 'This device cannot draw the map. The list view has the whole city.',
};
