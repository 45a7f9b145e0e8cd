import { defineScenes } from '../kit/define-scenes.ts';

/** Two or three choices, one after the other. `stages` name them in a picture. Sentences: two stages, three, and one stage twice. */
export const twoStages = defineScenes({
  meal: {
    stages: ['Soups', 'Mains', 'Drinks'],
    text: {
      two: 'A menu has {a, number} soups and {b, number} main dishes. A meal is one of each.',
      three:
        'A menu has {a, number} soups, {b, number} main dishes and {c, number} drinks. A meal is one of each.',
      ask: 'How many different meals are there?',
      twice: 'A menu has {a, number} soups. Two friends each pick one, and both may pick the same.',
      'ask-twice': 'In how many ways can the friends pick?',
    },
  },
  outfit: {
    stages: ['Shirts', 'Caps', 'Scarves'],
    text: {
      two: 'A player has {a, number} shirts and {b, number} caps and wears one of each.',
      three:
        'A player has {a, number} shirts, {b, number} caps and {c, number} scarves and wears one of each.',
      ask: 'How many different outfits are there?',
      twice: 'A player has {a, number} shirts and picks one on each of two days. It may be the same one.',
      'ask-twice': 'In how many ways can the player pick shirts for the two days?',
    },
  },
  lock: {
    stages: ['Letters', 'Digits', 'Colors'],
    text: {
      two: 'A code has one of {a, number} letters and then one of {b, number} digits.',
      three:
        'A code has one of {a, number} letters, one of {b, number} digits and one of {c, number} colors.',
      ask: 'How many different codes are there?',
      twice: 'A lock has two wheels with the same {a, number} letters. Each wheel shows one.',
      'ask-twice': 'How many different codes are there?',
    },
  },
  route: {
    stages: ['First part', 'Second part', 'Third part'],
    text: {
      two: 'There are {a, number} roads to the lake and {b, number} trails from the lake to the hut.',
      three:
        'There are {a, number} roads to the lake and {b, number} trails from the lake to the hut. From there, {c, number} paths lead to the top.',
      ask: 'How many different routes are there from start to end?',
      twice: 'A park has {a, number} gates. You may leave by the gate where you came in, or by another one.',
      'ask-twice': 'In how many ways can you come in and leave?',
    },
  },
  spinners: {
    stages: ['First spinner', 'Second spinner', 'Third spinner'],
    text: {
      two: 'One spinner has {a, number} different sections, another has {b, number}. Both are spun, one after the other.',
      three:
        'Three spinners have {a, number}, {b, number} and {c, number} different sections. Each is spun once.',
      ask: 'How many outcomes are there?',
      twice: 'A spinner with {a, number} different sections is spun twice.',
      'ask-twice': 'How many outcomes are there?',
    },
  },
});
