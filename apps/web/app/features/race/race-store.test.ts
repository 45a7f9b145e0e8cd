import { createRace, defaultChallenge } from '@playforward/race';
import { describe, expect, test, vi } from 'vitest';
import { openRaceStore } from './race-store.ts';

const email = 'maya@northside.example';
const key = () => Object.keys(localStorage).find((name) => name.startsWith('playforward_race_')) ?? '';
const race = () => ({ ...createRace(), score: 30 });

describe('a kept race', () => {
  test('goes on after a reload, with its last messages', () => {
    const messages = Array.from({ length: 90 }, (_, id) => ({ id, type: 'user' as const, text: 'hi' }));
    openRaceStore(email, 'a').write({ ...race(), messages });
    const kept = openRaceStore(email, 'b').read();
    expect(kept?.score).toBe(30);
    expect(kept?.messages).toHaveLength(60);
    expect(kept?.messages.at(-1)?.id).toBe(89);
  });

  test('neither keeps nor takes HTML: its challenges are plain sentences', () => {
    const typeset = { texts: { a: '$a$' }, math: { a: '<b>typeset</b>' } };
    openRaceStore(email, 'a').write({ ...race(), currentChallenge: { ...defaultChallenge, typeset } });
    expect(localStorage.getItem(key())).not.toContain('<b>');
    const planted = localStorage
      .getItem(key())
      ?.replace('"typeset":null', '"typeset":{"texts":{},"math":{}}');
    localStorage.setItem(key(), planted ?? '');
    expect(openRaceStore(email, 'b').read()?.currentChallenge?.typeset).toBeNull();
  });

  test('belongs to one account', () => {
    openRaceStore(email, 'a').write(race());
    expect(openRaceStore('noah@northside.example', 'a').read()).toBeNull();
    expect(key()).not.toContain('maya');
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '{"version":0,"state":{}}',
    '{"version":1}',
    '{"version":1,"state":{"stage":"moon"}}',
    '{"version":1,"state":{"stage":"inGame","profile":{},"playerLocation":{"x":"1","y":0}}}',
  ])('%j is no race', (text) => {
    const store = openRaceStore(email, 'a');
    store.write(race());
    localStorage.setItem(key(), text);
    expect(store.read()).toBeNull();
  });

  test('is played in the tab that opened it last', () => {
    const heard = vi.fn();
    const stop = openRaceStore(email, 'a').onTakenOver(heard);
    const name = `${'playforward_race_'}`;
    openRaceStore(email, 'b').takeOver();
    const player =
      Object.keys(localStorage).find((one) => one.startsWith(name) && one.endsWith('_tab')) ?? '';
    const tell = (newValue: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key: player, newValue }));
    tell('a');
    expect(heard).not.toHaveBeenCalled();
    tell('b');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    tell('c');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('in a browser that keeps nothing is simply not resumed', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    const get = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    const store = openRaceStore(email, 'a');
    store.write(race());
    store.takeOver();
    expect(store.read()).toBeNull();
    set.mockRestore();
    get.mockRestore();
  });
});
