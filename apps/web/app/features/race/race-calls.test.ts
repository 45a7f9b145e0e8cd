import { createRace, type RaceState, updateBody, type Work } from '@playforward/race';
import { describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { createRaceCalls } from './race-calls.ts';

const state: RaceState = {
  ...createRace({ lessonId: 2 }),
  profile: { id: '5', name: 'Maya', grade: '7', topic: 'slope', goal: 'read graphs well' },
};
const answer = (work: Work) => createRaceCalls(() => 0.5).answer(work, state);
const log = { race: 'visit-2', hints_used: 0, steps: [{ id: 'a', seal: 'x.y', answer: '4' }] };
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
    const card = {
      language: 'es',
      title: 'You matter.',
      paragraphs: ['Talk to an adult.'],
      ways: [{ kind: 'helpline', name: 'Line', contact: '116 111' }],
      told: 'It is told.',
      after: '',
    };
    fakeServer({
      [chat]: { body: { structured_response: { primary_intent: 'CHAT' }, safety_card: card } },
    });
    expect(await answer({ id: 6, kind: 'classify', text: 'i want to die' })).toMatchObject({
      type: 'classified',
      card: 'You matter.\n\nTalk to an adult.\n\nLine\n116 111\n\nIt is told.',
      lang: 'es',
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
    const { calls } = fakeServer({ 'POST /api/game/update': broken, 'POST /api/game/log': broken });
    vi.useFakeTimers();
    const body = updateBody(state);
    const told = answer({ id: 5, kind: 'update', body, log });
    await vi.runAllTimersAsync();
    expect(await told).toEqual({ type: 'updated', work: 5 });
    vi.useRealTimers();
    expect(calls.map((call) => call.body)).toEqual([log, log, log, body, body, body]);
    expect(body).toEqual({
      user_id: '5',
      updates: {
        score: 0,
        level: 1,
        resources: { challenges_completed: 0, correct_answers: 0, hints_used: 0, won: false },
      },
    });
  });

  test('with the result of a race is told once where the server took or refused it', async () => {
    const { calls, routes } = fakeServer({
      'POST /api/game/update': { body: { ok: true } },
      'POST /api/game/log': { body: { ok: true } },
    });
    await answer({ id: 5, kind: 'update', body: updateBody(state), log });
    expect(calls.map(({ path }) => path)).toEqual(['/api/game/log', '/api/game/update']);
    routes['POST /api/game/update'] = { status: 422, body: { detail: 'no' } };
    await answer({ id: 5, kind: 'update', body: updateBody(state), log });
    expect(calls).toHaveLength(4);
  });

  test('with words before the race is looked at for signs of a crisis, and says nothing else [issue 6]', async () => {
    const card = {
      language: 'es',
      title: 'You matter.',
      paragraphs: ['Talk to an adult.'],
      ways: [],
      told: 'It is told.',
      after: '',
    };
    const { calls, routes } = fakeServer({
      [chat]: { body: { structured_response: {}, safety_card: card } },
    });
    const work: Work = { id: 7, kind: 'watch', text: 'i want to die' };
    expect(await answer(work)).toEqual({
      type: 'watched',
      work: 7,
      card: 'You matter.\n\nTalk to an adult.\n\nIt is told.',
      lang: 'es',
    });
    expect(calls[0]?.body).toMatchObject({ messages: [{ role: 'user', content: 'i want to die' }] });
    expect(JSON.stringify(calls[0]?.body)).not.toContain('Maya');
    routes[chat] = broken;
    expect(await answer(work)).toEqual({ type: 'watched', work: 7, card: null });
  });
});
