import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SoundDialog } from './sound-dialog.tsx';

const play = vi.fn(() => Promise.resolve());

beforeEach(() => {
  // jsdom knows dialogs and sounds only by name.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  play.mockClear();
  vi.stubGlobal(
    'Audio',
    class {
      paused = true;
      currentTime = 0;
      volume = 1;
      play = play;
    },
  );
});

const dialog = () => screen.queryByRole('dialog', { name: 'Sound Preferences' });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the question about sound', () => {
  test('is asked in a clean browser, with its note [A-142] [A-181] [A-182] [A-183] [A-184] [A-185]', () => {
    render(<SoundDialog />);
    expect(dialog()?.textContent).toContain('Would you like to turn on sound?');
    expect(dialog()?.textContent).toContain('You can change this later in preferences.');
    expect(screen.getByRole('button', { name: 'Enable Sound' })).toBe(document.activeElement);
    expect(screen.getByRole('button', { name: 'No Sound' })).toBeTruthy();
  });

  test.each(['true', 'false'])('is not asked when %j is stored [A-186]', (stored) => {
    localStorage.setItem('soundEnabled', stored);
    render(<SoundDialog />);
    expect(dialog()).toBeNull();
  });

  test('answered with yes turns sound on and lets it be heard [A-187] [A-188]', async () => {
    render(<SoundDialog />);
    click('Enable Sound');
    expect(dialog()).toBeNull();
    expect(localStorage.getItem('soundEnabled')).toBe('true');
    expect(play).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(localStorage.getItem('audioAutoplayAllowed')).toBe('true'));
  });

  test('answered with no stays quiet [A-187] [A-188]', () => {
    const { unmount } = render(<SoundDialog />);
    click('No Sound');
    expect(dialog()).toBeNull();
    expect(localStorage.getItem('soundEnabled')).toBe('false');
    expect(play).not.toHaveBeenCalled();
    unmount();
    render(<SoundDialog />);
    expect(dialog()).toBeNull();
  });

  test('left with Escape stays quiet', () => {
    render(<SoundDialog />);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
    expect(localStorage.getItem('soundEnabled')).toBe('false');
  });
});
