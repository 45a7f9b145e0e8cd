import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setPreferences } from '../../preferences/preferences.ts';
import { SettingsDialog } from './settings-dialog.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => setPreferences({ theme: 'light', lessMotion: false, timers: true }));

function open(stored: Record<string, string> = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const onClose = vi.fn();
  render(<SettingsDialog onClose={onClose} />);
  return onClose;
}
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Sound volume' });
const toggle = (name: string) => screen.getByRole('switch', { name });
const isOn = (name: string) => toggle(name).getAttribute('aria-checked') === 'true';
const stored = (key: string) => localStorage.getItem(key);

describe('sound', () => {
  test('has a slider from 0 to 1 in steps of 0.01, at 100% in a fresh browser [L-053] [L-179] [L-339]', () => {
    open();
    expect(slider()).toMatchObject({ min: '0', max: '1', step: '0.01', value: '1' });
    expect(screen.getByText('100%')).toBeDefined();
    expect(isOn('Mute')).toBe(false);
  });

  test('shows the volume in percent and keeps it; above 0 it turns sound on [L-054] [D-57]', () => {
    open({ soundEnabled: 'false' });
    fireEvent.change(slider(), { target: { value: '0.37' } });
    expect(screen.getByText('37%')).toBeDefined();
    expect(stored('soundVolume')).toBe('0.37');
    expect(stored('soundEnabled')).toBe('true');
  });

  test('muting puts slider and stored volume at 0, unmuting at 0.1 [L-055] [L-056] [L-340]', async () => {
    open({ soundEnabled: 'true', soundVolume: '0.6' });
    await userEvent.click(toggle('Mute'));
    expect(isOn('Mute')).toBe(true);
    expect(slider().value).toBe('0');
    expect(stored('soundVolume')).toBe('0');
    await userEvent.click(toggle('Mute'));
    expect(slider().value).toBe('0.1');
    expect(screen.getByText('10%')).toBeDefined();
    expect(stored('soundVolume')).toBe('0.1');
  });

  test('that was declined at the first visit is muted here, and can be turned on [A-185] [D-57]', async () => {
    open({ soundEnabled: 'false' });
    expect(isOn('Mute')).toBe(true);
    expect(slider().value).toBe('0');
    await userEvent.click(toggle('Mute'));
    expect(stored('soundEnabled')).toBe('true');
    expect(isOn('Mute')).toBe(false);
  });
});

describe('the other settings', () => {
  test('are turned by a tap and kept', async () => {
    open();
    await userEvent.click(toggle('Less motion'));
    await userEvent.click(toggle('Timers'));
    expect([isOn('Less motion'), isOn('Timers')]).toEqual([true, false]);
    expect(stored('playforward_less_motion')).toBe('true');
    expect(stored('playforward_timers')).toBe('false');
  });

  test('a device that asks for less motion is not overruled', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
    open();
    expect(isOn('Less motion')).toBe(true);
    expect(toggle('Less motion')).toMatchObject({ disabled: true });
    expect(screen.getByText('Your device asks for less motion.')).toBeDefined();
  });

  test('the theme is one of three', async () => {
    open();
    const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(option('Light').checked).toBe(true);
    await userEvent.click(option('Dark'));
    expect(option('Dark').checked).toBe(true);
    expect(stored('playforward_theme')).toBe('dark');
  });

  test('are closed by Done', async () => {
    const onClose = open();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
