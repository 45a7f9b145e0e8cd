import type { GameMessage, GameSettings } from '@playforward/contract';
import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Orb } from '../../ui/orb.tsx';
import { frameAddress } from './frame-address.ts';
import { gameFrameText as text } from './text.ts';
import { useGameLink } from './use-game-link.ts';
import './game-dialog.css';

type GameDialogProps = {
  /** Null for free play. */
  lesson: { id: number; title: string } | null;
  userName: string;
  settings: GameSettings;
  onMessage: (message: GameMessage) => void;
  onClose: () => void;
  /** What lies over the game. */
  children?: ReactNode;
};

/** The game, full screen, in a frame. */
export function GameDialog({ lesson, userName, settings, onMessage, onClose, children }: GameDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useGameLink({
    frame,
    init: {
      lesson_id: lesson?.id ?? null,
      lesson_title: lesson?.title ?? '',
      user: { name: userName },
      settings,
    },
    onMessage,
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
      aria-label={text.frame}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <span aria-hidden="true">{text.frame}</span>
        <IconButton label={text.leave} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </IconButton>
      </header>
      <div className="game-frame">
        <iframe
          ref={frame}
          src={frameAddress(lesson?.id ?? null)}
          title={text.frame}
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
        {!loaded && (
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
