import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a busy button says what it does, turns and takes no click', () => {
  render(
    <Button busy busyText="Saving...">
      Save
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' });
  expect(button.disabled).toBe(true);
  expect(button.querySelector('.spinner')).not.toBeNull();
});

test('a disabled button stays disabled when it is not busy', () => {
  render(<Button disabled>Save</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});
