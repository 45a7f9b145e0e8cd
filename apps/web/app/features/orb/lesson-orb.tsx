import { useEffect, useId, useRef, useState } from 'react';
import type { OrbMode } from '../../ui/orb/orb-looks.ts';
import { type ActivityContext, currentActivity } from './help/activity-context.ts';
import { askHelp } from './help/ask-help.ts';
import { HelpButtons } from './help/help-buttons.tsx';
import { type HelpOption, type HelpPlace, helpOptions } from './help/help-options.ts';
import { useProactiveHelp } from './help/use-proactive-help.ts';
import { createMessageStore } from './queue/message-store.ts';
import type { OrbMessage } from './queue/orb-message.ts';
import { type AskedQuestion, useAsked } from './queue/use-asked.ts';
import { orbText } from './text.ts';
import { useCompanion } from './use-companion.ts';
import { useOrbContext } from './use-orb-context.ts';
import { OrbSaid } from './voice/orb-said.tsx';
import { reactToAnswer, trigger } from './voice/triggers.ts';
import { useWelcome } from './voice/use-welcome.ts';
import { welcomeAfter } from './voice/welcome.ts';

/** What just happened in the lesson; each news is a new object. */
export type LessonNews =
  | { kind: 'right' | 'wrong' | 'other'; problemId: number | undefined }
  /** The city has words for the companion. */
  | { kind: 'city'; said: OrbMessage }
  | null;

export type LessonOrbProps = {
  place: HelpPlace;
  name: string;
  career: string | null | undefined;
  /** What it greets with on the open part of the lesson. */
  welcome: string;
  /** What the companion says while nothing else is to be said. */
  restText: string;
  news: LessonNews;
  /** How the companion looks, and whether it is saying something of its own. */
  onMode: (mode: OrbMode, isSaying: boolean) => void;
  /** Called once with the way to tell that the chat has helped. */
  onReady: (helped: () => void) => void;
};

/** The companion inside the work: what it says about the lesson, the help it offers, and when it speaks first. */
export function LessonOrb(props: LessonOrbProps) {
  const { place, name, career, welcome, restText, news, onMode, onReady } = props;
  const [store] = useState(() => createMessageStore());
  const saidId = useId();
  const { lessonId, problemId, part } = place;
  useWelcome({ store, screen: 'lesson', name, career, words: welcome });
  const { context: doing } = useOrbContext();
  const companion = useCompanion(store, { text: restText, emotion: doing?.emotional_state });
  const { shown } = companion.queue;
  const helped = useProactiveHelp({ store, ids: { lessonId, problemId } });
  useLessonStart(store, lessonId);
  const asked = useAsked(store, { about: `${part} ${problemId}`, text: companion.text });
  useReactions({ store, news, lessonId, asked });
  useClearedBy(store, part);

  const { mode } = companion;
  const isSaying = shown !== null || companion.voice.active;
  useEffect(() => onMode(mode, isSaying), [mode, isSaying, onMode]);
  useEffect(() => onReady(helped), [helped, onReady]);

  const activity = currentActivity({ lessonId, problemId });
  const context: ActivityContext = {
    screen: 'lesson',
    help_level: doing?.help_level ?? 0,
    current_activity: activity,
  };
  const ask = (option: HelpOption) => {
    helped();
    asked.begin();
    void askHelp(store, option).then(helped);
  };
  return (
    <>
      <div
        ref={asked.bubble}
        className="companion-bubble"
        data-asked={asked.now}
        data-screen={context.screen}
        data-help-level={context.help_level}
        data-activity={`${activity.type} ${activity.id}`}
      >
        <OrbSaid companion={companion} id={saidId} open place="above" />
      </div>
      <HelpButtons
        options={helpOptions(place)}
        fitting={news?.kind === 'wrong' && news.problemId === problemId ? 'hint' : null}
        onAsk={ask}
      />
    </>
  );
}

type Store = ReturnType<typeof createMessageStore>;

/** The server hears once that a lesson was opened; its words come after the greeting had its time (L-200, D-83). */
function useLessonStart(store: Store, lessonId: number): void {
  useEffect(() => {
    let gone = false;
    const greeted = new Promise((resolve) => setTimeout(resolve, welcomeAfter.bubble + 50));
    void trigger('lesson_start', { lessonId })
      .catch(() => [])
      .then(async (messages) => {
        await greeted;
        // Whoever asked something meanwhile is not interrupted.
        const { shown } = store.read();
        const free = shown === null || shown.interaction_type === 'welcome';
        // The page has greeted already, in words that fit its open part.
        const news = messages.filter(({ text }) => text !== orbText.welcome.lesson);
        if (!gone && free) store.queue(...news);
      });
    return () => {
      gone = true;
    };
  }, [store, lessonId]);
}

type ReactionInput = { store: Store; news: LessonNews; lessonId: number; asked: AskedQuestion };

/**
 * Each answer is told once, and the companion reacts to it; anything else that happens takes its words away, but not
 * the help that was asked for.
 */
function useReactions({ store, news, lessonId, asked: { now, end } }: ReactionInput): void {
  const told = useRef<LessonNews>(null);
  useEffect(() => {
    if (!news || told.current === news) return;
    told.current = news;
    if (news.kind === 'city') {
      store.immediate(news.said);
      return;
    }
    const ids = { lessonId, problemId: news.problemId };
    if (news.kind === 'other') {
      if (!now) store.clear();
      return;
    }
    end();
    void reactToAnswer(store, news.kind === 'right' ? 'correct_answer' : 'wrong_answer', ids);
  }, [store, news, lessonId, now, end]);
}

/** Another part of the lesson begins without the words about the last one (L-201). */
function useClearedBy(store: Store, part: string): void {
  const last = useRef(part);
  useEffect(() => {
    if (last.current === part) return;
    last.current = part;
    store.clear();
  }, [store, part]);
}
