import { expect, test } from 'vitest';
import { simulatedEvents, simulatedReplies } from './bench/simulated-events.ts';
import { emptyDraft, messageFromDraft, questionNumber } from './draft.ts';
import { modeOfMessage } from './voice/moods.ts';

test('an empty choice is no field of the message', () => {
  expect(messageFromDraft({ ...emptyDraft, text: ' Hello ', personality: 'dream' })).toEqual({
    text: 'Hello',
    personality_mode: 'dream',
    emotional_state: undefined,
    interaction_type: undefined,
    flag_for_review: false,
  });
});

test('question numbers are 1 to 11 and nothing else [A-139]', () => {
  const accepted = Array.from({ length: 30 }, (_, index) => String(index - 5)).filter(questionNumber);
  expect(accepted).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  for (const typed of ['', '1.5', '1e1', '0x5', 'two', '１']) expect(questionNumber(typed)).toBeUndefined();
});

test('each activity gets another look or other words [A-138]', () => {
  const looks = simulatedEvents.map((event) => modeOfMessage(simulatedReplies[event]));
  expect(looks).toEqual(['speaking', 'excited', 'fulfilled', 'worried', 'listening']);
  expect(new Set(simulatedEvents.map((event) => simulatedReplies[event].text)).size).toBe(5);
});
