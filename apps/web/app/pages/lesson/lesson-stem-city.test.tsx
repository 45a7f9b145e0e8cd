import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openLesson, press, readyPage } from './testing-lesson.tsx';

beforeEach(readyPage);

describe('Stem City', () => {
  test('opens the game in a full-screen frame without a session token [L-096] [L-097] [L-098] [L-099] [L-100]', async () => {
    localStorage.setItem('playforward_access_token', 'secret');
    openLesson('/lesson/1/stem-city');
    expect(await screen.findByText('Explore Through Gaming')).toBeTruthy();
    await press('Play Stem City');
    const dialog = await screen.findByRole('dialog', { name: 'Stem City' }, { timeout: 10_000 });
    expect(within(dialog).getByText('Connecting to game...')).toBeTruthy();
    const frame = await within(dialog).findByTitle('Stem City');
    expect(frame.getAttribute('src')).toBe('/stem-city/?lesson_id=1&access_token=');
    fireEvent.load(frame);
    expect(screen.queryByText('Connecting to game...')).toBeNull();
    await press('Leave Stem City');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
