import { describe, expect, test } from 'vitest';
import { readFrameQuery, takeFrameQuery } from './read-frame-query.ts';

describe('the query of the frame', () => {
  test('carries the lesson and the ticket [L-100]', () => {
    expect(readFrameQuery('?lesson_id=12&access_token=abc-_9')).toEqual({
      lessonId: 12,
      ticket: 'abc-_9',
      shot: false,
    });
  });

  test.each(['', '?lesson_id=&access_token=', '?lesson_id=<b>&access_token=a b', '?lesson_id=-1'])(
    'means free play in a private city when it says %j',
    (search) => expect(readFrameQuery(search)).toEqual({ lessonId: null, ticket: '', shot: false }),
  );

  test('is gone from the address once it is read', () => {
    window.history.replaceState(null, '', '/stem-city/?lesson_id=1&access_token=secret');
    expect(takeFrameQuery()).toMatchObject({ lessonId: 1, ticket: 'secret' });
    expect(window.location.href).not.toContain('secret');
    expect(window.location.pathname).toBe('/stem-city/');
  });
});
