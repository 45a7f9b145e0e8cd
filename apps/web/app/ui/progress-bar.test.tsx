import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

test.each([
  [1, 4, '25'],
  [9, 4, '100'],
  [0, 0, '0'],
])('%i of %i fills %s percent and says so', (value, max, width) => {
  render(<ProgressBar label="Lessons done" value={value} max={max} />);
  const bar = screen.getByRole('progressbar', { name: 'Lessons done' });
  expect(bar.querySelector('rect')?.getAttribute('width')).toBe(width);
  expect(bar.getAttribute('aria-valuenow')).toBe(String(value));
});
