import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Direction } from './snake-board.ts';
import { directionOfKey } from './steer.ts';

type GameKeys = {
  /** The part of the page that is the game: keys pressed in it are never meant for something else. */
  game: RefObject<HTMLElement | null>;
  standsStill: boolean;
  hasEnded: boolean;
  onTurn: (direction: Direction) => void;
  onPlay: () => void;
};

const controls = 'a, button, summary';
const ownKeys = 'input, select, textarea, [contenteditable], dialog';

/** Keys steer wherever the focus is, except where they have a meaning of their own. Keys of the game do not scroll. */
export function useGameKeys({ game, standsStill, hasEnded, onTurn, onPlay }: GameKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    const inGame = game.current?.contains(target) ?? false;
    if (target.closest(ownKeys)) return;

    const direction = directionOfKey(event.key);
    if (direction) {
      if (inGame || !standsStill || !event.key.startsWith('Arrow')) event.preventDefault();
      onTurn(direction);
      return;
    }
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // On a control these keys press it. An ended game takes them from its own controls, which have nothing left to do.
    if (target.closest(controls) && !(inGame && hasEnded)) return;
    event.preventDefault();
    if (standsStill && !event.repeat) onPlay();
  });

  // The keyboard belongs to the window.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
