import type { GameMessage, GameSettings } from '@playforward/contract';
import { X } from 'lucide-react';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import { GameNote } from './game-note.tsx';
import { type GameNews, GameOrb } from './game-orb.tsx';
import { gameFrameText as text } from './text.ts';
import { useGameFrame } from './use-game-frame.ts';
import { useGameLink } from './use-game-link.ts';
import './game-dialog.css';

type GameDialogProps = {
  /** Null for free play. */
  lesson: { id: number; title: string } | null;
  settings: GameSettings;
  /** Stands for the student's account where the game keeps something for it; empty where nobody is signed in. */
  mark: string;
  /** Something else has the student's eyes. */
  paused: boolean;
  onMessage: (message: GameMessage) => void;
  onClose: () => void;
  /** The way to another game. */
  others?: ReactNode;
  /** What lies over the game. */
  children?: ReactNode;
};

/** The game, full screen, in a frame. */
export function GameDialog(props: GameDialogProps) {
  const { lesson, settings, mark, paused, onMessage, onClose, others, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [news, setNews] = useState<GameNews>(null);
  /** The game has answered: it has a bar and a way out of its own. */
  const [isLinked, setLinked] = useState(false);
  const { state, onLoaded, again } = useGameFrame(lesson?.id ?? null);
  useGameLink({
    frame,
    address: state.address,
    paused,
    // The name by which the city knows the student; their own name stays on this page.
    init: {
      lesson_id: lesson?.id ?? null,
      lesson_title: lesson?.title ?? '',
      user: { name: state.alias },
      account_mark: mark,
      settings,
    },
    onMessage: (message) => {
      setLinked(true);
      if (message.type === 'close') onClose();
      else {
        if (message.type === 'orb') setNews(message.event);
        onMessage(message);
      }
    },
  });

  // Only a dialog opened by a call puts the rest of the page out of reach; closed while still on the page, it gives
  // the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="game-dialog on-sky"
      data-own-bar={isLinked && others === undefined}
      aria-label={text.frame}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <GameOrb news={news} onRead={useCallback(() => setNews(null), [])} />
        <span className="game-name" aria-hidden="true">
          {text.frame}
        </span>
        <IconButton label={text.leave} onClick={onClose} className="game-leave">
          <X size={24} aria-hidden="true" />
        </IconButton>
        {others}
      </header>
      <GameNote state={state} onAgain={again} />
      <div className="game-frame">
        {state.address !== null && (
          <iframe
            key={state.address}
            ref={frame}
            src={state.address}
            title={text.frame}
            referrerPolicy="no-referrer"
            onLoad={onLoaded}
          />
        )}
        {!state.loaded && (
          <div className="game-wait" role="status">
            <Orb mode="loading" size={112} />
            <p>{text.connecting}</p>
          </div>
        )}
        {children}
      </div>
    </dialog>
  );
}
