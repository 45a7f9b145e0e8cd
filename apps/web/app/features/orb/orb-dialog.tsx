import { type CSSProperties, useId } from 'react';
import { bubbleMinHeight } from '../../ui/bubble-height.ts';
import { type OrbSize, orbSizes } from '../../ui/orb/orb-character.tsx';
import type { OrbMode } from '../../ui/orb/orb-looks.ts';
import { OrbButton } from './orb-button.tsx';
import './orb-dialog.css';
import type { ScreenKind } from './screen-kind.ts';
import type { Companion } from './use-companion.ts';
import { OrbSaid } from './voice/orb-said.tsx';

/** Message-only shows what is said without the companion. */
export type OrbDialogSize = OrbSize | 'message-only';

type OrbDialogProps = {
  companion: Companion;
  screen: ScreenKind;
  size: OrbDialogSize;
  /** Whether the messages are shown; the companion stays. */
  open: boolean;
  onToggle: () => void;
  /** Overrides what follows from the messages, such as listening while a chat is open. */
  mode?: OrbMode | undefined;
};

/** The companion with what it says above it, and itself as the button that shows and hides that. */
export function OrbDialog({ companion, screen, size, open, onToggle, mode }: OrbDialogProps) {
  const saidId = useId();
  const alone = size === 'message-only';
  return (
    <div
      className="orb-dialog"
      data-screen={screen}
      data-size={size}
      data-personality={companion.queue.shown?.personality_mode}
      style={{ '--bubble-min-height': `${bubbleMinHeight(companion.text.length)}px` } as CSSProperties}
    >
      <OrbSaid companion={companion} id={saidId} open={open} place={alone ? 'alone' : 'above'} />
      {!alone && (
        <OrbButton
          mode={mode ?? companion.mode}
          size={orbSizes[size]}
          open={open}
          saidId={saidId}
          onToggle={onToggle}
        />
      )}
    </div>
  );
}
