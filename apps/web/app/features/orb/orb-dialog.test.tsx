import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OrbDialog, type OrbDialogSize } from './orb-dialog.tsx';
import { createMessageStore, type MessageStore, type Writing } from './queue/message-store.ts';
import type { OrbMessage } from './queue/orb-message.ts';
import { useCompanion } from './use-companion.ts';

let store: MessageStore;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  store = createMessageStore();
});

function Shell({ size, restText }: { size: OrbDialogSize; restText?: string }) {
  const [open, setOpen] = useState(true);
  const companion = useCompanion(store, restText === undefined ? {} : { text: restText });
  return (
    <OrbDialog
      companion={companion}
      screen="default"
      size={size}
      open={open}
      onToggle={() => setOpen(!open)}
    />
  );
}

function show(size: OrbDialogSize = 'large', restText?: string) {
  const { container } = render(<Shell size={size} {...(restText && { restText })} />);
  const words = (selector: string) => container.querySelector(selector)?.textContent ?? '';
  const typed = () => words('.orb-words').slice(0, words('.orb-words').length - words('.orb-unseen').length);
  const mode = () => container.querySelector<HTMLElement>('.orb-host')?.dataset.mode;
  const width = () => container.querySelector<HTMLElement>('.orb-host')?.style.getPropertyValue('--orb-size');
  return { container, typed, mode, width };
}

const status = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const write = (message: Partial<OrbMessage>) => {
  let writing: Writing | undefined;
  act(() => {
    writing = store.write(message);
  });
  return writing as Writing;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the dialog', () => {
  test('is shown and hidden by the companion itself [A-140]', () => {
    show('large', 'Hi there!');
    expect(screen.getByRole('group', { name: 'Your Future You' })).toBeTruthy();
    press('Your Future You: hide messages');
    expect(screen.queryByRole('group', { name: 'Your Future You' })).toBeNull();
    press('Your Future You: show messages');
    expect(status()).toBe('Hi there!');
  });

  test('has three sizes, and messages without a companion [A-134]', () => {
    const widths = (['small', 'medium', 'large'] as const).map((size) => show(size).width());
    expect(new Set(widths).size).toBe(3);
    expect(show('message-only', 'Hi').width()).toBeUndefined();
  });

  test.each([
    [90, '80px'],
    [150, '120px'],
    [250, '160px'],
    [350, '200px'],
  ])('gives a text of %d characters a bubble of at least %s [A-167]', (length, height) => {
    const { container } = show('large', 'a'.repeat(length));
    const dialog = container.querySelector<HTMLElement>('.orb-dialog');
    expect(dialog?.style.getPropertyValue('--bubble-min-height')).toBe(height);
  });

  test('shows nothing where there is nothing to say', () => {
    const { container } = show();
    expect(container.querySelector('.bubble')).toBeNull();
    expect(status()).toBe('');
  });

  test('says a message once and whole to those who listen, while it types it for those who see', () => {
    const { typed } = show();
    act(() => store.queue({ text: 'One whole sentence to say.' }));
    expect(status()).toBe('One whole sentence to say.');
    expect(typed()).toBe('');
    wait(200);
    expect(typed()).toBe('One whole ');
    wait(2000);
    expect(typed()).toBe('One whole sentence to say.');
  });

  test('waits for Next and tells how many wait [L-219] [L-222]', () => {
    show();
    act(() => store.queue({ text: 'a' }, { text: 'b' }, { text: 'c' }));
    expect(screen.getByText('2 more messages')).toBeTruthy();
    press('Next');
    expect(status()).toBe('b');
    expect(screen.getByText('1 more message')).toBeTruthy();
    press('Next');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  test('needs no Next in automatic delivery, and waits while somebody is on it [L-219]', () => {
    show();
    act(() => {
      store.deliver('auto');
      store.queue({ text: 'a' }, { text: 'b' });
    });
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    fireEvent.pointerEnter(screen.getByRole('group'));
    wait(10_000);
    expect(status()).toBe('a');
    fireEvent.pointerLeave(screen.getByRole('group'));
    wait(5000);
    expect(status()).toBe('b');
  });
});

describe('moods', () => {
  test('come from what is said', () => {
    const { mode } = show();
    expect(mode()).toBe('idle');
    act(() => store.immediate({ text: 'a', interaction_type: 'celebration' }));
    expect(mode()).toBe('excited');
    act(() => store.clear());
    expect(mode()).toBe('idle');
  });

  test('worry about a wrong answer becomes determination after 1.2 seconds', () => {
    const { mode } = show();
    act(() => store.immediate({ text: 'a', emotional_state: 'worried', interaction_type: 'wrong_answer' }));
    wait(1199);
    expect(mode()).toBe('worried');
    wait(1);
    expect(mode()).toBe('determined');
  });

  test('any other worry stays', () => {
    const { mode } = show();
    act(() => store.immediate({ text: 'a', emotional_state: 'worried' }));
    wait(10_000);
    expect(mode()).toBe('worried');
  });
});

describe('a message that is being written', () => {
  test('shows thinking, then speaking, and is told when it is whole', () => {
    const { mode } = show();
    const writing = write({ personality_mode: 'excited' });
    expect(mode()).toBe('thinking');
    act(() => writing.grow('Half a '));
    expect(mode()).toBe('speaking');
    expect(status()).toBe('Your Future You is writing');
    act(() => {
      writing.grow('sentence.');
      writing.finish();
    });
    expect(mode()).toBe('excited');
    expect(status()).toBe('Half a sentence.');
  });

  test.each([
    ['the stop button', () => press('Stop')],
    ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ])('is stopped by %s and keeps what is there [D-111]', (_, stop) => {
    show();
    const writing = write({});
    act(() => writing.grow('Half'));
    stop();
    expect(writing.signal.aborted).toBe(true);
    expect(status()).toBe('Half');
  });
});

describe('reading aloud', () => {
  type Utterance = SpeechSynthesisUtterance & { text: string };
  let spoken: Utterance[];
  let cancelled: number;

  beforeEach(() => {
    spoken = [];
    cancelled = 0;
    vi.stubGlobal('speechSynthesis', {
      speak: (utterance: Utterance) => spoken.push(utterance),
      cancel: () => void cancelled++,
    });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
  });

  const marked = () => document.querySelector('mark')?.textContent ?? null;
  const voice = () => spoken.at(-1) as Utterance;
  const start = () => act(() => voice().onstart?.({} as SpeechSynthesisEvent));
  const reach = (charIndex: number) =>
    act(() => voice().onboundary?.({ name: 'word', charIndex } as SpeechSynthesisEvent));

  test('marks the word the voice is at, and speaks meanwhile', () => {
    const { mode } = show('large', 'Hi there! 👋 Ready?');
    press('Read aloud');
    expect(voice().text).toBe('Hi there!    Ready?');
    start();
    reach(3);
    expect(marked()).toBe('there!');
    expect(mode()).toBe('speaking');
    act(() => voice().onend?.({} as SpeechSynthesisEvent));
    expect(marked()).toBeNull();
    expect(mode()).toBe('idle');
  });

  test('follows the clock where the voice names no word', () => {
    show('large', 'One two three four five six seven');
    press('Read aloud');
    start();
    wait(600);
    expect(marked()).toBeNull();
    wait(300);
    expect(marked()).not.toBeNull();
  });

  test('stops by its button, by Escape and with another message', () => {
    show('large', 'Hi');
    press('Read aloud');
    press('Stop reading');
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
    press('Read aloud');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
    press('Read aloud');
    const before = cancelled;
    act(() => store.queue({ text: 'Something else' }));
    expect(cancelled).toBeGreaterThan(before);
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
  });

  test('gives up a voice that never starts', () => {
    show('large', 'Hi');
    press('Read aloud');
    wait(4000);
    expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
  });

  test('is not offered where the browser has no voice', () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    show('large', 'Hi');
    expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
  });
});
