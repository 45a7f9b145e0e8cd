import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PadCanvas } from './pad-canvas.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const methods = ['save', 'restore', 'setTransform', 'clearRect', 'beginPath', 'moveTo', 'lineTo'];
  const names = [...methods, 'quadraticCurveTo', 'stroke'];
  const context = Object.fromEntries(names.map((name) => [name, () => undefined]));
  HTMLCanvasElement.prototype.getContext = (() => ({
    ...context,
    canvas: { width: 800, height: 400 },
  })) as unknown as HTMLCanvasElement['getContext'];
  HTMLCanvasElement.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLCanvasElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

function pad() {
  const onDrawn = vi.fn();
  const scene = { picture: null, lines: [] };
  render(<PadCanvas ref={createRef()} scene={scene} tool="navy" label="Drawing area" onDrawn={onDrawn} />);
  const canvas = screen.getByRole('img', { name: 'Drawing area' });
  const drawn = () => onDrawn.mock.calls.map(([line]) => line);
  return { canvas, drawn };
}
const at = (pointerId: number, clientX: number, clientY = 10, more: object = {}) => ({
  pointerId,
  clientX,
  clientY,
  button: 0,
  ...more,
});

describe('a pointer', () => {
  test('draws one line from where it comes down to where it leaves, inside the canvas', () => {
    const { canvas, drawn } = pad();
    fireEvent.pointerDown(canvas, at(1, 10));
    fireEvent.pointerMove(canvas, at(1, 50));
    fireEvent.pointerMove(canvas, at(1, 2000, -40));
    fireEvent.pointerUp(canvas, at(1, 2000, -40));
    expect(drawn()).toEqual([
      {
        kind: 'line',
        tool: 'navy',
        points: [
          { x: 10, y: 10 },
          { x: 50, y: 10 },
          { x: 800, y: 0 },
        ],
      },
    ]);
  });

  test('that is taken away by the device leaves what it drew', () => {
    const { canvas, drawn } = pad();
    fireEvent.pointerDown(canvas, at(1, 10));
    fireEvent.pointerCancel(canvas, at(1, 10));
    fireEvent.pointerMove(canvas, at(1, 90));
    expect(drawn()).toHaveLength(1);
  });

  test('beside one that draws already, or of another button, draws nothing', () => {
    const { canvas, drawn } = pad();
    fireEvent.pointerDown(canvas, at(9, 10, 10, { button: 2 }));
    fireEvent.pointerDown(canvas, at(1, 10));
    fireEvent.pointerDown(canvas, at(2, 300));
    fireEvent.pointerMove(canvas, at(2, 400));
    fireEvent.pointerUp(canvas, at(2, 400));
    fireEvent.pointerUp(canvas, at(1, 10));
    expect(drawn().map(({ points }) => points[0].x)).toEqual([10]);
  });

  test('that is a pen takes over from the hand that rested first', () => {
    const { canvas, drawn } = pad();
    fireEvent.pointerDown(canvas, at(1, 700, 390, { pointerType: 'touch' }));
    fireEvent.pointerDown(canvas, at(2, 10, 10, { pointerType: 'pen' }));
    fireEvent.pointerUp(canvas, at(1, 700, 390));
    fireEvent.pointerUp(canvas, at(2, 10));
    expect(drawn().map(({ points }) => points[0].x)).toEqual([10]);
  });
});
