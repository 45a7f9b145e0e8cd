import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choosePractice, type PracticePlace, type PracticeState, reviewPlaces } from './choose-practice.ts';
import { type Estimate, recordEvidence } from './estimate.ts';
import { reviewShare } from './parameters.ts';

const day = 24 * 60 * 60 * 1000;
const moment = { now: 100 * day, chance: () => 0 };

const place = (skill: string, level: 1 | 2 | 3 = 1): PracticePlace => ({ skill, level });
const six = [place('a'), place('b'), place('a', 2), place('b', 2), place('a', 3), place('b', 3)];

function state(given: Partial<PracticeState> = {}): PracticeState {
  return {
    places: six,
    met: [],
    place: 0,
    own: ['a', 'b'],
    earlier: [],
    mixes: false,
    estimates: new Map(),
    ...given,
  };
}

const known = (right: boolean, { at = 100 * day, times = 1 } = {}): Estimate => {
  let estimate: Estimate | undefined;
  for (let nth = 0; nth < times; nth += 1) {
    const evidence = { right, help: false, way: 'number', level: 2 } as const;
    estimate = recordEvidence(estimate, { evidence, now: at });
  }
  if (!estimate) throw new Error('at least once');
  return estimate;
};

/** Deals a whole lesson; nothing is answered in between. */
function dealAll(given: Partial<PracticeState>) {
  const met: ReturnType<typeof choosePractice>[] = [];
  const whole = state(given);
  for (const index of whole.places.keys()) met.push(choosePractice({ ...whole, met, place: index }, moment));
  return met;
}

describe('the next problem of a lesson', () => {
  test('is the one its author put there while nothing is known', () => {
    expect(choosePractice(state(), moment)).toEqual({ kind: 'own', skill: 'a', level: 1 });
  });

  test('is of the weakest skill', () => {
    const estimates = new Map([
      ['a', known(true)],
      ['b', known(false)],
    ]);
    expect(choosePractice(state({ estimates }), moment).skill).toBe('b');
  });

  test('is harder for a student who did well, and easy for one who did not', () => {
    const level = (estimate: Estimate) =>
      choosePractice(state({ own: ['a'], estimates: new Map([['a', estimate]]) }), moment).level;
    expect(level(known(true, { times: 3 }))).toBe(3);
    expect(level(known(false, { times: 3 }))).toBe(1);
  });

  test('comes from every skill of the lesson at least once, however weak one of them is', () => {
    const estimates = new Map([
      ['a', known(false, { times: 5 })],
      ['b', known(true, { times: 5 })],
    ]);
    expect(new Set(dealAll({ estimates }).map(({ skill }) => skill))).toEqual(new Set(['a', 'b']));
  });
});

describe('mixed review', () => {
  test('fills at least the documented share of every length of practice, and never the first place', () => {
    for (let length = 3; length <= 12; length += 1) {
      const places = Array.from({ length }, () => place('a'));
      const review = reviewPlaces({ places, own: ['a'], mixes: true });
      expect(review.size / length).toBeGreaterThanOrEqual(reviewShare);
      expect(review.has(0)).toBe(false);
    }
  });

  test('takes the places its author gave to earlier skills first', () => {
    const places = [...six, place('z')];
    expect([...reviewPlaces({ places, own: ['a', 'b'], mixes: false })]).toEqual([6]);
    expect(reviewPlaces({ places, own: ['a', 'b'], mixes: true }).has(6)).toBe(true);
  });

  test('brings what is longest overdue first, then what is weak, then what was seen longest ago', () => {
    const estimates = new Map([
      ['p', known(true, { at: 90 * day })],
      ['q', known(true, { at: 50 * day })],
      ['r', known(false, { at: 100 * day })],
      ['s', known(true, { at: 100 * day, times: 4 })],
    ]);
    const review = dealAll({
      places: Array.from({ length: 12 }, () => place('a')),
      own: ['a'],
      earlier: ['s', 'r', 'p', 'q'],
      mixes: true,
      estimates,
    }).filter(({ kind }) => kind === 'review');
    expect(review.map(({ skill }) => skill)).toEqual(['q', 'p', 'r', 's']);
  });

  test('asks a skill nobody has met at level 1, from the lessons just before', () => {
    const dealt = dealAll({ earlier: ['k', 'l', 'm', 'n', 'o', 'p', 'q', 'r'], mixes: true });
    const review = dealt.filter(({ kind }) => kind === 'review');
    expect(review.map(({ level }) => level)).toEqual([1, 1]);
    expect(review.every(({ skill }) => 'lmnopqr'.includes(skill))).toBe(true);
  });

  test('makes up at least the share of any lesson after the first unit, whatever is known', () => {
    const skills = ['k', 'l', 'm', 'n'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'k'), { minLength: 6, maxLength: 8 }),
        fc.dictionary(fc.constantFrom('a', 'b', ...skills), fc.boolean()),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (slots, answered, chance) => {
          const estimates = new Map(Object.entries(answered).map(([skill, right]) => [skill, known(right)]));
          const whole = state({
            places: slots.map((skill) => place(skill)),
            earlier: skills,
            mixes: true,
            estimates,
          });
          const met: ReturnType<typeof choosePractice>[] = [];
          for (const index of whole.places.keys()) {
            met.push(
              choosePractice({ ...whole, met, place: index }, { now: moment.now, chance: () => chance }),
            );
          }
          const review = met.filter(({ skill }) => !whole.own.includes(skill));
          expect(review.length / met.length).toBeGreaterThanOrEqual(reviewShare);
        },
      ),
    );
  });
});
