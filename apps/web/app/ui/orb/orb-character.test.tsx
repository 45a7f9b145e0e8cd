import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OrbCharacter } from './orb-character.tsx';
import type { OrbMode } from './orb-looks.ts';

let reduced: boolean;

beforeEach(() => {
  reduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = () => 0.99;

function show(mode: OrbMode = 'idle', random: () => number = never) {
  const { container, rerender } = render(<OrbCharacter mode={mode} size={152} random={random} />);
  const host = () => container.querySelector<HTMLElement>('.orb-host');
  return {
    host,
    floating: () => host()?.dataset.floating,
    change: (next: OrbMode) => rerender(<OrbCharacter mode={next} size={152} random={random} />),
  };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('the character', () => {
  test('floats after three seconds of rest [L-216] [L-333]', () => {
    const { floating } = show();
    wait(2999);
    expect(floating()).toBe('false');
    wait(1);
    expect(floating()).toBe('true');
  });

  test('is calm when touched and floats again three seconds later [L-218]', () => {
    const { host, floating } = show();
    wait(3000);
    fireEvent.pointerDown(host() as HTMLElement);
    expect(floating()).toBe('false');
    wait(2999);
    expect(floating()).toBe('false');
    wait(1);
    expect(floating()).toBe('true');
  });

  test('plays a variation 4 to 6 seconds into floating, once [L-217]', () => {
    const { host } = show('idle', () => 0);
    wait(3000);
    wait(3999);
    expect(host()?.dataset.variation).toBeUndefined();
    wait(1);
    expect(host()?.dataset.variation).toBe('wink');
    wait(1100);
    expect(host()?.dataset.variation).toBeUndefined();
  });

  test('plays none when the draw says so', () => {
    const { host } = show('idle', never);
    wait(3000 + 60_000);
    expect(host()?.dataset.variation).toBeUndefined();
  });

  test('rests anew with another mode and does not float at work', () => {
    const { floating, change } = show();
    wait(3000);
    change('thinking');
    expect(floating()).toBe('false');
    wait(10_000);
    expect(floating()).toBe('false');
    change('fulfilled');
    wait(3000);
    expect(floating()).toBe('true');
  });

  test('stays still and drawn where motion is not wanted', () => {
    reduced = true;
    const { host, floating } = show();
    wait(60_000);
    expect(floating()).toBe('false');
    expect(host()?.dataset.rendering).toBe('drawn');
    expect(host()?.querySelector('canvas')).toBeNull();
  });

  test('stays drawn where the browser has no WebGL', async () => {
    const { host } = show();
    vi.useRealTimers();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(host()?.dataset.rendering).toBe('drawn');
  });
});
