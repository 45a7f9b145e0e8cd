import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Orb } from '../../ui/orb.tsx';
import { uiText } from '../../ui/text.ts';
import { lessonText as text } from './text.ts';

type GameDialogProps = { lessonId: number; onClose: () => void };

/** The game, full screen, in a frame. No session token goes into its address; the ticket is empty (D-113). */
export function GameDialog({ lessonId, onClose }: GameDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setLoaded] = useState(false);

  // Only a dialog opened by a call puts the rest of the page out of reach; closed while still on the page, it gives
  // the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const address = `/stem-city/?${new URLSearchParams({ lesson_id: String(lessonId), access_token: '' })}`;
  return (
    <dialog
      ref={dialog}
      className="game-dialog on-sky"
      aria-label={text.city.frame}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <span aria-hidden="true">{text.city.frame}</span>
        <IconButton label={uiText.close} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </IconButton>
      </header>
      <div className="game-frame">
        <iframe
          src={address}
          title={text.city.frame}
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
        />
        {!loaded && (
          <div className="game-wait" role="status">
            <Orb mode="loading" size={112} />
            <p>{text.city.connecting}</p>
          </div>
        )}
      </div>
    </dialog>
  );
}
