import { describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { api } from './api.ts';
import { onSessionLost } from './leave-for-login.ts';
import { readToken, storeToken } from './token.ts';

describe('api', () => {
  test('sends the token and the body, and gives back the answer [D-19]', async () => {
    const { calls } = fakeServer({ 'POST /auth/login': { body: { name: 'Maya' } } });
    storeToken('abc');
    expect(await api.post('/auth/login', { email: 'x' })).toEqual({ name: 'Maya' });
    expect(calls[0]?.headers.authorization).toBe('Bearer abc');
    expect(calls[0]?.body).toEqual({ email: 'x' });
  });

  test.each([
    {
      answer: { status: 418, statusText: 'Teapot', body: { detail: 'No tea today.' } },
      message: 'No tea today.',
    },
    { answer: { status: 418, statusText: 'Teapot', body: { detail: '' } }, message: 'Teapot' },
    { answer: { status: 502, statusText: 'Bad Gateway' }, message: 'Bad Gateway' },
    { answer: { status: 503 }, message: 'API error: 503' },
  ])('says "$message" [A-358] [A-359] [R-130] [A-360]', async ({ answer, message }) => {
    fakeServer({ 'GET /x': answer });
    await expect(api.get('/x')).rejects.toMatchObject({ status: answer.status, message });
  });

  test('takes an accepted call without a body for what it is [D-22]', async () => {
    fakeServer({ 'POST /x': { status: 200 } });
    expect(await api.post('/x')).toBeUndefined();
  });

  test('says that a call never arrived with status 0', async () => {
    fakeServer({});
    await expect(api.get('/x')).rejects.toMatchObject({ status: 0, message: 'API error: 0' });
  });

  test('a 401 with a token removes it and leaves for sign-in [A-229] [A-361] [R-020] [D-04]', async () => {
    const leave = vi.fn();
    const stop = onSessionLost(leave);
    fakeServer({ 'GET /x': { status: 401, body: { detail: 'Not signed in.' } } });
    storeToken('abc');
    await expect(api.get('/x')).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBeNull();
    expect(leave).toHaveBeenCalledOnce();
    stop();
  });

  test('a 401 without a token, or for a token replaced meanwhile, leaves nobody signed out [D-04]', async () => {
    const leave = vi.fn();
    const stop = onSessionLost(leave);
    fakeServer({
      'GET /x': () => {
        storeToken('newer');
        return { status: 401 };
      },
      'GET /y': { status: 401 },
    });
    await expect(api.get('/y')).rejects.toMatchObject({ status: 401 });
    storeToken('older');
    await expect(api.get('/x')).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBe('newer');
    expect(leave).not.toHaveBeenCalled();
    stop();
  });

  test('a 401 on the sign-in page removes the token and stays, so that the form can speak [D-04]', async () => {
    window.history.replaceState(null, '', '/login');
    const leave = vi.fn();
    const stop = onSessionLost(leave);
    fakeServer({ 'POST /auth/login': { status: 401, body: { detail: 'Invalid email or password.' } } });
    storeToken('abc');
    await expect(api.post('/auth/login', {})).rejects.toMatchObject({ status: 401 });
    expect(readToken()).toBeNull();
    expect(leave).not.toHaveBeenCalled();
    stop();
    window.history.replaceState(null, '', '/');
  });
});
