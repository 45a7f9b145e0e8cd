import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { type FrameState, frameNote } from './frame-state.ts';
import { gameFrameText as text } from './text.ts';

/** Above the game: why the class is not there, and the way back to it. */
export function GameNote({ state, onAgain }: { state: FrameState; onAgain: () => void }) {
  const note = frameNote(state);
  return (
    <div className="game-note" data-note={note ?? 'none'}>
      <p role="status">{note && text.notes[note]}</p>
      {note === 'alone' && (
        <Button kind="quiet" small onClick={onAgain}>
          <RotateCcw size={16} aria-hidden="true" />
          {text.again}
        </Button>
      )}
    </div>
  );
}
