import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchedPart } from './fetched-part.tsx';

const Sum = () => <p>a sum</p>;

test('a part that arrives between the first drawing and what follows it is shown', async () => {
  const Part = fetchedPart(() => Promise.resolve(Sum));
  await act(async () => {
    render(<Part />);
    Part.getReady();
    await Promise.resolve();
    await Promise.resolve();
  });
  expect(await screen.findByText('a sum')).toBeDefined();
});

test('a part that is there already is shown at once', async () => {
  const Part = fetchedPart(() => Promise.resolve(Sum));
  Part.getReady();
  await Promise.resolve();
  await Promise.resolve();
  render(<Part />);
  expect(screen.getByText('a sum')).toBeDefined();
});

test('a part that cannot be fetched says so', async () => {
  const Part = fetchedPart(() => Promise.reject(new Error('no line')));
  render(<Part />);
  expect(await screen.findByRole('status')).toBeDefined();
});
