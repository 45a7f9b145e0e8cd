import { ArrowLeft, ArrowRight, RotateCcw, RotateCw } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { classifierText as text } from './text.ts';

type Nudge = { turn?: number; move?: number };

/** Moves and turns the line without dragging. */
export function LineKeys({ onNudge }: { onNudge: (nudge: Nudge) => void }) {
  return (
    <fieldset className="line-keys">
      <legend>{text.moveLine}</legend>
      <IconButton label={text.left} onClick={() => onNudge({ move: -4 })}>
        <ArrowLeft size={22} aria-hidden="true" />
      </IconButton>
      <IconButton label={text.right} onClick={() => onNudge({ move: 4 })}>
        <ArrowRight size={22} aria-hidden="true" />
      </IconButton>
      <IconButton label={text.turnLeft} onClick={() => onNudge({ turn: 6 })}>
        <RotateCcw size={22} aria-hidden="true" />
      </IconButton>
      <IconButton label={text.turnRight} onClick={() => onNudge({ turn: -6 })}>
        <RotateCw size={22} aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
