import { expect, test, vi } from 'vitest';
import { atFirstSign } from './first-sign.ts';

const move = (movementX: number) =>
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));

test('the first move of a pointer starts the work once', () => {
  const work = vi.fn();
  atFirstSign(work);
  move(2);
  move(3);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a page that comes in under a resting pointer starts nothing', () => {
  const work = vi.fn();
  const stop = atFirstSign(work);
  move(0);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('wheel'));
  expect(work).toHaveBeenCalledTimes(1);
  stop();
});
