import type { HandAnswer, HandTask } from '@playforward/diagram';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HandTool } from './hand-tool.tsx';
import { loadView } from './load-view.ts';

const scale = { first: -6, last: 6, step: [1, 1], labelEvery: 1, as: 'decimal' } as const;
const plane = { x: scale, y: scale, xName: 'x', yName: 'y' };

async function open(task: HandTask) {
  const onCheck = vi.fn<(answer: HandAnswer) => void>();
  const View = await loadView(task.kind);
  render(
    <HandTool
      task={task}
      View={View}
      onCheck={onCheck}
      phase="open"
      math={{}}
      note={null}
      onMoved={() => {}}
    />,
  );
  return { onCheck, user: userEvent.setup() };
}

/** Tab after Tab until the control has the focus, as a person without a mouse does. */
async function tabTo(user: ReturnType<typeof userEvent.setup>, control: HTMLElement) {
  for (let presses = 0; presses < 60 && document.activeElement !== control; presses += 1) await user.tab();
  expect(document.activeElement).toBe(control);
}

const check = { name: 'Check' };

test('cards are matched by the number of their place, and one that is taken goes back', async () => {
  const task: HandTask = { kind: 'match-cards', cards: ['1/2', '0.2', '3'], places: ['50%', '20%'] };
  const { onCheck, user } = await open(task);
  await tabTo(user, screen.getByRole('button', { name: '1/2' }));
  await user.keyboard('2');
  expect(document.activeElement?.textContent).toBe('1/2');
  await user.keyboard('1');
  await tabTo(user, screen.getByRole('button', { name: '3' }));
  await user.keyboard('2');
  await tabTo(user, screen.getByRole('button', { name: '0.2' }));
  await user.keyboard('2');
  const pool = screen.getByRole('group', { name: 'Cards' });
  expect(within(pool).getByRole('button', { name: '3' })).toBeTruthy();
  await tabTo(user, screen.getByRole('button', check));
  await user.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledWith({ kind: 'match-cards', cards: [0, 1] });
});

test('cards are sorted by tapping a card and then its box, and taken back', async () => {
  const task: HandTask = { kind: 'sort-cards', cards: ['√16', 'π'], boxes: ['Rational', 'Irrational'] };
  const { onCheck, user } = await open(task);
  const put = async (card: string, box: string) => {
    await user.click(screen.getByRole('button', { name: card }));
    await user.click(screen.getByRole('button', { name: `Put it here: ${box}` }));
  };
  await put('√16', 'Box 2: Irrational');
  await put('√16', 'Back to the cards');
  await put('√16', 'Box 1: Rational');
  await user.click(screen.getByRole('button', check));
  screen.getByText('Every card needs a box.');
  await put('π', 'Box 2: Irrational');
  await user.click(screen.getByRole('button', check));
  expect(onCheck).toHaveBeenCalledWith({ kind: 'sort-cards', boxes: [0, 1] });
});

test('a row of some of the cards is built and ordered by keys', async () => {
  const task: HandTask = {
    kind: 'order-cards',
    cards: ['∠1 + ∠2 = 180°', 'They look alike.', '∠1 = ∠3'],
    from: 'first',
    to: 'last',
    places: 2,
  };
  const { onCheck, user } = await open(task);
  const into = () => screen.getAllByRole('button', { name: 'Put into the row' });
  await tabTo(user, into()[2] as HTMLElement);
  await user.keyboard('{Enter}');
  await tabTo(user, into()[0] as HTMLElement);
  await user.keyboard('{Enter}');
  expect(into().every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
  expect(document.activeElement?.textContent).toBe('∠1 + ∠2 = 180°');
  await user.keyboard('{ArrowUp}');
  await tabTo(user, screen.getByRole('button', check));
  await user.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledWith({ kind: 'order-cards', order: [0, 2] });
});

test('a table is filled by typing alone', async () => {
  const task: HandTask = {
    kind: 'fill-table',
    heads: ['Blue', 'White'],
    rows: [
      ['3', '6', null],
      ['2', null, '8'],
    ],
    arrows: [{ from: 0, to: 1, text: '× 2' }],
  };
  const { onCheck, user } = await open(task);
  screen.getByText('From column 1 to column 2: × 2');
  await tabTo(user, screen.getByRole('textbox', { name: 'Blue, column 3' }));
  await user.keyboard('12');
  await user.tab();
  await user.keyboard('4{Enter}');
  expect(onCheck).toHaveBeenCalledWith({ kind: 'fill-table', cells: ['12', '4'] });
});

test('a bar is cut into equal parts, a cut is moved, and parts are shaded, all by keys', async () => {
  const task: HandTask = { kind: 'split-bar', look: 'bars', bars: ['Whole'], length: 12, parts: [null] };
  const { onCheck, user } = await open(task);
  const more = screen.getByRole('button', { name: 'More parts' });
  await tabTo(user, more);
  await user.keyboard('{Enter}{Enter}');
  await tabTo(user, screen.getByRole('slider', { name: 'Whole: cut 1' }));
  await user.keyboard('{ArrowLeft}');
  await tabTo(user, screen.getByRole('button', { name: 'Whole: part 2 of 3' }));
  await user.keyboard(' ');
  await tabTo(user, screen.getByRole('button', check));
  await user.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledWith({ kind: 'split-bar', bars: [{ cuts: [3, 8], shaded: [1] }] });
});

test('squares are shaded by the slider, and by typing how many', async () => {
  const task: HandTask = { kind: 'split-bar', look: 'grid', bars: [''], length: 100, parts: [100] };
  const { onCheck, user } = await open(task);
  const slider = screen.getByRole('slider', { name: 'Shaded squares' });
  await tabTo(user, slider);
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(slider.getAttribute('aria-valuetext')).toBe('20 of 100 shaded');
  const field = screen.getByRole('textbox', { name: 'Shaded squares' });
  await user.clear(field);
  await user.type(field, '35{Enter}');
  const [answer] = onCheck.mock.calls[0] ?? [];
  expect(answer?.kind === 'split-bar' && answer.bars[0]?.shaded).toHaveLength(35);
});

test('a box plot is built by keys, and its numbers never cross', async () => {
  const line = { ...scale, first: 0, last: 12 };
  const { onCheck, user } = await open({
    kind: 'build-box',
    line,
    data: ['1', '2', '2', '9'],
    xName: 'minutes',
  });
  await tabTo(user, screen.getByRole('slider', { name: 'Smallest' }));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByRole('slider', { name: 'Smallest' }).getAttribute('aria-valuetext')).toBe('5');
  for (const [name, typed] of [
    ['Largest', '9'],
    ['Smallest', '1'],
  ] as const) {
    const field = screen.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, typed);
  }
  await user.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledWith({ kind: 'build-box', numbers: [1, 5, 6, 7, 9] });
});

test('a half-plane is drawn by keys: boundary, kind of line and side', async () => {
  const task: HandTask = { kind: 'shade-region', plane, names: ['y < x'], boundaries: [null] };
  const { onCheck, user } = await open(task);
  for (const [name, keys] of [
    ['y < x: first point', '{ArrowRight}{ArrowRight}{ArrowRight}'],
    ['y < x: second point', '{ArrowUp}{ArrowUp}{ArrowUp}'],
  ] as const) {
    await tabTo(user, screen.getByRole('slider', { name }));
    await user.keyboard(keys);
  }
  await tabTo(user, screen.getByRole('radio', { name: 'solid, included' }));
  await user.keyboard('{ArrowDown}');
  await tabTo(user, screen.getByRole('radio', { name: 'above' }));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onCheck).toHaveBeenCalledWith({
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
  });
});

test('parts of a figure, and terms of an expression, are marked by the space bar', async () => {
  const sides: HandTask = {
    kind: 'mark-figure',
    parts: [
      { name: 'side AB', shape: { kind: 'segment', from: [0, 0], to: [3, 0] } },
      { name: 'angle B', shape: { kind: 'angle', at: [3, 0], from: [0, 0], to: [3, 4] } },
      {
        name: 'face',
        shape: {
          kind: 'region',
          corners: [
            [0, 0],
            [3, 0],
            [3, 4],
          ],
        },
      },
    ],
  };
  const { onCheck, user } = await open(sides);
  await tabTo(user, screen.getByRole('checkbox', { name: 'angle B' }));
  await user.keyboard(' ');
  await tabTo(user, screen.getByRole('button', check));
  await user.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledWith({ kind: 'mark-figure', marked: [1] });
});

test('a figure is slid by keys, turned around a chosen point, and stays on the grid', async () => {
  const task: HandTask = {
    kind: 'move-shape',
    plane,
    names: ['A', 'B'],
    shape: [
      [1, 0],
      [2, 1],
    ],
    moves: ['slide', 'turn'],
  };
  const { onCheck, user } = await open(task);
  await tabTo(user, screen.getByRole('slider', { name: 'Figure' }));
  await user.keyboard('{ArrowUp}');
  await tabTo(user, screen.getByRole('slider', { name: 'Point to move around' }));
  await user.keyboard('{ArrowUp}');
  await tabTo(user, screen.getByRole('button', { name: 'Turn a quarter left' }));
  await user.keyboard('{Enter}');
  await tabTo(user, screen.getByRole('button', check));
  await user.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledWith({
    kind: 'move-shape',
    points: [
      [0, 2],
      [-1, 3],
    ],
  });
});

test('a figure is moved by typing its corners', async () => {
  const task: HandTask = { kind: 'move-shape', plane, names: ['A'], shape: [[1, 0]], moves: ['flip'] };
  const { onCheck, user } = await open(task);
  const field = screen.getByRole('textbox', { name: 'A: x' });
  await user.clear(field);
  await user.type(field, '-1{Enter}');
  expect(onCheck).toHaveBeenCalledWith({ kind: 'move-shape', points: [[-1, 0]] });
});

test('a claim, what shows it and why are chosen by arrow keys', async () => {
  const task: HandTask = {
    kind: 'argue',
    claims: ['It is a function.', 'It is none.'],
    evidence: ['5 comes twice.', '2 has two outputs.'],
    reasons: ['An input has one output.', 'An output has one input.'],
  };
  const { onCheck, user } = await open(task);
  for (const words of ['It is a function.', '5 comes twice.', 'An input has one output.']) {
    await tabTo(user, screen.getByRole('radio', { name: words }));
    await user.keyboard(' ');
  }
  const last = screen.getByRole('group', { name: 'Because' });
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(
    within(last).getByRole<HTMLInputElement>('radio', { name: 'An input has one output.' }).checked,
  ).toBe(true);
  await user.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledWith({ kind: 'argue', claim: 0, evidence: 0, reason: 0 });
});

test('dots of a dot plot are stacked by keys', async () => {
  const height = { ...scale, first: 0 };
  const { onCheck, user } = await open({
    kind: 'build-chart',
    bars: ['4', '5'],
    height,
    xName: 'eggs',
    yName: '',
    dots: true,
  });
  await tabTo(user, screen.getByRole('slider', { name: 'Bar 5' }));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await tabTo(user, screen.getByRole('button', check));
  await user.keyboard('{Enter}');
  expect(onCheck).toHaveBeenCalledWith({ kind: 'build-chart', heights: [0, 2] });
});
