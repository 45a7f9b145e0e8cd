import type { HandIn, UserAnswer } from '@playforward/contract';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { CompanionLine } from '../../features/lesson/companion-state.ts';
import type { LessonTab } from '../../features/lesson/lesson-tabs.ts';
import { lessonText } from '../../features/lesson/text.ts';
import { ChatOrbButton } from '../../features/orb/chat-orb-button.tsx';
import { helpPlaceOf } from '../../features/orb/help/help-place.ts';
import type { LessonNews, LessonOrbProps } from '../../features/orb/lesson-orb.tsx';
import { unreachableText } from '../../features/orb/voice/fallbacks.ts';
import type { HandedIn } from '../../features/orb-chat/chat-entry.ts';
import { orbSizes } from '../../ui/orb/orb-character.tsx';
import type { OrbMode } from '../../ui/orb/orb-looks.ts';
import { SpeechBubble } from '../../ui/speech-bubble.tsx';
import './lesson-companion.css';
import { whenIdle } from '../../ui/when-idle.ts';
import { useOrbChat } from '../use-orb-chat.tsx';

type LessonCompanionProps = {
  lessonId: number;
  tab: LessonTab;
  rest: string;
  /** The step of a guided problem that is open, counted from 0. */
  step: number;
  line: CompanionLine;
  news: LessonNews;
  user: UserAnswer | null;
  /** What was handed in from the chat before. */
  handedIn: readonly HandedIn[];
  isSolved: (problemId: number) => boolean;
  /** Hands in what was said in the chat; undefined where there is no field for it. */
  onHandIn: ((offer: HandIn) => void) | undefined;
};

/**
 * The companion beside the lesson. It stands there at once with the words of the page; its voice, its help and its
 * chat come after the lesson, which has the first claim on a slow line.
 */
export function LessonCompanion(props: LessonCompanionProps) {
  const { lessonId, tab, rest, step, line, news, user, handedIn, isSolved, onHandIn } = props;
  const [own, setOwn] = useState<{ mode: OrbMode; isSaying: boolean }>();
  const LessonOrb = useLessonOrb();
  const helped = useRef<() => void>(undefined);
  const place = helpPlaceOf({ lessonId, tab, rest, step });
  const name = user?.name.trim() || 'Student';
  const chat = useOrbChat({
    name,
    place: {
      lessonId,
      problemId: place.problemId,
      step: place.step,
      unreachable: unreachableText('lesson'),
    },
    handedIn,
    onHandIn: place.problemId === undefined || isSolved(place.problemId) ? undefined : onHandIn,
    onAnswered: useCallback(() => helped.current?.(), []),
  });
  const onReady = useCallback((tell: () => void) => {
    helped.current = tell;
  }, []);

  const onMode = useCallback((mode: OrbMode, isSaying: boolean) => setOwn({ mode, isSaying }), []);

  return (
    <>
      <aside className="companion" aria-label={lessonText.companion.name}>
        {LessonOrb ? (
          <LessonOrb
            place={place}
            name={name}
            news={news}
            onReady={onReady}
            career={user?.learning_profile?.chosen_career}
            welcome={lessonText.companion.tabs[tab]}
            restText={line.text}
            onMode={onMode}
          />
        ) : (
          <div className="companion-bubble" aria-live="polite">
            <SpeechBubble>{line.text}</SpeechBubble>
          </div>
        )}
        <ChatOrbButton
          mode={chat.mode ?? modeOf(line.mode, own)}
          size={orbSizes.large}
          open={chat.open}
          onToggle={chat.toggle}
          className="companion-orb"
        />
      </aside>
      {chat.panel}
    </>
  );
}

/** What it says itself comes first, then what happened on the page; at rest it follows how the student is doing. */
function modeOf(ofPage: OrbMode, own: { mode: OrbMode; isSaying: boolean } | undefined): OrbMode {
  return own && (own.isSaying || ofPage === 'idle') ? own.mode : ofPage;
}

/** Null until it is here; without a line the page's own words stay. */
function useLessonOrb(): ComponentType<LessonOrbProps> | null {
  const [part, setPart] = useState<ComponentType<LessonOrbProps> | null>(null);
  // It is fetched when the page has nothing better to do.
  useEffect(() => {
    let gone = false;
    const stop = whenIdle(() => {
      import('../../features/orb/lesson-orb.tsx').then(
        ({ LessonOrb }) => !gone && setPart(() => LessonOrb),
        () => undefined,
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return part;
}
