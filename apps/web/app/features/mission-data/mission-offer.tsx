import { Table, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { MissionData } from './mission-data-state.ts';
import { missionDataText as text } from './text.ts';
import './mission-data.css';

type MissionOfferProps = { state: MissionData; onView: () => void; onClose: () => void };

/** Over the game or the page: the button of a table that waits, or why there is nothing to see. */
export function MissionOffer({ state, onView, onClose }: MissionOfferProps) {
  return (
    <div className="mission-offer">
      {state.kind === 'offered' && (
        <Button kind="sun" onClick={onView}>
          <Table size={20} aria-hidden="true" />
          {text.viewTable}
        </Button>
      )}
      <p role="status" className="mission-refused">
        {state.kind === 'refused' && (
          <>
            {text.refused[state.reason]}
            <IconButton label={text.dismiss} onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </p>
    </div>
  );
}
