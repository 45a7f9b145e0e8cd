import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Orb } from './orb.tsx';
import { orbModes } from './orb-looks.ts';

test('has nine modes, each with its own colours', () => {
  const bodies = orbModes.map((mode) =>
    render(<Orb mode={mode} size={40} />).container.innerHTML.match(/#\w{6}/g),
  );
  expect(new Set(bodies.map(String)).size).toBe(9);
});

test('is hidden from assistive technology unless it carries a label', () => {
  const { container } = render(<Orb mode="idle" size={40} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  render(<Orb mode="idle" size={40} label="Your companion" />);
  expect(screen.getByRole('img', { name: 'Your companion' })).toBeTruthy();
});

test('two orbs on a page share no gradient', () => {
  render(
    <>
      <Orb mode="idle" size={40} />
      <Orb mode="worried" size={40} />
    </>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
