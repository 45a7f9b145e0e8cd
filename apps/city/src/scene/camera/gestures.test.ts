import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToGestures } from './gestures.ts';

const actions = {
  pan: vi.fn(),
  zoom: vi.fn(),
  press: vi.fn(),
  hover: vi.fn(),
  isPainting: vi.fn(() => false),
};
let canvas: HTMLCanvasElement;

type Given = { id?: number; x: number; y: number; touch?: boolean; button?: number };
function point(name: string, { id = 1, x, y, touch = false, button = 0 }: Given): void {
  const event = new MouseEvent(name, { clientX: x, clientY: y, button, bubbles: true });
  Object.assign(event, { pointerId: id, pointerType: touch ? 'touch' : 'mouse' });
  canvas.dispatchEvent(event);
}

beforeEach(() => {
  vi.clearAllMocks();
  actions.isPainting.mockReturnValue(false);
  canvas = document.createElement('canvas');
  canvas.setPointerCapture = () => {};
  listenToGestures(canvas, actions);
});

describe('pointers', () => {
  test('a press that hardly moves is a press, with the kind of its pointer', () => {
    point('pointerdown', { x: 10, y: 10, touch: true });
    point('pointermove', { x: 13, y: 12, touch: true });
    point('pointerup', { x: 13, y: 12, touch: true });
    expect(actions.press).toHaveBeenCalledExactlyOnceWith({ left: 13, top: 12 }, 'press', 'touch');
    expect(actions.pan).not.toHaveBeenCalled();
  });

  test('one finger drags the view and presses nothing', () => {
    point('pointerdown', { x: 10, y: 10, touch: true });
    point('pointermove', { x: 30, y: 10, touch: true });
    point('pointermove', { x: 40, y: 15, touch: true });
    point('pointerup', { x: 40, y: 15, touch: true });
    expect(actions.pan.mock.calls).toEqual([
      [20, 0],
      [10, 5],
    ]);
    expect(actions.press).not.toHaveBeenCalled();
  });

  test('two fingers zoom to their middle and press nothing', () => {
    point('pointerdown', { id: 1, x: 100, y: 100, touch: true });
    point('pointerdown', { id: 2, x: 200, y: 100, touch: true });
    point('pointermove', { id: 2, x: 300, y: 100, touch: true });
    point('pointerup', { id: 2, x: 300, y: 100, touch: true });
    point('pointerup', { id: 1, x: 100, y: 100, touch: true });
    expect(actions.zoom).toHaveBeenCalledExactlyOnceWith(0.5, { clientX: 200, clientY: 100 });
    expect(actions.press).not.toHaveBeenCalled();
  });

  test('with a tool that paints, a drag paints and the view stays', () => {
    actions.isPainting.mockReturnValue(true);
    point('pointerdown', { x: 10, y: 10 });
    point('pointermove', { x: 40, y: 10 });
    point('pointerup', { x: 40, y: 10 });
    expect(actions.press.mock.calls.map(([at, kind]) => [at.left, kind])).toEqual([
      [10, 'paint'],
      [40, 'paint'],
    ]);
    expect(actions.pan).not.toHaveBeenCalled();
  });

  test('a press that is taken away by the browser is no press', () => {
    point('pointerdown', { x: 10, y: 10 });
    point('pointercancel', { x: 10, y: 10 });
    expect(actions.press).not.toHaveBeenCalled();
  });

  test('the right button does nothing', () => {
    point('pointerdown', { x: 10, y: 10, button: 2 });
    point('pointerup', { x: 10, y: 10, button: 2 });
    expect(actions.press).not.toHaveBeenCalled();
  });

  test('a mouse that leaves is nowhere', () => {
    point('pointermove', { x: 5, y: 6 });
    point('pointerleave', { x: 5, y: 6 });
    expect(actions.hover.mock.calls).toEqual([[{ left: 5, top: 6 }], [null]]);
  });
});

test('the wheel shows more or comes nearer, and the page does not scroll', () => {
  const wheel = new WheelEvent('wheel', { deltaY: 100, cancelable: true, clientX: 3, clientY: 4 });
  canvas.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  expect(actions.zoom.mock.calls[0]?.[0]).toBeGreaterThan(1);
  canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, cancelable: true }));
  expect(actions.zoom.mock.calls[1]?.[0]).toBeLessThan(1);
});
