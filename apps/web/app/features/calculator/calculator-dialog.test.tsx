import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CalculatorDialog } from './calculator-dialog.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

function open() {
  const onClose = vi.fn();
  const dialog = (open: boolean) => (
    <CalculatorDialog open={open} onClose={onClose} toggle={<button type="button">Toggle</button>} />
  );
  const { rerender } = render(dialog(true));
  return { onClose, show: (open: boolean) => rerender(dialog(open)) };
}
const click = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
};
const result = () => screen.getByRole('status').textContent;

describe('the calculator', () => {
  test('has all documented keys [L-113]', () => {
    open();
    for (const name of [...'C0123456789.+−×÷=', 'Backspace']) {
      expect(screen.getByRole('button', { name })).toBeDefined();
    }
  });

  test('works out what is tapped: 7 × 8 = 56, backspace takes one away, C all [L-113]', async () => {
    open();
    expect(result()).toBe('0');
    await click('7', '×', '8');
    expect(result()).toBe('7 × 8');
    await click('=');
    expect(result()).toBe('56');
    await click('1', '2', 'Backspace');
    expect(result()).toBe('1');
    await click('C');
    expect(result()).toBe('0');
  });

  test('shows Error when it cannot work it out [L-114] [L-305]', async () => {
    open();
    await click('5', '÷', '÷', '=');
    expect(result()).toBe('Error');
    await click('C', '+', '=');
    expect(result()).toBe('Error');
  });

  test('is typed on as soon as it is open, and Enter is = also after a key was clicked [D-86]', async () => {
    open();
    await userEvent.keyboard('45*2{Enter}');
    expect(result()).toBe('90');
    await click('+');
    await userEvent.keyboard('5{Enter}');
    expect(result()).toBe('95');
  });

  test('Enter on a key that has the focus presses that key', async () => {
    open();
    screen.getByRole('button', { name: '7' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(result()).toBe('7');
  });

  test('gives earlier results back and forgets them when asked', async () => {
    open();
    await click('Earlier sums');
    expect(screen.getByText(/^No sums yet/)).toBeDefined();
    await userEvent.keyboard('7*8=3+');
    await click('7 × 8 = 56');
    expect(result()).toBe('3 + 56');
    await click('Earlier sums', 'Clear the list');
    expect(screen.getByText(/^No sums yet/)).toBeDefined();
  });

  test('keeps its sum while it is closed', async () => {
    const { show } = open();
    await userEvent.keyboard('12+');
    show(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    show(true);
    expect(result()).toBe('12 +');
  });
});
