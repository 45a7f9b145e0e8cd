import type { HandAnswer, HandTask } from '@playforward/diagram';
import type { Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** One task of each kind, its key, and how that is made with keys alone; `tap` is what a finger presses first. */
export type HandCase = {
  task: HandTask;
  right: HandAnswer;
  keys: (page: Page) => Promise<void>;
  /** What is pressed by a finger to change the answer; null where a handle is dragged. */
  tap: ((page: Page) => Promise<void>) | null;
};

const scale = { first: -6, last: 6, step: [1, 1], labelEvery: 1, as: 'decimal' } as const;
const counts = { ...scale, first: 0 } as const;
const plane = { x: scale, y: scale, xName: 'x', yName: 'y' };

/** Puts the focus on a control by Tab and presses keys there, with Shift where asked. */
const on =
  (role: 'slider' | 'radio' | 'checkbox' | 'button' | 'textbox', name: string, ...pressed: string[]) =>
  async (page: Page) => {
    await tabTo(page, page.getByRole(role, { name, exact: role !== 'radio' }).first());
    for (const key of pressed) await page.keyboard.press(key);
  };
const type = (name: string, words: string) => async (page: Page) => {
  await tabTo(page, page.getByRole('textbox', { name, exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
};
const all =
  (...steps: ((page: Page) => Promise<void>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const tapOn =
  (role: 'radio' | 'checkbox' | 'button' | 'slider', ...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole(role, { name }).first().tap();
  };

const cases: HandCase[] = [
  {
    task: { kind: 'place-on-line', line: scale, marks: [''] },
    right: { kind: 'place-on-line', marks: [-2] },
    keys: on('slider', 'Mark', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'),
    tap: null,
  },
  {
    task: { kind: 'range-on-line', line: scale },
    right: { kind: 'range-on-line', left: { at: 1, filled: false }, right: null },
    keys: all(on('radio', 'runs on', 'ArrowDown'), on('slider', 'Left end', 'ArrowRight')),
    tap: tapOn('radio', 'open'),
  },
  {
    task: { kind: 'plot-points', plane, points: ['A'] },
    right: { kind: 'plot-points', points: [[-1, 2]] },
    keys: on('slider', 'Point A', 'ArrowLeft', 'ArrowUp', 'ArrowUp'),
    tap: null,
  },
  {
    task: { kind: 'draw-graph', plane, curve: 'parabola' },
    right: {
      kind: 'draw-graph',
      points: [
        [0, -2],
        [1, -1],
      ],
    },
    keys: all(type('Vertex: y', '-2'), type('Second point: x', '1'), type('Second point: y', '-1')),
    tap: null,
  },
  {
    task: { kind: 'shade-region', plane, names: ['y < x'], boundaries: [null] },
    right: {
      kind: 'shade-region',
      regions: [
        {
          points: [
            [0, 0],
            [3, 3],
          ],
          solid: false,
          side: 'under',
        },
      ],
    },
    keys: all(
      on('slider', 'y < x: first point', 'ArrowRight', 'ArrowRight', 'ArrowRight'),
      on('slider', 'y < x: second point', 'ArrowUp', 'ArrowUp', 'ArrowUp'),
      on('radio', 'solid', 'ArrowDown'),
      on('radio', 'above', 'ArrowDown'),
    ),
    tap: tapOn('radio', /^above/),
  },
  {
    task: { kind: 'build-chart', bars: ['0 to 5', '5 to 10'], height: counts, xName: '', yName: '' },
    right: { kind: 'build-chart', heights: [0, 2] },
    keys: on('slider', 'Bar 5 to 10', 'ArrowUp', 'ArrowUp'),
    tap: null,
  },
  {
    task: { kind: 'build-box', line: { ...counts, last: 12 }, data: ['1', '2', '2', '9'], xName: 'minutes' },
    right: { kind: 'build-box', numbers: [1, 5, 6, 7, 9] },
    keys: all(type('Largest', '9'), type('Smallest', '1')),
    tap: null,
  },
  {
    task: {
      kind: 'fill-table',
      heads: ['Blue', 'White'],
      rows: [
        ['3', '6', null],
        ['2', '4', '8'],
      ],
    },
    right: { kind: 'fill-table', cells: ['12'] },
    keys: type('Blue, column 3', '12'),
    tap: async (page) => {
      await page.getByRole('textbox', { name: 'Blue, column 3' }).tap();
      await page.keyboard.type('7');
    },
  },
  {
    task: { kind: 'split-bar', look: 'bars', bars: ['Whole'], length: 12, parts: [null] },
    right: { kind: 'split-bar', bars: [{ cuts: [4, 8], shaded: [1] }] },
    keys: all(on('button', 'More parts', 'Enter', 'Enter'), on('button', 'Whole: part 2 of 3', 'Space')),
    tap: tapOn('button', 'More parts'),
  },
  {
    task: { kind: 'order-cards', cards: ['3', '1', '2'], from: 'least', to: 'greatest' },
    right: { kind: 'order-cards', order: [1, 2, 0] },
    keys: on('button', '3', 'ArrowDown', 'ArrowDown'),
    tap: tapOn('button', 'Move down'),
  },
  {
    task: { kind: 'match-cards', cards: ['1/2', '0.2'], places: ['50%', '20%'] },
    right: { kind: 'match-cards', cards: [0, 1] },
    keys: all(on('button', '1/2', '1'), on('button', '0.2', '2')),
    tap: tapOn('button', '1/2', /^Put it here: Place 1/),
  },
  {
    task: { kind: 'sort-cards', cards: ['√16', 'π'], boxes: ['Rational', 'Irrational'] },
    right: { kind: 'sort-cards', boxes: [0, 1] },
    keys: all(on('button', '√16', '1'), on('button', 'π', '2')),
    tap: tapOn('button', 'π', /^Put it here: Box 2/),
  },
  {
    task: {
      kind: 'mark-figure',
      parts: [
        { name: 'side AB', shape: { kind: 'segment', from: [0, 0], to: [3, 0] } },
        { name: 'side BC', shape: { kind: 'segment', from: [3, 0], to: [3, 4] } },
      ],
    },
    right: { kind: 'mark-figure', marked: [1] },
    keys: on('checkbox', 'side BC', 'Space'),
    tap: tapOn('checkbox', 'side AB'),
  },
  {
    task: {
      kind: 'move-shape',
      plane,
      names: ['A', 'B', 'C'],
      shape: [
        [1, 0],
        [2, 1],
        [1, 2],
      ],
      moves: ['slide', 'turn'],
    },
    right: {
      kind: 'move-shape',
      points: [
        [1, 2],
        [2, 3],
        [1, 4],
      ],
    },
    keys: on('slider', 'Figure', 'ArrowUp', 'ArrowUp'),
    tap: tapOn('button', 'Turn a quarter left'),
  },
  {
    task: {
      kind: 'find-error',
      who: 'Mia',
      lines: ['5 + 3 = 8', '2 to 8'],
      reasons: ['Mia swaps the terms.', 'Mia uses the other part.'],
    },
    right: { kind: 'find-error', line: 1, reason: 1 },
    keys: all(
      on('radio', 'Line 1: 5 + 3 = 8', 'Space', 'ArrowDown'),
      on('radio', 'Mia swaps the terms.', 'Space', 'ArrowDown'),
    ),
    tap: tapOn('radio', /^Line 2/),
  },
  {
    task: {
      kind: 'argue',
      claims: ['It is a function.', 'It is none.'],
      evidence: ['5 comes twice.', '2 has two outputs.'],
      reasons: ['An input has one output.', 'An output has one input.'],
    },
    right: { kind: 'argue', claim: 0, evidence: 0, reason: 0 },
    keys: all(
      on('radio', 'It is a function.', 'Space'),
      on('radio', '5 comes twice.', 'Space'),
      on('radio', 'An input has one output.', 'Space'),
    ),
    tap: tapOn('radio', 'It is none.'),
  },
];

export const handCases: ReadonlyMap<string, HandCase> = new Map(cases.map((one) => [one.task.kind, one]));
