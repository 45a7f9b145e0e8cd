import { MessageCircle } from 'lucide-react';
import { OrbCharacter } from '../../ui/orb/orb-character.tsx';
import type { OrbMode } from '../../ui/orb/orb-looks.ts';
import './chat-orb-button.css';
import { orbText } from './text.ts';

type ChatOrbButtonProps = {
  mode: OrbMode;
  size: number;
  open: boolean;
  onToggle: () => void;
  className?: string;
};

/** The companion itself as the way into the chat, and out of it. */
export function ChatOrbButton({ mode, size, open, onToggle, className }: ChatOrbButtonProps) {
  return (
    <button
      type="button"
      className="chat-orb-button"
      aria-label={orbText.openChat}
      aria-expanded={open}
      onClick={onToggle}
    >
      <OrbCharacter mode={mode} size={size} className={className} />
      <span className="chat-orb-chip" aria-hidden="true">
        <MessageCircle size={18} />
        {orbText.chat}
      </span>
    </button>
  );
}
