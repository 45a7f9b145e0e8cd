import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mount } from './copy-listing-behaviour.ts';

function listingBox() {
  document.body.innerHTML =
    '<div data-copied="Copied" data-failed="By hand, please"><blockquote data-listing>Maple pledges.</blockquote><button>Copy</button><p data-status></p></div>';
  const box = document.querySelector('div');
  if (!box) throw new Error('the box is in the page above');
  return { box, button: box.querySelector('button'), status: box.querySelector('[data-status]') };
}

function clipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

afterEach(() => vi.unstubAllGlobals());

describe('the button that copies the listing text', () => {
  test('hands the whole text over and says so', async () => {
    const written: string[] = [];
    clipboard(async (text) => void written.push(text));
    const { box, button, status } = listingBox();
    mount(box);
    button?.click();
    await waitFor(() => expect(status?.textContent).toBe('Copied'));
    expect(written).toEqual(['Maple pledges.']);
  });

  test('marks the text and says what to do where the browser refuses', async () => {
    clipboard(() => Promise.reject(new Error('NotAllowedError')));
    const { box, button, status } = listingBox();
    mount(box);
    button?.click();
    await waitFor(() => expect(status?.textContent).toBe('By hand, please'));
    expect(window.getSelection()?.toString()).toBe('Maple pledges.');
  });

  test('does nothing after it was cleaned up', async () => {
    const written: string[] = [];
    clipboard(async (text) => void written.push(text));
    const { box, button } = listingBox();
    mount(box)();
    button?.click();
    await Promise.resolve();
    expect(written).toEqual([]);
  });
});
