import { useState } from 'react';
import { useGameInHand } from '../game/use-game.ts';
import { sessionText as text } from '../session/text.ts';
import './find-class.css';

/** For a pupil in a city of their own because the class's one was away: the way back there. */
export function FindClass() {
  const { findClass } = useGameInHand();
  const [isLooking, setLooking] = useState(false);
  if (!findClass) return null;
  const look = async () => {
    setLooking(true);
    await findClass();
    setLooking(false);
  };
  return (
    <button
      type="button"
      className="btn quiet small find-class"
      aria-disabled={isLooking}
      onClick={() => !isLooking && void look()}
    >
      {isLooking ? text.findingClass : text.findClass}
    </button>
  );
}
