import { afterEach, expect, test, vi } from 'vitest';
import { saveDrawing, savedDrawing } from './drawing-store.ts';

const picture = 'data:image/png;base64,iVBORw0KGgo=';

afterEach(() => vi.restoreAllMocks());

function refuse(name: string): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
}

test('a drawing is kept under the documented key and found again [L-123] [L-174]', () => {
  expect(savedDrawing()).toBeNull();
  expect(saveDrawing(picture)).toBe('saved');
  expect(localStorage.getItem('scratchPadDrawing')).toBe(picture);
  expect(savedDrawing()).toBe(picture);
});

test('a browser without room and one that keeps nothing are told apart', () => {
  refuse('QuotaExceededError');
  expect(saveDrawing(picture)).toBe('full');
  refuse('SecurityError');
  expect(saveDrawing(picture)).toBe('blocked');
});

test('reading from a browser that keeps nothing, or something that is no picture, finds none', () => {
  localStorage.setItem('scratchPadDrawing', 'https://elsewhere.example/picture.png');
  expect(savedDrawing()).toBeNull();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(savedDrawing()).toBeNull();
});
