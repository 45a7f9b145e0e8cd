import { type IntroEvent, type IntroState, makeIntroReducer, phaseWait } from './intro-state.ts';

export type Intro = { send: (event: IntroEvent) => void; stop: () => void };

/** Runs the intro on the clock: `show` gets every new state. Nothing moves until the hero is left. */
export function startIntro(messages: readonly string[], show: (state: IntroState) => void): Intro {
  const reduce = makeIntroReducer(messages);
  let state: IntroState = { phase: 'waiting' };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(event: IntroEvent): void {
    const next = reduce(state, event);
    if (next === state) return;
    clearTimeout(timer);
    state = next;
    const wait = phaseWait(state);
    timer = wait === undefined ? undefined : setTimeout(send, wait, { kind: 'waited' });
    show(state);
  }
  return { send, stop: () => clearTimeout(timer) };
}
