import { type GameMessage, readMissionData } from '@playforward/contract';
import { type ReactNode, useEffect, useReducer } from 'react';
import { accountId } from '../../api/account-id.ts';
import { useSession } from '../../features/accounts/session/session.ts';
import { useEyesOnTeacher } from '../../features/classes/now/eyes-on-teacher.ts';
import { type CityWords, cityWords } from '../../features/game-frame/city-words.ts';
import { GameDialog } from '../../features/game-frame/game-dialog.tsx';
import { nextMissionData } from '../../features/mission-data/mission-data-state.ts';
import { MissionDialog } from '../../features/mission-data/mission-dialog.tsx';
import { MissionOffer } from '../../features/mission-data/mission-offer.tsx';
import { hearMission, readGame } from '../../game/game-store.ts';
import { recallMissions } from '../../game/recall-missions.ts';
import { useGameSettings, useHidden } from './use-game-settings.ts';
import './game-room.css';

type GameRoomProps = {
  lesson: { id: number; title: string } | null;
  open: boolean;
  onClose: () => void;
  /** What the companion of the page says about the city. */
  onWords: (words: CityWords) => void;
  /** The way to another game. */
  others?: ReactNode;
};

/** The game with what it shows beside itself. A table on offer stays on offer when the game is closed (D-119). */
export function GameRoom({ lesson, open, onClose, onWords, others }: GameRoomProps) {
  const [data, dispatch] = useReducer(nextMissionData, { kind: 'none' });
  const settings = useGameSettings();
  const isOnTeacher = useEyesOnTeacher();
  const paused = useHidden() || isOnTeacher || data.kind === 'open';
  const lessonId = lesson?.id ?? null;
  const session = useSession();
  const mark = session.status === 'signed-in' ? accountId(session.user.email) : '';
  const close = () => dispatch({ kind: 'close' });
  const offer = <MissionOffer state={data} onView={() => dispatch({ kind: 'view' })} onClose={close} />;

  // What was reached is the server's to say.
  useEffect(() => {
    if (open && lessonId !== null) void recallMissions(lessonId);
  }, [open, lessonId]);

  const hear = (message: GameMessage) => {
    hearMission(message);
    const words = cityWords(message, readGame().missions);
    if (words) onWords(words);
    const isRecorded = message.type === 'mission_progress' && message.status !== 'started';
    if (isRecorded && lessonId !== null) void recallMissions(lessonId);
    dispatch({ kind: 'arrived', reading: readMissionData(message) });
  };
  return (
    <>
      {open ? (
        <GameDialog
          lesson={lesson}
          settings={settings}
          paused={paused}
          others={others}
          mark={mark}
          onClose={onClose}
          onMessage={hear}
        >
          {offer}
        </GameDialog>
      ) : (
        <div className="game-left">{offer}</div>
      )}
      <MissionDialog state={data} onClose={close} />
    </>
  );
}
