import type { OrbContext } from '@playforward/contract';
import { describe, expect, it } from 'vitest';
import { type Attention, nextAttention, offerDue, silenceDueAt, startAttention } from './proactive.ts';

const start = 1_000_000;
const calm: OrbContext = {
  emotional_state: 'calm',
  help_level: 0,
  recent_attempts: 0,
  recent_correct: 0,
  time_on_current_problem: 0,
  recent_hints_used: 0,
};
const due = (changes: Partial<OrbContext>, attention = startAttention(start), now = start) =>
  offerDue(attention, { ...calm, ...changes }, { now, hasProblem: true });

describe('help the companion gives by itself [L-231]', () => {
  it('comes when the help level exceeds 2 [L-334]', () => {
    expect(due({ help_level: 3 })).toBe('misses');
    expect(due({ help_level: 2 })).toBeNull();
  });

  it('comes after more than 3 attempts with none right [L-335]', () => {
    expect(due({ recent_attempts: 4 })).toBe('attempts');
    expect(due({ recent_attempts: 3 })).toBeNull();
    expect(due({ recent_attempts: 4, recent_correct: 1 })).toBeNull();
  });

  it('comes after more than 300 seconds on a problem without a hint [L-336]', () => {
    expect(due({ time_on_current_problem: 301 })).toBe('long-problem');
    expect(due({ time_on_current_problem: 300 })).toBeNull();
    expect(due({ time_on_current_problem: 301, recent_hints_used: 1 })).toBeNull();
  });

  it('does not count the time on a problem where none is on the screen', () => {
    const context = { ...calm, time_on_current_problem: 301 };
    expect(offerDue(startAttention(start), context, { now: start, hasProblem: false })).toBeNull();
  });

  it('comes after more than 120 seconds of silence [L-337]', () => {
    expect(due({}, startAttention(start), start + 120_000)).toBeNull();
    expect(due({}, startAttention(start), start + 120_001)).toBe('silence');
    expect(offerDue(startAttention(start), undefined, { now: start + 120_001, hasProblem: false })).toBe(
      'silence',
    );
  });
});

describe('silence', () => {
  const later = (events: Parameters<typeof nextAttention>[1][]): Attention =>
    events.reduce(nextAttention, startAttention(start));

  it('ends with every key, pointer and scroll', () => {
    const touched = later([{ type: 'touched', at: start + 60_000 }]);
    expect(due({}, touched, start + 120_001)).toBeNull();
    expect(silenceDueAt(touched)).toBe(start + 180_001);
    expect(due({}, touched, start + 180_001)).toBe('silence');
  });

  it('counts from the last help', () => {
    const helped = later([{ type: 'helped', at: start + 100_000 }]);
    expect(due({}, helped, start + 130_000)).toBeNull();
    expect(due({}, helped, start + 220_001)).toBe('silence');
  });

  it('begins anew when a lesson is opened', () => {
    const opened = later([{ type: 'opened', at: start + 50_000 }]);
    expect(silenceDueAt(opened)).toBe(start + 170_001);
  });

  it('is broken once, not again before somebody moves [D-95]', () => {
    const offered = later([{ type: 'offered', at: start + 120_001 }]);
    expect(due({}, offered, start + 500_000)).toBeNull();
    expect(silenceDueAt(offered)).toBeNull();
    const back = nextAttention(offered, { type: 'touched', at: start + 500_000 });
    expect(due({}, back, start + 500_001)).toBeNull();
    expect(due({}, back, start + 620_001)).toBe('silence');
  });
});

describe('never nagging [D-95]', () => {
  it('leaves two minutes between two offers, whatever made them', () => {
    const offered = nextAttention(startAttention(start), { type: 'offered', at: start });
    expect(due({ help_level: 5 }, offered, start + 119_999)).toBeNull();
    expect(due({ help_level: 5 }, offered, start + 120_000)).toBe('misses');
  });

  it('leaves two minutes after help that was asked for', () => {
    const helped = nextAttention(startAttention(start), { type: 'helped', at: start });
    expect(due({ help_level: 5 }, helped, start + 119_999)).toBeNull();
    expect(due({ help_level: 5 }, helped, start + 120_000)).toBe('misses');
  });
});
