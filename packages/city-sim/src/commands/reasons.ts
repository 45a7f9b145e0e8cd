/** Why a command was not done. Servers and pages pass the id; the sentence is made where it is read. */
export const reasonIds = [
  'unknown-building',
  'unknown-plot',
  'outside',
  'road',
  'civic-land',
  'someone-elses',
  'occupied',
  'does-not-fit',
  'bad-number',
  'over-budget',
  'balance-empty',
  'city-in-debt',
  'class-project',
  'nothing-there',
  'unknown-setting',
  'only-the-city',
  'already-yours',
  'already-built',
  'nothing-to-undo',
] as const;
export type ReasonId = (typeof reasonIds)[number];

/** Names that a sentence may need. Without one it speaks of "a neighbor" or "this building". */
export type ReasonNames = { owner?: string; building?: string };

/** A sentence for a child: what stands in the way, and what to do instead. It never blames. */
export function reasonText(
  reason: ReasonId,
  { owner = 'a neighbor', building = 'This building' }: ReasonNames = {},
): string {
  const sentences: Record<ReasonId, string> = {
    'unknown-building': 'The city does not know that building yet.',
    'unknown-plot': 'That plot is not part of this city.',
    outside: 'That spot is outside the city. Pick a tile on your plot.',
    road: 'That tile is a road, and roads stay free for everyone.',
    'civic-land': 'That tile belongs to the whole city. Pick a tile on your plot.',
    'someone-elses': `That tile is ${owner}'s. Pick a tile on your plot.`,
    occupied: 'Something already stands there. Remove it first, or pick a free tile.',
    'does-not-fit': `${building} needs more free tiles there. Try a spot further from the edge.`,
    'bad-number': 'That number is outside what can be built. Check the smallest and the largest value.',
    'over-budget': 'That costs more than the budget of this mission. Try a smaller number.',
    'balance-empty': 'Your plot cannot pay for that yet. It earns more every day.',
    'city-in-debt': 'The city owes too much to build right now. It can build again when it has earned more.',
    'class-project': `${building} is a class project. Everyone can add money to it.`,
    'nothing-there': 'There is nothing to remove on that tile.',
    'unknown-setting': 'The city has no such setting.',
    'only-the-city': 'Only the whole city can change that.',
    'already-yours': 'This plot has its student already.',
    'already-built': 'The class has built that already. Well done!',
    'nothing-to-undo': 'There is nothing left to undo.',
  };
  return sentences[reason];
}
