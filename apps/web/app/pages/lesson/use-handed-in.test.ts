import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SubmissionOutcome } from '../../features/practice/use-answer.ts';
import { useHandedIn } from './use-handed-in.ts';

const offer = { problem_id: 7, answer: '252' };
const verdict = {} as Extract<SubmissionOutcome, { kind: 'right' }>['verdict'];
const typed = (answer: string) => ({ kind: 'typed', answer }) as const;

function handedIn() {
  const { result } = renderHook(() => useHandedIn());
  act(() => result.current.handIn(offer));
  const outcomes = () => result.current.handedIn.map(({ outcome }) => outcome);
  const hear = (outcome: SubmissionOutcome) => act(() => result.current.hear(outcome));
  return { result, outcomes, hear };
}

test('an offer goes to its problem once, however often it is pressed', () => {
  const { result, outcomes } = handedIn();
  const first = result.current.placed;
  act(() => result.current.handIn(offer));
  expect(outcomes()).toEqual(['checking']);
  expect(first).toBe(offer);
  expect(result.current.placed).toBe(first);
});

test('the verdict of the answer itself is told, not that of another answer or another problem', () => {
  const { outcomes, hear } = handedIn();
  hear({ kind: 'wrong', problemId: 7, given: typed('251'), verdict });
  hear({ kind: 'right', problemId: 8, given: typed('252'), verdict });
  expect(outcomes()).toEqual(['checking']);
  hear({ kind: 'wrong', problemId: 7, given: typed('252'), verdict });
  expect(outcomes()).toEqual(['wrong']);
});

test('an answer that waits for the line is told as kept, and then by its verdict; what is settled stays', () => {
  const { outcomes, hear } = handedIn();
  hear({ kind: 'unrecorded', problemId: 7, given: typed('252') });
  hear({ kind: 'fresh', problemId: 7 });
  expect(outcomes()).toEqual(['unrecorded']);
  hear({ kind: 'right', problemId: 7, given: typed('252'), verdict });
  hear({ kind: 'wrong', problemId: 7, given: typed('252'), verdict });
  expect(outcomes()).toEqual(['right']);
});
