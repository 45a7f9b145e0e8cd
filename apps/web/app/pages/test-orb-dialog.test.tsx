import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import TestOrbDialogPage from './test-orb-dialog.tsx';

const documentedPersonalities = [
  'idle',
  'excited',
  'fulfilled',
  'determined',
  'encouraging',
  'guiding',
  'celebrating',
  'patient',
  'supportive',
];
const greeting = "Hi there! 👋 I'm your learning companion. Click on me anytime you need help!";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderApp([{ path: '*', element: <TestOrbDialogPage /> }], '/test/orb-dialog');
});

const part = (selector: string) => document.querySelector<HTMLElement>(selector);
const said = () => screen.getByRole('status').textContent ?? '';
const mode = () => part('.orb-host')?.dataset.mode;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const turn = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Moves the page's clock on until something is so, instead of waiting for the real one. */
async function soon(isSo: () => void): Promise<void> {
  for (let moved = 0; moved < 5000; moved += 100) {
    try {
      return isSo();
    } catch {
      await wait(100);
    }
  }
  isSo();
}
const hears = (words: string | RegExp) =>
  soon(() => (typeof words === 'string' ? expect(said()).toBe(words) : expect(said()).toMatch(words)));
const looks = (name: string) => soon(() => expect(mode()).toBe(name));
const greeted = () => hears(/Hi there!/);

function inState(name: string): string {
  const state = screen.getByRole('region', { name: 'State' });
  return within(state).getByText(name).nextElementSibling?.textContent ?? '';
}

function choose(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function say(text: string, way = 'Send'): void {
  choose('Custom message', text);
  press(way);
}

describe('the orb test page', () => {
  test('says the default words after its welcome time [L-036] [L-320] [L-331]', async () => {
    await hears(greeting);
    expect(inState('Shown message')).toBe('nothing');
  });

  test('shows custom and preset messages with their personality [A-135] [A-136] [A-218] [A-219]', async () => {
    await greeted();
    const modes = { determined: 'determined', guiding: 'speaking', curious: 'listening', patient: 'worried' };
    for (const [personality, look] of Object.entries(modes)) {
      choose('Personality', personality);
      say(`I am ${personality}`);
      await hears(`I am ${personality}`);
      expect(part('.orb-dialog')?.dataset.personality).toBe(personality);
      await looks(look);
    }
    const offered = within(screen.getByLabelText('Personality')).getAllByRole('option');
    expect(offered.map((option) => option.textContent?.toLowerCase())).toEqual(
      expect.arrayContaining(documentedPersonalities),
    );
    press(/We did it!/);
    await hears('We did it! I am so proud of us.');
    await looks('excited');
  });

  test('looks as feelings and message types ask [L-202] [L-208] [L-209] [L-210]', async () => {
    await greeted();
    for (const [state, look] of [
      ['happy', 'excited'],
      ['calm', 'idle'],
      ['focused', 'thinking'],
      ['zzz', 'fulfilled'],
    ] as const) {
      choose('Emotional state', state);
      say(`I feel ${state}`);
      await looks(look);
    }
    choose('Message type', 'encouragement');
    say('Go on');
    await looks('determined');
  });

  test('queues, puts first, shows at once and clears [A-137] [L-222]', async () => {
    await greeted();
    say('first', 'Queue');
    say('second', 'Queue');
    say('third', 'Queue');
    say('before them', 'Priority');
    await hears('first');
    expect(inState('Queue length')).toBe('3');
    say('now', 'Immediate');
    await hears('now');
    for (const next of ['before them', 'second', 'third']) {
      press('Next');
      await hears(next);
    }
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    say('one more', 'Queue');
    press('Clear');
    expect(inState('Queue length')).toBe('0');
    expect(inState('Shown message')).toBe('nothing');
  });

  test('goes on by itself in automatic delivery [L-219]', async () => {
    await greeted();
    fireEvent.click(screen.getByRole('radio', { name: 'Every 5 seconds' }));
    say('first', 'Queue');
    say('second', 'Queue');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await wait(5000);
    await hears('second');
  });

  test('keeps flagged messages for a review [L-151]', async () => {
    await greeted();
    turn('Flag for review');
    say('Look at fractions again', 'Queue');
    expect(inState('Kept for review')).toBe('1');
    expect(said()).toContain('Hi there!');
  });

  test('reacts to five activities [A-138] [L-321]', async () => {
    await greeted();
    for (const [name, look] of [
      ['Lesson start', 'speaking'],
      ['Lesson complete', 'excited'],
      ['Correct answer', 'fulfilled'],
      ['Wrong answer', 'worried'],
      ['Hint request', 'listening'],
    ] as const) {
      press(name);
      await looks(look);
    }
    await hears("Click on a practice problem and I'll help you with hints! 🤔");
    press('Wrong answer');
    await looks('determined');
  });

  test('asks questions 1 to 11 only, each with its personality [A-139] [A-257]', async () => {
    await greeted();
    for (const [question, personality] of [
      ['1', 'idle'],
      ['4', 'excited'],
      ['9', 'fulfilled'],
      ['11', 'determined'],
    ] as const) {
      choose('Question number', question);
      press('Ask');
      expect(part('.orb-dialog')?.dataset.personality).toBe(personality);
    }
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Question after' }).disabled).toBe(true);
    for (const wrong of ['0', '12', '2.5']) {
      choose('Question number', wrong);
      press('Ask');
      expect(screen.getByText('Choose a whole number from 1 to 11.')).toBeTruthy();
      await hears('What are your favorite subjects at school?');
    }
  });

  test('hides and shows its dialog by switch and by the orb [A-140]', async () => {
    await greeted();
    const dialog = () => screen.queryByRole('group', { name: 'Your Future You' });
    turn('Show dialog');
    expect(dialog()).toBeNull();
    press('Your Future You: show messages');
    expect(dialog()).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show dialog' }).checked).toBe(true);
  });

  test('streams three messages, one shown, and stops by Escape [L-220] [L-221] [L-230]', async () => {
    await greeted();
    press('Stream three messages');
    await looks('speaking');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await soon(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
    await hears(/^Think/);
    press('Clear');
    press('Stream three messages');
    await wait(20_000);
    await soon(() => expect(inState('Queue length')).toBe('2'));
    await hears('Think of a recipe. Two cups of rice feed six people.');
  });

  test('says where something is missing and keeps what was typed', async () => {
    await greeted();
    say('   ');
    expect(screen.getByRole('alert').textContent).toBe('Write a message first.');
    say('<script>alert(1)</script>');
    await hears('<script>alert(1)</script>');
    expect(screen.getByLabelText<HTMLInputElement>('Custom message').value).toBe('<script>alert(1)</script>');
  });
});
