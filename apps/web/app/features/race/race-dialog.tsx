import { availableCommands, isBusy } from '@playforward/race';
import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { currentMission } from '../../game/game-state.ts';
import { tellGame, useGame } from '../../game/game-store.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import { MissionList } from './mission-list.tsx';
import { offersNow, type RaceAccount } from './offers.ts';
import { RaceBoard } from './race-board.tsx';
import { RaceChat } from './race-chat.tsx';
import { RaceReport } from './race-report.tsx';
import { maySetUp, RaceSetup } from './race-setup.tsx';
import { raceText as text } from './text.ts';
import { type Race, useRace } from './use-race.ts';
import { useRaceRecord } from './use-race-record.ts';
import './race-dialog.css';

type RaceDialogProps = {
  email: string;
  userName: string;
  /** What onboarding has heard; null where it has not. */
  grade: number | null;
  /** Null where no lesson was opened yet. */
  lessonId: number | null;
  onClose: () => void;
  /** The way to another game. */
  others?: ReactNode;
};

/** The race, full screen: the grid is the stage, the chat is the control. */
export function RaceDialog({ email, lessonId, onClose, others, ...account }: RaceDialogProps) {
  const titleId = useId();
  const race = useRace({ email, lessonId });
  return (
    <FullScreen titleId={titleId} onClose={onClose} others={others}>
      {race.elsewhere ? (
        <Elsewhere titleId={titleId} onTakeOver={race.takeOver} />
      ) : (
        <OpenRace race={race} titleId={titleId} account={account} />
      )}
    </FullScreen>
  );
}

type OpenRaceProps = { race: Race; titleId: string; account: RaceAccount };

function OpenRace({ race, titleId, account }: OpenRaceProps) {
  const { state, tell } = race;
  const game = useGame();
  const record = useRaceRecord(state);
  const name = state.profile.name || account.userName || text.student;
  return (
    <>
      <RaceBoard
        state={state}
        titleId={titleId}
        bestScore={record.bestScore}
        missions={<MissionList game={game} onChoose={(id) => tellGame({ kind: 'mission', id })} />}
      />
      <RaceChat
        state={state}
        commands={[...offersNow(state, account), ...availableCommands(state)]}
        onSay={(words) => tell({ type: 'say', text: words })}
        report={(report) => <RaceReport report={report} state={state} name={name} />}
      >
        {maySetUp(state) && (
          <RaceSetup
            state={state}
            record={record}
            mission={currentMission(game)}
            busy={isBusy(state)}
            onChoose={(rival) => tell({ type: 'choose-rival', rival })}
            onRematch={() => tell({ type: 'rematch' })}
          />
        )}
      </RaceChat>
    </>
  );
}

type FullScreenProps = {
  titleId: string;
  onClose: () => void;
  others: ReactNode;
  children: ReactNode;
};

function FullScreen({ titleId, onClose, others, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Only a dialog opened by a call puts the rest of the page out of reach; closed while still on the page, it gives
  // the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="race-dialog on-sky"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <div className="race-leave">
        {others}
        <IconButton label={text.leave} onClick={onClose}>
          <X size={24} aria-hidden="true" />
        </IconButton>
      </div>
    </dialog>
  );
}

function Elsewhere({ titleId, onTakeOver }: { titleId: string; onTakeOver: () => void }) {
  return (
    <div className="race-elsewhere">
      <Orb mode="idle" size={120} />
      <h2 id={titleId}>{text.elsewhere}</h2>
      <Button kind="sun" onClick={onTakeOver}>
        {text.takeOver}
      </Button>
    </div>
  );
}
