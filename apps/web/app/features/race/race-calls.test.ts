import { createRace, type RaceState, type Work } from '@playforward/race';
import { describe, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { createRaceCalls } from './race-calls.ts';

const state: RaceState = {
  ...createRace({ lessonId: 2 }),
  profile: { id: '5', name: 'Maya', grade: '7', topic: 'slope', goal: 'read graphs well' },
};
const answer = (work: Work) => createRaceCalls(() => 0.5).answer(work, state);
const chat = 'POST /api/chat';
const broken = { status: 500, body: { detail: 'broken' } };

describe('a call of the race', () => {
  test('registers the learner and keeps the id [R-115] [R-145]', async () => {
    const { calls, routes } = fakeServer({ 'POST /api/users/register': { body: { id: '9' } } });
    expect(await answer({ id: 1, kind: 'register' })).toEqual({ type: 'registered', work: 1, id: '9' });
    expect(calls[0]?.body).toEqual({ grade: '7', topic: 'slope', goals: 'read graphs well' });
    routes['POST /api/users/register'] = broken;
    expect(await answer({ id: 1, kind: 'register' })).toEqual({ type: 'registered', work: 1, id: null });
  });

  test('asks the chat with the four documented keys [R-110] [R-111] [R-112]', async () => {
    const { calls } = fakeServer({ [chat]: { body: { structured_response: { question: 'Why?' } } } });
    expect(await answer({ id: 2, kind: 'generate' })).toEqual({
      type: 'generated',
      work: 2,
      challenge: { question: 'Why?' },
      roll: 0.5,
    });
    const body = calls[0]?.body as Record<string, unknown>;
    expect(Object.keys(body).sort()).toEqual(['context', 'messages', 'response_type', 'user_id']);
    expect(body).toMatchObject({
      user_id: '5',
      response_type: 'challenge_generation',
      context: { lesson_id: 2 },
    });
  });

  test('that fails is told as failed, so that the race falls back [R-129] [R-140] [R-143]', async () => {
    fakeServer({ [chat]: broken });
    expect(await answer({ id: 3, kind: 'classify', text: 'hi' })).toMatchObject({
      type: 'classified',
      result: null,
    });
    expect(await answer({ id: 3, kind: 'generate' })).toMatchObject({ type: 'generated', challenge: null });
    expect(await answer({ id: 3, kind: 'feedback' })).toMatchObject({ type: 'reported', report: null });
  });

  test('with signs of a crisis is told with the card that people wrote, and without any other reply [issue 5.6]', async () => {
    const card = { title: 'You matter.', paragraphs: ['Talk to an adult.'], helpline: 'Line: 116 111' };
    fakeServer({
      [chat]: { body: { structured_response: { primary_intent: 'CHAT' }, safety_card: card } },
    });
    expect(await answer({ id: 6, kind: 'classify', text: 'i want to die' })).toMatchObject({
      type: 'classified',
      card: 'You matter.\n\nTalk to an adult.\n\nLine: 116 111',
    });
  });

  test('that answers nothing to a message is trouble, nothing to a challenge is none [R-136] [D-134]', async () => {
    const { routes } = fakeServer({ [chat]: { body: {} } });
    expect(await answer({ id: 4, kind: 'classify', text: 'hi' })).toEqual({ type: 'broke', work: 4 });
    expect(await answer({ id: 4, kind: 'generate' })).toMatchObject({ challenge: null });
    routes[chat] = { body: undefined };
    expect(await answer({ id: 4, kind: 'classify', text: 'hi' })).toEqual({ type: 'broke', work: 4 });
  });

  test('with the result of a race is sent, and its failure is silent [R-113] [R-114] [R-146]', async () => {
    const { calls } = fakeServer({ 'POST /api/game/update': broken });
    expect(await answer({ id: 5, kind: 'update' })).toEqual({ type: 'updated', work: 5 });
    expect(calls[0]?.body).toEqual({
      user_id: '5',
      updates: {
        score: 0,
        level: 1,
        resources: { challenges_completed: 0, correct_answers: 0, hints_used: 0, won: false },
      },
    });
  });
});
