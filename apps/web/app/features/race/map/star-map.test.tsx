import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { StarMap, type StarMapProps } from './star-map.tsx';
import { flightTime } from './use-flight.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'],
  });
});

const start: StarMapProps = {
  player: { x: 0, y: 0 },
  ai: { x: 0, y: 0 },
  rivalName: 'Orbit',
  destination: { x: 7, y: 5 },
  radius: 2,
  winner: null,
  points: [],
};
const there = { x: 1.6276, y: 1.1625 };
const ship = () => document.querySelector<SVGGElement>('.race-ship.player');

describe('the star map', () => {
  test('says where both ships and the beacon are [R-062] [R-063] [R-147] [R-148]', () => {
    render(<StarMap {...start} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Star map. You are at (0, 0), the rival is at (0, 0), the beacon is at (7, 5).',
    );
    expect(document.querySelector('.race-circle')?.getAttribute('r')).toBe('160');
  });

  test('flies a ship to its new place and rings where it arrives [R-010] [R-034]', () => {
    const { rerender } = render(<StarMap {...start} />);
    rerender(<StarMap {...start} player={there} />);
    expect(screen.getByRole('img').dataset.player).toBe('1.6276,1.1625');
    act(() => vi.advanceTimersByTime(flightTime / 2));
    expect(ship()?.dataset.flying).toBe('true');
    act(() => vi.advanceTimersByTime(flightTime));
    expect(ship()?.dataset.flying).toBe('false');
    expect(document.querySelectorAll('.race-arrival')).toHaveLength(1);
  });

  test('where less motion is wanted has the ship there at once', () => {
    localStorage.setItem('playforward_less_motion', 'true');
    const { rerender } = render(<StarMap {...start} />);
    rerender(<StarMap {...start} player={there} />);
    expect(ship()?.dataset.flying).toBe('false');
    expect(document.querySelectorAll('.race-arrival')).toHaveLength(1);
  });

  test('draws the points a challenge speaks of [R-031] [D-143]', () => {
    render(<StarMap {...start} points={[{ x: 3, y: 2 }]} />);
    expect(screen.getByText('(3, 2)')).not.toBeNull();
  });

  test('celebrates who won', () => {
    render(<StarMap {...start} player={{ x: 6, y: 4.3 }} winner="player" />);
    expect(ship()?.dataset.won).toBe('true');
    expect(document.querySelectorAll('.race-wave')).toHaveLength(3);
  });
});
