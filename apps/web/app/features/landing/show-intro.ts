import { type IntroState, isPlaying, lettersShown } from './intro-state.ts';
import { landingText } from './text.ts';

/** The elements of the intro, found once. */
export type IntroParts = ReturnType<typeof findIntroParts>;

export function findIntroParts(hero: HTMLElement) {
  const one = (name: string) => hero.querySelector<HTMLElement>(`[data-${name}]`);
  return {
    hero,
    intro: one('intro'),
    orb: one('orb'),
    lines: one('lines'),
    greeting: one('greeting'),
    messages: [...hero.querySelectorAll<HTMLElement>('[data-message]')],
    account: one('account'),
    live: one('live'),
    skip: one('skip'),
  };
}

/** Draws a state of the intro. Lines being typed are hidden from assistive technology, which gets whole sentences. */
export function showIntro(parts: IntroParts, state: IntroState): void {
  const { hero, orb, lines, greeting, messages, account, skip } = parts;
  const playing = isPlaying(state);
  hero.dataset.phase = state.phase;
  hero.toggleAttribute('data-played', state.phase !== 'waiting' && state.phase !== 'skipped');
  greeting?.toggleAttribute('data-off', state.phase === 'fading-in' || !isOnStage(state));
  for (const [index, line] of messages.entries()) showMessage(line, state, index);
  account?.toggleAttribute('data-off', state.phase !== 'closing' && (playing || !isOnStage(state)));
  orb?.toggleAttribute('data-talking', state.phase === 'typing');
  if (orb) orb.dataset.mood = isGlad(state) ? 'excited' : 'idle';
  if (playing) lines?.setAttribute('aria-hidden', 'true');
  else lines?.removeAttribute('aria-hidden');
  if (skip) skip.hidden = !playing;
  announce(parts, state);
}

const isOnStage = ({ phase }: IntroState) => phase !== 'waiting' && phase !== 'leaving';

function showMessage(line: HTMLElement, state: IntroState, index: number): void {
  const message = line.dataset.message ?? '';
  const letters = lettersShown(state, index, message.length);
  line.toggleAttribute('data-off', letters === undefined);
  line.toggleAttribute('data-typing', state.phase === 'typing' && state.message === index);
  const typed = line.firstElementChild;
  if (typed) typed.textContent = message.slice(0, letters ?? 0);
}

/** It is happiest about the way forward. */
function isGlad(state: IntroState): boolean {
  if (state.phase === 'typing') return state.message === landingText.messages.length - 1;
  return state.phase === 'closing' || state.phase === 'done';
}

function announce({ live }: IntroParts, state: IntroState): void {
  if (!live) return;
  if (state.phase === 'greeting') live.textContent = landingText.greeting;
  else if (state.phase === 'typing' && state.letters === 0)
    live.textContent = landingText.messages[state.message] ?? '';
  else if (state.phase === 'done') live.textContent = '';
}
