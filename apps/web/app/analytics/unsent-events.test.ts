import { afterEach, expect, test, vi } from 'vitest';
import { unsentEvents } from './unsent-events.ts';

const ids = () => unsentEvents.all().map(({ messageId }) => messageId);

afterEach(() => {
  vi.restoreAllMocks();
});

test('keeps events until they are delivered, each once, and forgets them at sign-out', () => {
  for (const messageId of ['a', 'b', 'a', 'c']) unsentEvents.add({ messageId });
  expect(ids()).toEqual(['b', 'a', 'c']);
  unsentEvents.remove(new Set(['a', 'never there']));
  expect(ids()).toEqual(['b', 'c']);
  unsentEvents.clear();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('keeps the newest 60', () => {
  for (let event = 0; event < 70; event++) unsentEvents.add({ messageId: String(event) });
  expect(ids()).toHaveLength(60);
  expect(ids()[0]).toBe('10');
});

test.each(['', '{', '5', '{"messageId":"a"}', '[null,5,{"messageId":7}]'])(
  'reads %j, which somebody else put there, as nothing',
  (text) => {
    localStorage.setItem('playforward_unsent_events', text);
    expect(unsentEvents.all()).toEqual([]);
    unsentEvents.add({ messageId: 'a' });
    expect(ids()).toEqual(['a']);
  },
);

test('does without storage that is full or switched off', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => unsentEvents.add({ messageId: 'a' })).not.toThrow();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  expect(unsentEvents.all()).toEqual([]);
});
