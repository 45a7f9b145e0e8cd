import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * x of one kind and y of another, with a limit on how many there are and one on what they cost or take. Sentences:
 * both at most, and at least so many within a limit. `p` and `q` are what one of each may take, `count` the least and
 * most number of both together.
 */
export const budgetStories = defineScenes({
  gym: {
    p: [6, 8, 9],
    q: [11, 12, 14],
    count: [12, 30],
    text: {
      most: 'A gym buys $x$ jump ropes for {p, number} dollars each and $y$ balls for {q, number} dollars each. It has room for at most {n, number} things and can spend at most {v, number} dollars.',
      least:
        'A gym buys $x$ jump ropes for {p, number} dollars each and $y$ balls for {q, number} dollars each. It needs at least {n, number} things and can spend at most {v, number} dollars.',
    },
  },
  show: {
    p: [3, 4],
    q: [6, 7, 8],
    count: [8, 16],
    text: {
      most: 'A talent show has $x$ songs of {p, number} minutes and $y$ dances of {q, number} minutes. There are at most {n, number} acts, and it lasts at most {v, number} minutes.',
      least:
        'A talent show has $x$ songs of {p, number} minutes and $y$ dances of {q, number} minutes. It needs at least {n, number} acts and lasts at most {v, number} minutes.',
    },
  },
  boxes: {
    p: [15, 18, 20],
    q: [30, 35, 40],
    count: [10, 24],
    text: {
      most: 'A van carries $x$ boxes of apples, {p, number} pounds each, and $y$ boxes of melons, {q, number} pounds each. It has room for at most {n, number} boxes and carries at most {v, number} pounds.',
      least:
        'A van carries $x$ boxes of apples, {p, number} pounds each, and $y$ boxes of melons, {q, number} pounds each. A market needs at least {n, number} boxes, and the van carries at most {v, number} pounds.',
    },
  },
  tables: {
    p: [4],
    q: [6, 8, 10],
    count: [12, 30],
    text: {
      most: 'For a family party, a hall sets up $x$ tables for {p, number} guests and $y$ tables for {q, number} guests. It has at most {n, number} tables, and at most {v, number} guests may come.',
      least:
        'For a family party, a hall sets up $x$ tables for {p, number} guests and $y$ tables for {q, number} guests. It wants at least {n, number} tables, and at most {v, number} guests may come.',
    },
  },
  photos: {
    p: [2, 3],
    q: [5, 6, 8],
    count: [20, 50],
    text: {
      most: 'A phone has room for $x$ pictures of {p, number} megabytes and $y$ clips of {q, number} megabytes. There may be at most {n, number} files with at most {v, number} megabytes in all.',
      least:
        'A student sends $x$ pictures of {p, number} megabytes and $y$ clips of {q, number} megabytes. There must be at least {n, number} files with at most {v, number} megabytes in all.',
    },
  },
  trees: {
    p: [12, 15],
    q: [25, 28, 30],
    count: [15, 40],
    text: {
      most: 'A park plants $x$ bushes for {p, number} dollars each and $y$ trees for {q, number} dollars each. It has room for at most {n, number} plants and can spend at most {v, number} dollars.',
      least:
        'A park plants $x$ bushes for {p, number} dollars each and $y$ trees for {q, number} dollars each. It wants at least {n, number} plants and can spend at most {v, number} dollars.',
    },
  },
});

export type BudgetStory = SceneOf<typeof budgetStories>;
