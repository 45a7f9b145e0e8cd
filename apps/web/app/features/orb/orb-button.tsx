import { OrbCharacter } from '../../ui/orb/orb-character.tsx';
import type { OrbMode } from '../../ui/orb/orb-looks.ts';
import './orb-dialog.css';
import { orbText } from './text.ts';

type OrbButtonProps = {
  mode: OrbMode;
  size: number;
  /** Whether its messages are shown, and the id of where they are. */
  open: boolean;
  saidId: string;
  onToggle: () => void;
  className?: string;
};

/** The companion itself: a click shows and hides what it says. */
export function OrbButton({ mode, size, open, saidId, onToggle, className }: OrbButtonProps) {
  return (
    <button
      type="button"
      className="orb-button"
      aria-expanded={open}
      aria-controls={saidId}
      aria-label={open ? orbText.hideMessages : orbText.showMessages}
      onClick={onToggle}
    >
      <OrbCharacter mode={mode} size={size} className={className} />
    </button>
  );
}
