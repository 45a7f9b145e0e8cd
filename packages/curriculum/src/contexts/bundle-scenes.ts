/**
 * Things of two or three kinds that are put into groups that are all alike. Whole sentences are in `bundleSceneText`
 * under the key: two kinds, three kinds, and the question for the most groups.
 */
export const bundleSceneText = {
  'rose-two': 'A shop has {a, number} red and {b, number} white roses.',
  'rose-three': 'A shop has {a, number} red, {b, number} white and {c, number} pink roses.',
  'rose-most':
    'It makes bouquets that are all alike and uses every rose. What is the greatest number of bouquets?',
  'snack-two': 'A club has {a, number} apples and {b, number} plums.',
  'snack-three': 'A club has {a, number} apples, {b, number} plums and {c, number} figs.',
  'snack-most':
    'It fills snack bags that are all alike and uses all the fruit. What is the greatest number of bags?',
  'kit-two': '{name} has {a, number} bandages and {b, number} wipes.',
  'kit-three': '{name} has {a, number} bandages, {b, number} wipes and {c, number} pads.',
  'kit-most':
    'All first aid kits must be alike, with nothing left over. What is the greatest number of kits?',
  'team-two': '{a, number} students from grade six and {b, number} from grade seven join a game.',
  'team-three':
    '{a, number} students from grade six, {b, number} from grade seven and {c, number} from grade eight join.',
  'team-most': 'Every team has the same mix, and everyone plays. What is the greatest number of teams?',
  'bead-two': '{name} has {a, number} blue and {b, number} gold beads.',
  'bead-three': '{name} has {a, number} blue, {b, number} gold and {c, number} green beads.',
  'bead-most':
    'All bracelets get the same mix, and no bead is left. What is the greatest number of bracelets?',
  'plant-two': 'A park has {a, number} tulips and {b, number} daisies.',
  'plant-three': 'A park has {a, number} tulips, {b, number} daisies and {c, number} lilies.',
  'plant-most': 'All flower beds must look alike and take all plants. What is the greatest number of beds?',
  'art-two': 'A class has {a, number} brushes and {b, number} markers.',
  'art-three': 'A class has {a, number} brushes, {b, number} markers and {c, number} pens.',
  'art-most': 'Every table gets the same set, and nothing is left. What is the greatest number of tables?',
  'card-two': 'A game has {a, number} city cards and {b, number} event cards.',
  'card-three': 'A game has {a, number} city cards, {b, number} event cards and {c, number} star cards.',
  'card-most':
    'Every player gets the same mix, and all cards are dealt. What is the greatest number of players?',
  'band-two': 'A parade has {a, number} drummers and {b, number} flute players.',
  'band-three': 'A parade has {a, number} drummers, {b, number} flute players and {c, number} dancers.',
  'band-most':
    'They walk in groups that are all alike, and nobody is left. What is the greatest number of groups?',
  'book-two': 'A school gives away {a, number} novels and {b, number} comics.',
  'book-three': 'A school gives away {a, number} novels, {b, number} comics and {c, number} maps.',
  'book-most':
    'All gift boxes must be alike, and everything is given away. What is the greatest number of boxes?',
} as const;

type BundleSceneKey = keyof typeof bundleSceneText extends infer Key
  ? Key extends `${infer Name}-two`
    ? Name
    : never
  : never;

/** `groups` is what is counted. */
export type BundleScene = { readonly key: BundleSceneKey; readonly groups: string };

export const bundleScenes: readonly BundleScene[] = [
  { key: 'rose', groups: 'bouquets' },
  { key: 'snack', groups: 'bags' },
  { key: 'kit', groups: 'kits' },
  { key: 'team', groups: 'teams' },
  { key: 'bead', groups: 'bracelets' },
  { key: 'plant', groups: 'beds' },
  { key: 'art', groups: 'tables' },
  { key: 'card', groups: 'players' },
  { key: 'band', groups: 'groups' },
  { key: 'book', groups: 'boxes' },
];
