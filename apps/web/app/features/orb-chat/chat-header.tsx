import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import type { OrbMode } from '../../ui/orb/orb-looks.ts';
import { type ChatMode, isWriting } from './chat-state.ts';
import { chatText as text } from './chat-text.ts';
import type { ChatController } from './use-chat.ts';

type ChatHeaderProps = {
  controller: ChatController;
  titleId: string;
  mode: OrbMode;
  basicOnly: boolean;
  onClose: () => void;
};

/** Who is there and what it is doing; the kind of chat; the way out. */
export function ChatHeader({ controller, titleId, mode, basicOnly, onClose }: ChatHeaderProps) {
  const { chat, switchMode } = controller;
  const [shown, setShown] = useState(false);
  const doing = chat.asking === null ? 'ready' : isWriting(chat) ? 'writing' : 'thinking';
  return (
    <div className="chat-header">
      <button type="button" className="chat-orb" aria-label={text.closeLong} onClick={onClose}>
        <Orb mode={mode} size={48} />
      </button>
      <div className="min-w-0">
        <h2 id={titleId}>{text.orb}</h2>
        <p className="chat-doing">{text.state[doing]}</p>
      </div>
      {!basicOnly && (
        <>
          <ModeSwitch mode={chat.mode} shown={shown} onSwitch={switchMode} />
          <IconButton
            label={text.modes.label}
            className="chat-more"
            aria-expanded={shown}
            onClick={() => setShown(!shown)}
          >
            <SlidersHorizontal size={22} aria-hidden="true" />
          </IconButton>
        </>
      )}
      <IconButton label={text.close} className="chat-close" onClick={onClose}>
        <X size={22} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

const modes: ChatMode[] = ['assistant', 'basic'];

type ModeSwitchProps = { mode: ChatMode; shown: boolean; onSwitch: (mode: ChatMode) => void };

function ModeSwitch({ mode, shown, onSwitch }: ModeSwitchProps) {
  return (
    <fieldset className="chat-modes" data-shown={shown} aria-label={text.modes.label}>
      {modes.map((one) => (
        <button key={one} type="button" aria-pressed={one === mode} onClick={() => onSwitch(one)}>
          {text.modes[one]}
        </button>
      ))}
    </fieldset>
  );
}
