import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // The drawing needs a real canvas; a browser test looks at it.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(Math, 'random').mockImplementation(rightAhead);
});
afterEach(() => vi.restoreAllMocks());

function open(ready = false) {
  const onFinish = vi.fn();
  const element = (isReady: boolean) => (
    <>
      <WaitingScreen ready={isReady} onFinish={onFinish} />
      <Toaster />
    </>
  );
  const { rerender } = render(element(ready));
  return { onFinish, arrive: () => rerender(element(true)) };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const tick = () => pass(200);
const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
const board = () => screen.getByRole('img', { name: /^Board/ }).getAttribute('aria-label') ?? '';
const head = () => /Head at column (\d+), row (\d+)/.exec(board())?.slice(1).map(Number) ?? [];
const button = (name: string) => screen.getByRole('button', { name });
const score = () =>
  /Score (\d+)High score (\d+)/
    .exec(document.body.textContent ?? '')
    ?.slice(1)
    .map(Number);

const clockwise = ['up', 'right', 'down', 'left'];
const arrow = (direction: string) => `Arrow${direction.charAt(0).toUpperCase()}${direction.slice(1)}`;
const moving = () => /moving (\w+)/.exec(board())?.[1] ?? '';

/**
 * The chance by which food falls right before a snake that only ever went straight on: 232 free cells come before that
 * one, and a longer snake leaves fewer after it.
 */
function rightAhead(): number {
  const length = Number(
    /(\d+) segments/.exec(document.querySelector('canvas')?.getAttribute('aria-label') ?? '')?.[1] ?? 2,
  );
  return 232.5 / (25 * 18 - length - 1);
}

/** Goes straight on: a point with every step. */
async function eat(points: number): Promise<void> {
  const goal = (score()?.[0] ?? 0) + points;
  for (let point = 0; point < points; point++) await tick();
  expect(score()?.[0]).toBe(goal);
  await pass(50);
}

/** Turns in the tightest circle; with five segments or more the head meets the body. */
async function biteItself(): Promise<void> {
  for (let step = 0; step < 8 && !screen.queryByText('Game Over'); step++) {
    const next = clockwise[(clockwise.indexOf(moving()) + 1) % clockwise.length] ?? '';
    press(arrow(next));
    await tick();
  }
  expect(screen.getByText('Game Over')).toBeTruthy();
  await pass(50);
}

describe('the waiting screen', () => {
  test('invites to play and says how long it may take [A-168] [A-169] [A-170]', () => {
    open();
    const title = screen.getByRole('heading', { name: 'Play while we look into your future!' });
    expect(title).toBe(document.activeElement);
    expect(screen.getByText(/up to 2 minutes/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Snake game' }).querySelector('canvas')).toBeTruthy();
  });

  test('has a way on only once results are here, and says so [A-171] [A-240] [A-334]', async () => {
    const { onFinish, arrive } = open();
    await pass(5000);
    expect(screen.queryByRole('button', { name: /END GAME/ })).toBeNull();
    arrive();
    await pass(5000);
    expect(screen.getByRole('img', { name: /^Board/ })).toBeTruthy();
    const words = screen.getByText('Your results are here. No rush.');
    expect(words.closest('[role=status]')).toBeTruthy();
    expect(onFinish).not.toHaveBeenCalled();
    fireEvent.click(button('END GAME & VIEW RESULTS'));
    expect(onFinish).toHaveBeenCalledTimes(1);
  });

  test('says what is going on while it waits, and stays kind when it takes long', async () => {
    open();
    const bar = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
    expect(screen.getByText('Reading your answers')).toBeTruthy();
    await pass(11_000);
    expect(screen.getByText('Comparing them with real jobs')).toBeTruthy();
    await pass(50_000);
    expect(screen.getByText('Writing a day in each job')).toBeTruthy();
    expect(bar()).toBeGreaterThan(40);
    await pass(80_000);
    expect(screen.getByText('Still working. Your answers are safe.')).toBeTruthy();
    expect(bar()).toBe(95);
  });
});

describe('the game', () => {
  test('moves one cell each 200 ms without being asked [A-263] [A-389]', async () => {
    open();
    expect(board()).toContain('moving right, 3 segments');
    const [column = 0, row] = head() ?? [];
    await pass(199);
    expect(head()).toEqual([column, row]);
    await pass(801);
    expect(head()).toEqual([column + 5, row]);
  });

  test.each([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['w', 'up'],
    ['s', 'down'],
  ])('turns with %s, which does not scroll the page [A-270] [A-271]', async (key, direction) => {
    open();
    expect(press(key)).toBe(false);
    await tick();
    expect(board()).toContain(`moving ${direction}`);
  });

  test('turns with its buttons, never back [A-272] [A-274]', async () => {
    open();
    fireEvent.click(button('Left'));
    await tick();
    expect(board()).toContain('moving right');
    for (const [name, direction] of [
      ['Up', 'up'],
      ['Left', 'left'],
      ['Down', 'down'],
      ['Right', 'right'],
    ] as const) {
      fireEvent.click(button(name));
      await tick();
      expect(board()).toContain(`moving ${direction}`);
    }
  });

  test('turns towards a click on the board [A-273]', async () => {
    open();
    const canvas = screen.getByRole('img', { name: /^Board/ });
    vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 150));
    fireEvent.pointerDown(canvas, { clientX: 180, clientY: 60 });
    await tick();
    expect(board()).toContain('moving up');
    fireEvent.pointerDown(canvas, { clientX: 105, clientY: 125 });
    await tick();
    expect(board()).toContain('moving left');
  });

  test('leaves keys alone that mean something else', () => {
    open(true);
    expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(true);
    expect(press('Enter', button('END GAME & VIEW RESULTS'))).toBe(true);
    expect(press('Tab')).toBe(true);
  });

  test('stands still while paused and in a hidden tab, and goes on with a turn', async () => {
    open();
    fireEvent.click(button('Pause the game'));
    const before = board();
    await pass(1000);
    expect(board()).toBe(before);
    expect(screen.getByText('Paused')).toBeTruthy();
    fireEvent.click(button('Go on'));
    await tick();
    expect(board()).not.toBe(before);

    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    const hidden = board();
    await pass(1000);
    expect(board()).toBe(hidden);
    visibility.mockRestore();
    press('ArrowUp');
    await tick();
    expect(board()).toContain('moving up');
  });

  test('waits for the first turn where less motion is wished', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    open();
    const before = board();
    await pass(1000);
    expect(board()).toBe(before);
    expect(screen.getByText('Ready?')).toBeTruthy();
    press('ArrowUp');
    await tick();
    expect(board()).toContain('moving up');
  });
});

describe('the score', () => {
  test('rises with each food, and the snake with it; a high score of 5 is there to beat [A-265] [A-266] [A-275]', async () => {
    open();
    expect(score()).toEqual([0, 5]);
    await eat(1);
    expect(score()).toEqual([1, 5]);
    expect(board()).toContain('4 segments');
    expect(screen.getByText('1 point').closest('[role=status]')).toBeTruthy();
  });

  test('is cheered at 5 and 6 and not between [A-276] [A-277] [A-278] [A-391]', async () => {
    open();
    await eat(4);
    expect(screen.queryByText('Nice work!')).toBeNull();
    expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(0);
    await eat(1);
    expect(screen.getByText('Nice work!')).toBeTruthy();
    expect(screen.queryByText('New High Score!')).toBeNull();
    await eat(1);
    expect(screen.getByText('New High Score!')).toBeTruthy();
    expect(score()).toEqual([6, 6]);
    await pass(9000);
  });

  test('that equals the record is told when the game ends [A-267] [A-279]', async () => {
    open();
    await eat(5);
    await biteItself();
    expect(screen.getByText('Tied the high score!')).toBeTruthy();
    expect(screen.getByText('Score: 5').closest('[role=status]')).toBeTruthy();
    const end = board();
    await pass(1000);
    expect(board()).toBe(end);
    await pass(9000);
  });

  test.each(['Enter', ' '])(
    'begins anew with %j, wherever in the game the focus is [A-268] [A-269]',
    async (key) => {
      open();
      await eat(2);
      await biteItself();
      expect(screen.getByText('Score: 2')).toBeTruthy();
      // Nothing else comes of the key: the page does not scroll.
      expect(press(key, button('Up'))).toBe(false);
      expect(screen.queryByText('Game Over')).toBeNull();
      expect(score()).toEqual([0, 5]);
      expect(board()).toContain('moving right, 3 segments');
      const before = head();
      await tick();
      expect(head()).not.toEqual(before);
    },
  );

  test('begins anew with the button too', async () => {
    open();
    await eat(2);
    await biteItself();
    fireEvent.click(button('Play again'));
    expect(score()).toEqual([0, 5]);
    expect(screen.getByRole('img', { name: /^Board/ }).parentElement).toBe(document.activeElement);
  });
});
