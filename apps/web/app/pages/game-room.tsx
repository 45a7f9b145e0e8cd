import { readMissionData } from '@playforward/contract';
import { useReducer } from 'react';
import { GameDialog } from '../features/game-frame/game-dialog.tsx';
import { nextMissionData } from '../features/mission-data/mission-data-state.ts';
import { MissionDialog } from '../features/mission-data/mission-dialog.tsx';
import { MissionOffer } from '../features/mission-data/mission-offer.tsx';
import { hearMission } from '../game/game-store.ts';
import { wantsLessMotion } from '../preferences/apply-preferences.ts';
import { audibleVolume, readSoundSettings } from '../sound/sound-settings.ts';
import './game-room.css';

type GameRoomProps = {
  lesson: { id: number; title: string } | null;
  userName: string;
  open: boolean;
  onClose: () => void;
};

/** The game with what it shows beside itself. A table on offer stays on offer when the game is closed (D-119). */
export function GameRoom({ lesson, userName, open, onClose }: GameRoomProps) {
  const [data, dispatch] = useReducer(nextMissionData, { kind: 'none' });
  const close = () => dispatch({ kind: 'close' });
  const offer = <MissionOffer state={data} onView={() => dispatch({ kind: 'view' })} onClose={close} />;
  const sound = readSoundSettings();
  const volume = audibleVolume(sound);
  return (
    <>
      {open ? (
        <GameDialog
          lesson={lesson}
          userName={userName}
          settings={{
            volume,
            muted: volume === 0,
            reducedMotion: wantsLessMotion(),
          }}
          onMessage={(message) => {
            hearMission(message);
            dispatch({ kind: 'arrived', reading: readMissionData(message) });
          }}
          onClose={onClose}
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
