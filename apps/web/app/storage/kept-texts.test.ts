import { afterEach, expect, test, vi } from 'vitest';
import { keptTexts, onUnstored } from './kept-texts.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const key of keptTexts.keys()) keptTexts.removeItem(key);
});

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

test('a text is stored, read and removed', () => {
  keptTexts.setItem('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
  expect(keptTexts.getItem('a')).toBe('1');
  expect(keptTexts.keys()).toEqual(['a']);
  keptTexts.removeItem('a');
  expect(localStorage.getItem('a')).toBeNull();
  expect(keptTexts.getItem('a')).toBeNull();
});

test('a full storage keeps the newest text for the page, and the next one that fits is stored again', () => {
  keptTexts.setItem('a', 'old');
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  keptTexts.setItem('a', 'new');
  expect(localStorage.getItem('a')).toBe('old');
  expect(keptTexts.getItem('a')).toBe('new');
  write.mockRestore();
  keptTexts.setItem('a', 'newest');
  expect(localStorage.getItem('a')).toBe('newest');
  expect(keptTexts.getItem('a')).toBe('newest');
});

test('a browser whose storage is closed keeps texts for the page', () => {
  vi.stubGlobal('localStorage', undefined);
  keptTexts.setItem('a', '1');
  keptTexts.setItem('b', '2');
  keptTexts.removeItem('b');
  expect([keptTexts.getItem('a'), keptTexts.getItem('b'), keptTexts.keys()]).toEqual(['1', null, ['a']]);
});

test('who asks is told of a text that could not be stored, also of an earlier one', () => {
  const [early, late] = [vi.fn(), vi.fn()];
  const stop = onUnstored(early);
  keptTexts.setItem('a', '1');
  expect(early).not.toHaveBeenCalled();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  keptTexts.setItem('a', '2');
  expect(early).toHaveBeenCalledOnce();
  onUnstored(late)();
  expect(late).toHaveBeenCalledOnce();
  stop();
  keptTexts.setItem('a', '3');
  expect(early).toHaveBeenCalledOnce();
});
