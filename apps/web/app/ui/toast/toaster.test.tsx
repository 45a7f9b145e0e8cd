import { act, render } from '@testing-library/react';
import { toast } from 'sonner';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Toaster } from './toaster.tsx';

const toasts = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
const toaster = () => document.querySelector<HTMLElement>('[data-sonner-toaster]');

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster />);
});

async function show(...messages: string[]): Promise<void> {
  await act(async () => {
    for (const message of messages) toast.success(message);
    await vi.advanceTimersByTimeAsync(50);
  });
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('toasts', () => {
  test('stand at the top right, 356 px wide and 14 px apart [A-357] [L-362] [L-363]', async () => {
    await show('one');
    expect(toaster()?.dataset).toMatchObject({ xPosition: 'right', yPosition: 'top' });
    expect(toaster()?.style.getPropertyValue('--width')).toBe('356px');
    expect(toaster()?.style.getPropertyValue('--gap')).toBe('14px');
    await pass(5000);
  });

  test('are visible three at a time [L-360]', async () => {
    await show('one', 'two', 'three', 'four', 'five');
    expect(toasts().filter((element) => element.dataset.visible === 'true')).toHaveLength(3);
    await pass(9000);
  });

  test('live 4000 ms and leave the page 200 ms later [L-361] [L-365]', async () => {
    await show('one');
    await pass(3800);
    expect(toasts()[0]?.dataset.removed).toBe('false');
    await pass(200);
    expect(toasts()[0]?.dataset.removed).toBe('true');
    await pass(200);
    expect(toasts()).toHaveLength(0);
  });

  test('come in every documented kind [L-232]', async () => {
    await act(async () => {
      toast.loading('l', { duration: 10 });
      toast.error('e');
      toast.info('i');
      toast.warning('w');
      toast.custom(() => <p>own</p>);
      await vi.advanceTimersByTimeAsync(50);
    });
    const kinds = toasts().map((element) => element.dataset.type);
    expect(kinds).toEqual(expect.arrayContaining(['error', 'info', 'warning']));
    await pass(9000);
  });
});
