import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two offers for the same thing, each with a part paid once and a part that comes again. Sentences: both offers, when
 * they cost the same, when the first costs less, and what is asked. `fixed` is what the first costs once, `rate` what
 * the second asks for each; the other two are less.
 */
export const twoPlans = defineScenes({
  rink: {
    units: 'visits',
    fixed: [30, 90],
    rate: [7, 12],
    text: {
      told: 'Plan A at a skating rink costs {f, number} dollars to join and {r, number} dollars a visit. Plan B costs {g, number} dollars to join and {s, number} dollars a visit.',
      equal: 'For {x} visits, both plans cost the same.',
      less: 'For {x} visits, plan A costs less than plan B.',
      ask: 'For how many visits do both plans cost the same?',
      cost: 'What do both plans cost at that point?',
    },
  },
  print: {
    units: 'shirts',
    fixed: [40, 110],
    rate: [9, 16],
    text: {
      told: 'A dance team orders shirts. Shop A charges {f, number} dollars for the design and {r, number} dollars a shirt. Shop B charges {g, number} dollars for the design and {s, number} dollars a shirt.',
      equal: 'For {x} shirts, both shops charge the same.',
      less: 'For {x} shirts, shop A charges less than shop B.',
      ask: 'For how many shirts do both shops charge the same?',
      cost: 'What do both shops charge for that order?',
    },
  },
  climb: {
    units: 'climbs',
    fixed: [25, 80],
    rate: [8, 15],
    text: {
      told: 'A climbing gym has two cards. The gold card costs {f, number} dollars and {r, number} dollars a climb. The blue card costs {g, number} dollars and {s, number} dollars a climb.',
      equal: 'For {x} climbs, both cards cost the same.',
      less: 'For {x} climbs, the gold card costs less than the blue card.',
      ask: 'For how many climbs do both cards cost the same?',
      cost: 'What do both cards cost at that point?',
    },
  },
  pizza: {
    units: 'pizzas',
    fixed: [20, 60],
    rate: [12, 18],
    text: {
      told: 'A class orders pizzas for a party. Kitchen A takes {f, number} dollars for the delivery and {r, number} dollars a pizza. Kitchen B takes {g, number} dollars for the delivery and {s, number} dollars a pizza.',
      equal: 'For {x} pizzas, both kitchens take the same amount.',
      less: 'For {x} pizzas, kitchen A takes less than kitchen B.',
      ask: 'For how many pizzas do both kitchens take the same amount?',
      cost: 'What do both kitchens take for that order?',
    },
  },
  studio: {
    units: 'hours',
    fixed: [40, 120],
    rate: [20, 40],
    text: {
      told: 'A band looks for a room to record in. Studio A charges {f, number} dollars once and {r, number} dollars an hour. Studio B charges {g, number} dollars once and {s, number} dollars an hour.',
      equal: 'For {x} hours, both studios charge the same.',
      less: 'For {x} hours, studio A charges less than studio B.',
      ask: 'For how many hours do both studios charge the same?',
      cost: 'What do both studios charge for that time?',
    },
  },
  bikes: {
    units: 'hours',
    fixed: [15, 40],
    rate: [6, 12],
    text: {
      told: 'A family rents bikes. The park shop charges {f, number} dollars once and {r, number} dollars an hour. The lake shop charges {g, number} dollars once and {s, number} dollars an hour.',
      equal: 'For {x} hours, both shops charge the same.',
      less: 'For {x} hours, the park shop charges less than the lake shop.',
      ask: 'For how many hours do both shops charge the same?',
      cost: 'What do both shops charge for that time?',
    },
  },
  books: {
    units: 'photo books',
    fixed: [18, 60],
    rate: [14, 25],
    text: {
      told: 'A grandmother orders photo books. The first printer takes {f, number} dollars to ship them and {r, number} dollars a book. The second printer takes {g, number} dollars to ship them and {s, number} dollars a book.',
      equal: 'For {x} books, both printers take the same amount.',
      less: 'For {x} books, the first printer takes less than the second.',
      ask: 'For how many books do both printers take the same amount?',
      cost: 'What do both printers take for that order?',
    },
  },
});

export type TwoPlans = SceneOf<typeof twoPlans>;

/** What is paid once and each time in both offers, and where they cost the same. */
export type PlanNumbers = {
  readonly f: number;
  readonly r: number;
  readonly g: number;
  readonly s: number;
  readonly x: number;
};
