import { Building2, Rocket } from 'lucide-react';
import { gameFrameText } from '../../features/game-frame/text.ts';
import { doorText } from '../../features/race/door-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { GameName } from './use-game-address.ts';

type OtherGameProps = { other: GameName; onOpen: (name: GameName) => void };

/** In the dialog of one game of the dashboard, the way to the other (D-121). */
export function OtherGame({ other, onOpen }: OtherGameProps) {
  const Icon = other === 'race' ? Rocket : Building2;
  return (
    <IconButton label={other === 'race' ? doorText.play : gameFrameText.play} onClick={() => onOpen(other)}>
      <Icon size={24} aria-hidden="true" />
    </IconButton>
  );
}
