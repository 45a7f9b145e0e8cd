import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDiagram } from './check-diagram.ts';
import { describeDiagram } from './describe-diagram.ts';
import { type Diagram, diagramSchema } from './diagram.ts';
import { layoutDiagram } from './layout-diagram.ts';
import { renderDiagram } from './render-diagram.ts';
import { sampleDiagrams } from './sample-diagrams.ts';
import { anyDiagram } from './testing/any-diagram.ts';
import { parseSvg } from './testing/parse-svg.ts';

const samples: readonly Diagram[] = Object.values(sampleDiagrams).flat();
const named = samples.map((diagram, index) => ({ name: `${diagram.kind} ${index + 1}`, diagram }));

describe.each(named)('$name', ({ diagram }) => {
  test('fits its schema and has no problems', () => {
    expect(diagramSchema.parse(diagram)).toEqual(diagram);
    expect(checkDiagram(diagram)).toEqual([]);
  });

  test('is a named picture 480 units wide, at most 425 tall, with its text alternative inside', () => {
    const svg = parseSvg(renderDiagram(diagram));
    const [width, height] = [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))];
    expect(svg.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
    expect(svg.getAttribute('role')).toBe('img');
    expect(width).toBe(480);
    expect(height).toBeLessThanOrEqual(425);
    expect(svg.querySelector('title')?.textContent).not.toBe('');
    expect(svg.querySelector('desc')?.textContent).toBe(describeDiagram(diagram));
  });

  test('draws every label once', () => {
    const drawn = [...parseSvg(renderDiagram(diagram)).querySelectorAll('g[data-label]')];
    const labels = layoutDiagram(diagram).labels.map(({ text }) => text);
    expect(drawn.map((label) => label.getAttribute('data-label')).toSorted()).toEqual(labels.toSorted());
  });
});

test('draws the ticks of a double number line where the layout says', () => {
  const svg = parseSvg(
    renderDiagram({
      kind: 'double-number-line',
      upper: 'Liters',
      lower: 'Minutes',
      ticks: [0, 0.25, 1].map((at) => ({ at, upper: String(at * 400), lower: null })),
      marked: [],
      arrow: null,
    }),
  );
  const xs = [...svg.querySelectorAll('line.tick')].map((tick) => Number(tick.getAttribute('x1')));
  const [left, , quarter, , right] = xs as [number, number, number, number, number];
  expect((quarter - left) / (right - left)).toBeCloseTo(0.25, 3);
});

test('stacks the fraction of a label', () => {
  const svg = parseSvg(
    renderDiagram({
      kind: 'tape-diagram',
      rows: [{ label: 'Milk', boxes: 1, boxLabel: '3/4', total: null }],
      bracket: null,
    }),
  );
  const texts = [...(svg.querySelector('g[data-label="3/4"]')?.querySelectorAll('text') ?? [])];
  expect(texts.map(({ textContent }) => textContent)).toEqual(['3', '4']);
  expect(Number(texts[0]?.getAttribute('y'))).toBeLessThan(Number(texts[1]?.getAttribute('y')));
});

test('the same diagram gives the same bytes', () => {
  for (const diagram of samples)
    expect(renderDiagram(diagram)).toBe(renderDiagram(diagramSchema.parse(diagram)));
});

test('any label text gives a well-formed picture that runs nothing and loads nothing', () => {
  fc.assert(
    fc.property(anyDiagram, (diagram) => {
      const svg = parseSvg(renderDiagram(diagram));
      for (const tag of ['script', 'image', 'a', 'use', 'foreignObject', 'iframe']) {
        expect(svg.querySelector(tag)).toBeNull();
      }
      for (const part of svg.querySelectorAll('*')) {
        expect(part.getAttribute('href')).toBeNull();
        expect(part.getAttribute('onload')).toBeNull();
      }
      for (const number of svg.querySelectorAll('line, rect, circle, text, path')) {
        for (const key of ['x', 'y', 'x1', 'y1', 'cx', 'd', 'width'])
          expect(number.getAttribute(key) ?? '').not.toMatch(/NaN|Infinity|e[+-]/);
      }
      expect(svg.querySelector('style')?.textContent).not.toMatch(/url\(|@import/);
    }),
    { numRuns: 200 },
  );
});
