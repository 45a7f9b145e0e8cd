import { type NudgePhrase, nudgePhrases } from '@playforward/contract';
import { Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { nowText } from './text.ts';

type NudgeMenuProps = {
  label: string;
  title: string;
  onPick: (phrase: NudgePhrase) => Promise<void>;
  children?: ReactNode;
};

const phrases = Object.entries(nudgePhrases) as [NudgePhrase, string][];

/** The six sentences; there is no field for another. Arrow keys walk, Escape and a click elsewhere close. */
export function NudgeMenu({ label, title, onPick, children = nowText.nudge }: NudgeMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The focus and clicks elsewhere on the page are outside of React.
  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const leave = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Escape') close();
    else if (to === undefined) return;
    else items.at(to % items.length)?.focus();
    event.preventDefault();
  };
  return (
    <div ref={root} className="nudge">
      <Button
        ref={opener}
        kind="quiet"
        small
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Send size={18} aria-hidden="true" />
        {children}
      </Button>
      {open && (
        <div className="nudge-list">
          <p id={id}>{title}</p>
          <div role="menu" aria-labelledby={id} tabIndex={-1} onKeyDown={walk}>
            {phrases.map(([phrase, words]) => (
              <button
                key={phrase}
                type="button"
                role="menuitem"
                onClick={() => {
                  close();
                  void onPick(phrase);
                }}
              >
                {words}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
