import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';

/**
 * Two offers for the same thing, each with a part paid once and a part that comes again. Sentences: both offers, when
 * they cost the same, and what is asked: the number for which they cost the same, the least
 * one for which the first costs less, and what the second costs once. `fixed` is what the first costs once, `rate` what
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
      ask: 'For how many visits do both plans cost the same?',
      least: 'What is the least number of visits for which plan A costs less than plan B?',
      fee: 'Plan A at a skating rink costs {f, number} dollars to join and {r, number} dollars a visit. Plan B costs {s, number} dollars a visit. For {x, number} visits, both plans cost the same. How many dollars does it cost to join plan B?',
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
      ask: 'For how many shirts do both shops charge the same?',
      least: 'What is the least number of shirts for which shop A charges less than shop B?',
      fee: 'A dance team orders shirts. Shop A charges {f, number} dollars for the design and {r, number} dollars a shirt. Shop B charges {s, number} dollars a shirt. For {x, number} shirts, both charge the same. How many dollars does shop B charge for the design?',
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
      ask: 'For how many climbs do both cards cost the same?',
      least: 'What is the least number of climbs for which the gold card costs less than the blue card?',
      fee: 'A climbing gym has two cards. The gold card costs {f, number} dollars and {r, number} dollars a climb. With the blue card, a climb costs {s, number} dollars. For {x, number} climbs, both cards cost the same. How many dollars does the blue card itself cost?',
      cost: 'What do both cards cost at that point?',
    },
  },
  party: {
    units: 'guests',
    fixed: [40, 120],
    rate: [12, 18],
    text: {
      told: 'A class plans a party. Hall A charges {f, number} dollars for the room and {r, number} dollars for each guest. Hall B charges {g, number} dollars for the room and {s, number} dollars for each guest.',
      equal: 'For {x} guests, both halls charge the same.',
      ask: 'For how many guests do both halls charge the same?',
      least: 'What is the least number of guests for which hall A charges less than hall B?',
      fee: 'A class plans a party. Hall A charges {f, number} dollars for the room and {r, number} dollars for each guest. Hall B charges {s, number} dollars for each guest. For {x, number} guests, both charge the same. How many dollars does hall B charge for the room?',
      cost: 'What do both halls charge for that party?',
    },
  },
  studio: {
    units: 'hours',
    fixed: [40, 120],
    rate: [20, 40],
    text: {
      told: 'A band looks for a room to record in. Studio A charges {f, number} dollars once and {r, number} dollars an hour. Studio B charges {g, number} dollars once and {s, number} dollars an hour.',
      equal: 'For {x} hours, both studios charge the same.',
      ask: 'For how many hours do both studios charge the same?',
      least: 'What is the least whole number of hours for which studio A charges less than studio B?',
      fee: 'A band looks for a room to record in. Studio A charges {f, number} dollars once and {r, number} dollars an hour. Studio B charges {s, number} dollars an hour. For {x, number} hours, both charge the same. How many dollars does studio B charge once?',
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
      ask: 'For how many hours do both shops charge the same?',
      least:
        'What is the least whole number of hours for which the park shop charges less than the lake shop?',
      fee: 'A family rents bikes. The park shop charges {f, number} dollars once and {r, number} dollars an hour. The lake shop charges {s, number} dollars an hour. For {x, number} hours, both charge the same. How many dollars does the lake shop charge once?',
      cost: 'What do both shops charge for that time?',
    },
  },
  books: {
    units: 'photo books',
    fixed: [18, 60],
    rate: [14, 25],
    text: {
      told: 'A grandmother orders photo books. The first printer charges {f, number} dollars for the page design and {r, number} dollars a book. The second printer charges {g, number} dollars for the page design and {s, number} dollars a book.',
      equal: 'For {x} books, both printers charge the same.',
      ask: 'For how many books do both printers charge the same?',
      least: 'What is the least number of books for which the first printer charges less than the second?',
      fee: 'A grandmother orders photo books. The first printer charges {f, number} dollars for the page design and {r, number} dollars a book. The second printer charges {s, number} dollars a book. For {x, number} books, both charge the same. How many dollars does the second printer charge for the page design?',
      cost: 'What do both printers charge for that order?',
    },
  },
});

export type TwoPlans = SceneOf<typeof twoPlans>;

type PlanNames = { readonly one: string; readonly two: string; readonly verb: 'costs' | 'charges' };

/** What the two offers are called, and what is said of one of them. */
export const planNames: Readonly<Record<TwoPlans['key'], PlanNames>> = {
  rink: { one: 'plan A', two: 'plan B', verb: 'costs' },
  print: { one: 'shop A', two: 'shop B', verb: 'charges' },
  climb: { one: 'the gold card', two: 'the blue card', verb: 'costs' },
  party: { one: 'hall A', two: 'hall B', verb: 'charges' },
  studio: { one: 'studio A', two: 'studio B', verb: 'charges' },
  bikes: { one: 'the park shop', two: 'the lake shop', verb: 'charges' },
  books: { one: 'the first printer', two: 'the second printer', verb: 'charges' },
};

/** What is paid once and each time in both offers, and where they cost the same. */
export type PlanNumbers = {
  readonly f: number;
  readonly r: number;
  readonly g: number;
  readonly s: number;
  readonly x: number;
};
