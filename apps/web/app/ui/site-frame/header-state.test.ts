import { describe, expect, test } from 'vitest';
import { type HeaderEvent, headerReducer, headerStart, isHidden, isScrolled } from './header-state.ts';

const after = (...events: HeaderEvent[]) => events.reduce(headerReducer, headerStart);
const to = (y: number): HeaderEvent => ({ kind: 'scrolled', y });

describe('the header of a public page', () => {
  test('is scrolled from 51 px on, not at 50 [A-063] [A-364]', () => {
    expect(isScrolled(after(to(50)))).toBe(false);
    expect(isScrolled(after(to(51)))).toBe(true);
  });

  test('hides past 100 px on the way down, not at 100 [A-064] [A-364]', () => {
    expect(isHidden(after(to(100)))).toBe(false);
    expect(isHidden(after(to(101)))).toBe(true);
  });

  test('comes back with any scroll up, and stays scrolled [A-064]', () => {
    const state = after(to(400), to(399));
    expect(isHidden(state)).toBe(false);
    expect(isScrolled(state)).toBe(true);
  });

  test('is plain again at the top', () => {
    const state = after(to(400), to(0));
    expect([isHidden(state), isScrolled(state)]).toEqual([false, false]);
  });

  test('is there while the keyboard is in it, and leaves again after that', () => {
    expect(isHidden(after(to(400), { kind: 'focused' }))).toBe(false);
    expect(isHidden(after({ kind: 'focused' }, to(400)))).toBe(false);
    expect(isHidden(after(to(400), { kind: 'focused' }, { kind: 'left' }))).toBe(true);
  });

  test('a scroll event without movement keeps the direction', () => {
    expect(isHidden(after(to(400), to(400)))).toBe(true);
  });
});
