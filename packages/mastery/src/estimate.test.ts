import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { observe } from './bayes.ts';
import { type Estimate, isDue, recall, recordEvidence } from './estimate.ts';
import type { Evidence } from './evidence.ts';
import { masteryParameters, reviewDays } from './parameters.ts';
import { chanceOfRight } from './trace-knowledge.ts';

const day = 24 * 60 * 60 * 1000;
const alone: Evidence = { right: true, help: false, way: 'number', level: 2 };
const withHelp: Evidence = { ...alone, help: true };

const anyEvidence = fc.record({
  right: fc.boolean(),
  help: fc.boolean(),
  way: fc.constantFrom('choice' as const, 'number' as const, 'structured' as const),
  level: fc.constantFrom(1 as const, 2 as const, 3 as const),
});
const anyHistory = fc.array(fc.record({ evidence: anyEvidence, pause: fc.nat(40 * day) }), {
  minLength: 1,
  maxLength: 30,
});

function replay(history: { evidence: Evidence; pause: number }[]): Estimate {
  let now = 0;
  let estimate: Estimate | undefined;
  for (const { evidence, pause } of history) {
    now += pause;
    estimate = recordEvidence(estimate, { evidence, now });
  }
  if (!estimate) throw new Error('a history has at least one answer');
  return estimate;
}

const first = (evidence: Evidence) => recordEvidence(undefined, { evidence, now: 0 });

describe('one answer', () => {
  test('follows Bayes and then learning, as worked by hand', () => {
    const { prior, slip, guess, learn } = masteryParameters;
    const p = prior.alone;
    const seen = (p * (1 - slip[2])) / (p * (1 - slip[2]) + (1 - p) * guess.number);
    expect(first(alone).alone).toBeCloseTo(seen + (1 - seen) * learn.alone, 12);
  });

  test('alone and right raises both estimates, with help and right mostly the one with help', () => {
    const own = first(alone);
    const helped = first(withHelp);
    expect(own.alone).toBeGreaterThan(helped.alone);
    expect(own.helped).toBeGreaterThan(masteryParameters.prior.helped);
    expect(helped.helped).toBeGreaterThan(masteryParameters.prior.helped);
    expect(helped.alone).toBeGreaterThan(masteryParameters.prior.alone);
  });

  test('wrong alone leaves the estimate with help as it is, and wrong with help the one alone', () => {
    expect(first({ ...alone, right: false }).helped).toBeCloseTo(masteryParameters.prior.helped, 12);
    expect(first({ ...withHelp, right: false }).alone).toBeCloseTo(masteryParameters.prior.alone, 12);
  });

  test('that was picked from choices says less than a typed one', () => {
    expect(first({ ...alone, way: 'choice' }).alone).toBeLessThan(first(alone).alone);
  });

  test('counts apart what was alone and what was with help', () => {
    const twice = recordEvidence(first(alone), { evidence: withHelp, now: 5 });
    expect(twice).toMatchObject({ aloneAnswers: 1, helpedAnswers: 1, seenAt: 5 });
  });
});

describe('any history', () => {
  test('keeps estimates between 0 and 1 and never certain', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { alone: a, helped } = replay(history);
        for (const chance of [a, helped]) expect(chance > 0 && chance < 1).toBe(true);
      }),
    );
  });

  test('ends higher with a right answer alone than with a wrong one', () => {
    fc.assert(
      fc.property(anyHistory, anyEvidence, (history, last) => {
        const end = (right: boolean) =>
          replay([...history, { evidence: { ...last, help: false, right }, pause: 0 }]).alone;
        expect(end(true)).toBeGreaterThan(end(false));
      }),
    );
  });

  test('lets an estimate fade only towards the prior, and never gain by waiting', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(400 * day), fc.nat(400 * day), (history, pause, more) => {
        const estimate = replay(history);
        const soon = recall(estimate, estimate.seenAt + pause);
        const later = recall(estimate, estimate.seenAt + pause + more);
        expect(later.alone).toBeLessThanOrEqual(soon.alone);
        expect(later.alone).toBeGreaterThanOrEqual(Math.min(estimate.alone, masteryParameters.prior.alone));
      }),
    );
  });

  test('says the same of two answers whichever came first, as far as nothing was learned', () => {
    const chance = fc.double({ min: 0.05, max: 0.9, noNaN: true });
    const answer = fc.record({ right: fc.boolean(), slip: chance, guess: chance });
    fc.assert(
      fc.property(answer, answer, chance, (a, b, p) => {
        expect(observe(observe(p, a), b)).toBeCloseTo(observe(observe(p, b), a), 9);
      }),
    );
  });

  test('makes a right answer likelier for a student who knows more', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        expect(chanceOfRight(0.9, evidence)).toBeGreaterThan(chanceOfRight(0.1, evidence));
      }),
    );
  });
});

describe('reviews', () => {
  const spaced = (times: number) =>
    replay(Array.from({ length: times }, () => ({ evidence: alone, pause: 80 * day })));

  test.each(reviewDays.map((days, step) => ({ days, times: step + 1 })))(
    'come after $days days when a skill was done alone after $times pauses',
    ({ days, times }) => {
      const { seenAt, dueAt } = spaced(times);
      expect(dueAt - seenAt).toBe(days * day);
    },
  );

  test('stay at the longest interval from then on', () => {
    const { seenAt, dueAt } = spaced(20);
    expect(dueAt - seenAt).toBe((reviewDays.at(-1) ?? 0) * day);
  });

  test('do not move away by answering many times in one sitting', () => {
    const crammed = replay(Array.from({ length: 10 }, () => ({ evidence: alone, pause: 60_000 })));
    expect(crammed.step).toBe(0);
    expect(isDue(crammed, crammed.seenAt + day)).toBe(true);
  });

  test('come sooner after a wrong answer alone, and are not put off by help', () => {
    const before = spaced(3);
    const wrong = recordEvidence(before, { evidence: { ...alone, right: false }, now: before.seenAt });
    expect(wrong.step).toBe(before.step - 1);
    expect(recordEvidence(before, { evidence: withHelp, now: before.seenAt + 5 }).dueAt).toBe(before.dueAt);
  });
});
