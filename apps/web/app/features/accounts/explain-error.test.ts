import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { explainLoginError, explainSignupError } from './explain-error.ts';

const refused = (status: number, detail?: string) =>
  new ApiError(status, { detail, statusText: 'Status text' });

describe('explainLoginError [D-14]', () => {
  test.each([
    [refused(401), 'Invalid email or password.'],
    [refused(422, 'That is an INVALID EMAIL.'), 'Invalid email or password.'],
    [refused(403, 'Go away'), 'Access is restricted'],
    [refused(500, 'Broken, id 7'), 'Server error. Please try again later.'],
    [refused(503), 'Server error. Please try again later.'],
    [refused(429, 'Too many tries. Wait a minute.'), 'Too many tries. Wait a minute.'],
    [refused(418), 'An unexpected error occurred.'],
    [new ApiError(0), 'An unexpected error occurred.'],
    [new Error('surprise'), 'An unexpected error occurred.'],
  ])('%s becomes %j [A-341] [A-342] [A-343]', (error, message) => {
    expect(explainLoginError(error)).toBe(message);
  });
});

describe('explainSignupError [A-349] [D-14]', () => {
  test.each([
    [refused(400, 'This address is ALREADY in use.'), 'Email already registered.'],
    [refused(403), 'Registration is restricted to northside.example email addresses.'],
    [refused(500), 'Server error. Please try again later.'],
    [refused(400, 'Choose another password.'), 'Choose another password.'],
    [refused(409, 'already'), 'already'],
    [refused(400), 'An unexpected error occurred.'],
  ])('%s becomes %j', (error, message) => {
    expect(explainSignupError(error, 'northside.example')).toBe(message);
  });

  test('names no domain when the school has none', () => {
    expect(explainSignupError(refused(403), null)).toBe('Access is restricted');
  });
});
