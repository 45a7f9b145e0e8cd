import { cityEmotes, cityPhrases } from '@playforward/contract';
import type { HostLink } from '../link/host-link.ts';
import type { CitySession, SessionChange } from '../session/city-session.ts';
import type { Wishes } from '../settings/settings.ts';
import type { SoundBox, SoundName } from '../sound/play-sound.ts';
import { followTown } from '../town/follow-town.ts';
import { describeCommand } from './describe.ts';
import { followMissions } from './follow-missions.ts';
import { type GameEvent, type GameState, newGame, nextGame } from './game-state.ts';
import { openStatusLines, type StatusLines } from './status-lines.ts';
import { gameText as text } from './text.ts';

export type GameParts = {
  session: CitySession;
  link: HostLink;
  sounds: SoundBox;
  wishes: () => Wishes;
  /** For a page without a host. */
  lessonId: number | null;
};

/** One city on the screen: the session, the page around it, and what the pupil sees. */
export type Game = GameParts & {
  lines: StatusLines;
  state(): GameState;
  subscribe(listener: () => void): () => void;
  dispatch(event: GameEvent): void;
  /** Says a sentence aloud and keeps it in the log. */
  tell(sentence: string): void;
  /** Shows a sentence as well. */
  notify(tone: 'good' | 'bad' | 'info', sentence: string): void;
  sound(name: SoundName): void;
  aliasOf(plot: number | null): string;
  /** Looks for the lesson's missions once more. */
  askForMissions(): void;
  /** Something may have grown. */
  askForTown(): void;
  close(): void;
};

const bubbleMs = 6000;
const noticeMs = 7000;

export function openGame(parts: GameParts): Game {
  const { session, link, sounds, wishes, lessonId } = parts;
  const lines = openStatusLines();
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let state = newGame;

  const later = (work: () => void, ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };
  const dispatch = (event: GameEvent) => {
    const next = nextGame(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const log = (sentence: string) => dispatch({ kind: 'log', tick: session.city().tick, sentence });
  const tell = (sentence: string) => {
    lines.say(sentence);
    log(sentence);
  };
  const report = (sentence: string) => {
    lines.report(sentence);
    log(sentence);
  };
  const notify = (tone: 'good' | 'bad' | 'info', sentence: string) => {
    tell(sentence);
    dispatch({ kind: 'notice', tone, sentence });
    const id = state.notice?.id ?? 0;
    later(() => dispatch({ kind: 'notice over', id }), noticeMs);
  };
  const sound = (name: SoundName) => sounds.play(name, wishes());
  const aliasOf = (plot: number | null) =>
    (plot === null ? null : session.place().plots[plot]?.alias) ?? text.city;

  const said = (change: Extract<SessionChange, { kind: 'said' }>) => {
    dispatch({ kind: 'bubble', plot: change.plot, ...wordsOf(change) });
    const bubble = state.bubbles.at(-1);
    if (bubble?.plot !== change.plot) return;
    sound('signal');
    report(text.others(aliasOf(change.plot), bubble.words));
    later(() => dispatch({ kind: 'bubble over', id: bubble.id }), bubbleMs);
  };
  const hear = (change: SessionChange) => {
    if (change.kind === 'said') return said(change);
    if (change.kind === 'built') {
      const sentence = describeCommand(change.command);
      if (sentence) report(text.others(aliasOf(change.plot), sentence));
      return;
    }
    if (change.kind === 'status' && change.sentence) {
      notify(change.status === 'open' ? 'good' : 'info', change.sentence);
    }
    dispatch({ kind: 'changed' });
  };

  const town = followTown({ link, lessonId, before: () => state.town, dispatch, notify });
  const missions = followMissions({ session, link, lessonId, dispatch, notify });
  const follow = () => {
    missions.look();
    town.look();
    session.pause(link.state().paused);
    dispatch({ kind: 'changed' });
  };

  const leaveSession = session.subscribe(hear);
  const leaveLink = link.subscribe(follow);
  follow();
  return {
    ...parts,
    lines,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    tell,
    notify,
    sound,
    aliasOf,
    askForMissions: missions.again,
    askForTown: town.again,
    close() {
      leaveSession();
      leaveLink();
      for (const timer of timers) clearTimeout(timer);
      lines.close();
      listeners.clear();
    },
  };
}

/** The words of an emote or a phrase, the phrase's gap filled from its fixed list. */
function wordsOf({ signal, id, slot }: Extract<SessionChange, { kind: 'said' }>): {
  words: string;
  emote: string | null;
} {
  if (signal === 'emote') {
    return { words: cityEmotes.find((emote) => emote.id === id)?.text ?? '', emote: id };
  }
  const phrase = cityPhrases.find((known) => known.id === id);
  return { words: (phrase?.text ?? '').replace('{slot}', slotWords(slot)), emote: null };
}

function slotWords(slot: string | undefined): string {
  return (slot ?? '').replaceAll('-', ' ');
}
