import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Things of two or three kinds that are put into groups that are all alike. Sentences: two kinds, three kinds, and
 * the question for the most groups. `groups` is what is counted.
 */
export const bundleScenes = defineScenes({
  rose: {
    groups: 'bouquets',
    text: {
      two: 'A shop has {a, number} red and {b, number} white roses.',
      three: 'A shop has {a, number} red, {b, number} white and {c, number} pink roses.',
      most: 'It makes bouquets that are all alike and uses every rose. What is the greatest number of bouquets?',
    },
  },
  snack: {
    groups: 'bags',
    text: {
      two: 'A club has {a, number} apples and {b, number} plums.',
      three: 'A club has {a, number} apples, {b, number} plums and {c, number} figs.',
      most: 'It fills snack bags that are all alike and uses all the fruit. What is the greatest number of bags?',
    },
  },
  kit: {
    groups: 'kits',
    text: {
      two: '{name} has {a, number} bandages and {b, number} wipes.',
      three: '{name} has {a, number} bandages, {b, number} wipes and {c, number} pads.',
      most: 'All first aid kits must be alike, with nothing left over. What is the greatest number of kits?',
    },
  },
  team: {
    groups: 'teams',
    text: {
      two: '{a, number} students from grade six and {b, number} from grade seven join a game.',
      three:
        '{a, number} students from grade six, {b, number} from grade seven and {c, number} from grade eight join.',
      most: 'Every team has the same mix, and everyone plays. What is the greatest number of teams?',
    },
  },
  bead: {
    groups: 'bracelets',
    text: {
      two: '{name} has {a, number} blue and {b, number} gold beads.',
      three: '{name} has {a, number} blue, {b, number} gold and {c, number} green beads.',
      most: 'All bracelets get the same mix, and no bead is left over. What is the greatest number of bracelets?',
    },
  },
  plant: {
    groups: 'beds',
    text: {
      two: 'A park has {a, number} tulips and {b, number} daisies.',
      three: 'A park has {a, number} tulips, {b, number} daisies and {c, number} lilies.',
      most: 'All flower beds must look alike and take all plants. What is the greatest number of beds?',
    },
  },
  art: {
    groups: 'tables',
    text: {
      two: 'A class has {a, number} brushes and {b, number} markers.',
      three: 'A class has {a, number} brushes, {b, number} markers and {c, number} pens.',
      most: 'Every table gets the same set, and nothing is left over. What is the greatest number of tables?',
    },
  },
  card: {
    groups: 'players',
    text: {
      two: 'A game has {a, number} city cards and {b, number} event cards.',
      three: 'A game has {a, number} city cards, {b, number} event cards and {c, number} star cards.',
      most: 'Every player gets the same mix, and all cards are dealt. What is the greatest number of players?',
    },
  },
  band: {
    groups: 'groups',
    text: {
      two: 'A parade has {a, number} drummers and {b, number} flute players.',
      three: 'A parade has {a, number} drummers, {b, number} flute players and {c, number} dancers.',
      most: 'They walk in groups that are all alike, and nobody is left out. What is the greatest number of groups?',
    },
  },
  book: {
    groups: 'boxes',
    text: {
      two: 'A school gives away {a, number} novels and {b, number} comics.',
      three: 'A school gives away {a, number} novels, {b, number} comics and {c, number} maps.',
      most: 'All gift boxes must be alike, and everything is given away. What is the greatest number of boxes?',
    },
  },
});

export type BundleScene = SceneOf<typeof bundleScenes>;
