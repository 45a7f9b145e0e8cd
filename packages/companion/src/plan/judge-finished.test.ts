import { describe, expect, test } from 'vitest';
import { makeProblem, tell } from '../testing-turn.ts';
import type { Answer } from './answer-turn.ts';

/** Pay of 250 dollars and a commission of 11 % of 5,800: 58, 638, 888. */
const problem = makeProblem('m7-commission-compute', { seed: 7 });

function talk(...lines: readonly string[]): Answer {
  const [first = '', ...more] = lines;
  return more.reduce((answer, line) => tell(line, problem, answer.state), tell(first, problem));
}

describe('a finished value', () => {
  test('is not judged by itself', () => {
    expect(talk('888').reply.step_verdict).toBeUndefined();
    expect(talk('700').reply.step_verdict).toBeUndefined();
  });

  test('is not judged where only the hints were copied', () => {
    const hints = talk('hint', 'another hint', 'another hint', 'another hint');
    const copied = tell('5800 / 100 = 58', problem, hints.state);
    expect(tell('888', problem, copied.state).reply.step_verdict).toBeUndefined();
  });

  test('is right behind a way whose lines are the student’s own', () => {
    const { reply } = talk('5800 / 100 = 58', '58 * 11 = 638', '888');
    expect(reply).toMatchObject({ move: 'confirm-step', step_verdict: 'right' });
    expect(reply.text).toContain('answer box');
  });

  test('is not there yet where the last move went wrong, with the reason', () => {
    const { reply } = talk('5800 / 100 = 58', '58 * 11 = 638', '388');
    expect(reply.step_verdict).toBe('not-yet');
    expect(reply.text).not.toContain('888');
  });

  test('a number in a question is no such value', () => {
    const { reply } = talk('5800 / 100 = 58', '58 * 11 = 638', 'why is there a 250');
    expect(reply.step_verdict).toBeUndefined();
  });

  test('what comes after it is not judged as the answer once more', () => {
    const { reply } = talk('5800 / 100 = 58', '58 * 11 = 638', '888', 'so 1776 in 2 weeks');
    expect(reply.text).not.toContain('not there yet');
  });
});
