import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * x of one kind and y of another, with a limit on how many there are and one on what they cost or take. Sentences:
 * so many times as many of the first kind with the greatest number asked for, both at most, and at least so many within
 * a limit. `p` and `q` are what one of each may take, `count` the least and
 * most number of both together.
 */
export const budgetStories = defineScenes({
  gym: {
    p: [6, 8, 9],
    q: [11, 12, 14],
    count: [12, 30],
    text: {
      times:
        'A gym buys {k, plural, =2 {twice} =3 {three times} other {four times}} as many jump ropes for {p, number} dollars each as balls for {q, number} dollars each. It can spend at most {v, number} dollars. What is the greatest number of balls it can buy?',
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
      times:
        'A talent show has {k, plural, =2 {twice} =3 {three times} other {four times}} as many songs of {p, number} minutes as dances of {q, number} minutes. It lasts at most {v, number} minutes. What is the greatest number of dances it can have?',
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
      times:
        'A van carries {k, plural, =2 {twice} =3 {three times} other {four times}} as many boxes of apples as boxes of melons. A box of apples weighs {p, number} pounds, a box of melons {q, number} pounds. The van can carry at most {v, number} pounds. What is the greatest number of boxes of melons it can carry?',
      most: 'A van carries $x$ boxes of apples, {p, number} pounds each, and $y$ boxes of melons, {q, number} pounds each. It has room for at most {n, number} boxes and can carry at most {v, number} pounds.',
      least:
        'A van carries $x$ boxes of apples, {p, number} pounds each, and $y$ boxes of melons, {q, number} pounds each. A market needs at least {n, number} boxes, and the van can carry at most {v, number} pounds.',
    },
  },
  tables: {
    p: [4],
    q: [6, 8, 10],
    count: [12, 30],
    text: {
      times:
        'A hall sets up {k, plural, =2 {twice} =3 {three times} other {four times}} as many tables for {p, number} guests as tables for {q, number} guests. The room holds at most {v, number} guests. What is the greatest number of large tables?',
      most: 'For a family party, a hall sets up $x$ tables for {p, number} guests and $y$ tables for {q, number} guests. It has at most {n, number} tables, and the room holds at most {v, number} guests.',
      least:
        'For a family party, a hall sets up $x$ tables for {p, number} guests and $y$ tables for {q, number} guests. It wants at least {n, number} tables, and the room holds at most {v, number} guests.',
    },
  },
  photos: {
    p: [2, 3],
    q: [5, 6, 8],
    count: [20, 50],
    text: {
      times:
        'A student sends {k, plural, =2 {twice} =3 {three times} other {four times}} as many pictures of {p, number} megabytes as clips of {q, number} megabytes. There may be at most {v, number} megabytes in all. What is the greatest number of clips the student can send?',
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
      times:
        'A park plants {k, plural, =2 {twice} =3 {three times} other {four times}} as many bushes for {p, number} dollars each as trees for {q, number} dollars each. It can spend at most {v, number} dollars. What is the greatest number of trees it can plant?',
      most: 'A park plants $x$ bushes for {p, number} dollars each and $y$ trees for {q, number} dollars each. It has room for at most {n, number} plants and can spend at most {v, number} dollars.',
      least:
        'A park plants $x$ bushes for {p, number} dollars each and $y$ trees for {q, number} dollars each. It wants at least {n, number} plants and can spend at most {v, number} dollars.',
    },
  },
});

export type BudgetStory = SceneOf<typeof budgetStories>;
