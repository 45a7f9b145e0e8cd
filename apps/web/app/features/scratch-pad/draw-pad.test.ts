import { describe, expect, test } from 'vitest';
import { drawFrom, drawScene, inks, sceneScale, takeTool } from './draw-pad.ts';
import type { Line } from './pad-state.ts';

/** Writes down what is drawn; a browser draws it in tests/browser/tools.spec.ts. */
function recorder() {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) => {
      calls.push(`${name} ${values.filter((value) => typeof value === 'number').join(' ')}`.trim());
    };
  const methods = ['save', 'restore', 'setTransform', 'clearRect', 'drawImage', 'beginPath', 'moveTo'];
  const names = [...methods, 'lineTo', 'quadraticCurveTo', 'stroke'];
  const context = {
    canvas: { width: 800, height: 400 },
    ...Object.fromEntries(names.map((name) => [name, note(name)])),
  } as unknown as CanvasRenderingContext2D;
  return { context, calls };
}
const points = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 20, y: 10 },
];
const line: Line = { kind: 'line', tool: 'navy', points };

describe('the pen', () => {
  test('is 2 wide, dark navy and has round ends [L-120] [L-121] [L-122]', () => {
    const { context } = recorder();
    takeTool(context, 'navy');
    expect(context).toMatchObject({ lineWidth: 2, strokeStyle: inks.navy, lineCap: 'round' });
  });

  test('bends a growing line exactly as it bends the whole one, and reaches the pointer', () => {
    const [whole, pieces] = [recorder(), recorder()];
    drawFrom(whole.context, points, 0);
    for (const [index] of points.entries()) drawFrom(pieces.context, points.slice(0, index + 1), index);
    const bends = (calls: string[]) => calls.filter((call) => call.startsWith('quadratic'));
    expect(bends(pieces.calls)).toEqual(bends(whole.calls));
    expect(bends(whole.calls)).toEqual(['quadraticCurveTo 0 0 5 0', 'quadraticCurveTo 10 0 15 5']);
    expect(whole.calls.slice(-2)).toEqual(['lineTo 20 10', 'stroke']);
    expect(pieces.calls.slice(-2)).toEqual(['lineTo 20 10', 'stroke']);
  });

  test('leaves a dot where it only touched', () => {
    const { context, calls } = recorder();
    drawFrom(context, [{ x: 4, y: 5 }], 0);
    expect(calls).toEqual(['beginPath', 'moveTo 4 5', 'lineTo 4 5', 'stroke']);
  });
});

describe('the scene', () => {
  test('has the saved picture below the lines, 400 high', () => {
    const { context, calls } = recorder();
    const image = {} as CanvasImageSource;
    drawScene(context, { picture: { image, width: 600 }, lines: [line] });
    expect(calls.indexOf('drawImage 0 0 600 400')).toBeLessThan(calls.indexOf('stroke'));
    expect(calls).toContain('clearRect 0 0 800 400');
  });

  test('fits a wider drawing into a narrow canvas and never enlarges one', () => {
    expect(sceneScale({ picture: null, lines: [line] }, 10)).toBe(0.5);
    expect(sceneScale({ picture: { image: {} as CanvasImageSource, width: 800 }, lines: [] }, 300)).toBe(
      0.375,
    );
    expect(sceneScale({ picture: null, lines: [line] }, 1000)).toBe(1);
    expect(sceneScale({ picture: null, lines: [] }, 300)).toBe(1);
  });
});
