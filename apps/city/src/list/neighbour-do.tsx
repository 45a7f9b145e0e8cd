import type { cityReportReasons } from '@playforward/contract';
import { useId, useState } from 'react';
import { useGameInHand } from '../game/use-game.ts';
import { listText as text } from './text.ts';

type Reason = (typeof cityReportReasons)[number];
type NeighbourDoProps = {
  who: string;
  plot: number;
  muted: boolean;
  liked: boolean;
  /** None where the city itself lives on the plot: there is nobody to mute or report. */
  reasons: readonly Reason[];
};

/** Like, give a tree, mute and report: all that one pupil can do about another. */
export function NeighbourDo({ who, plot, muted, liked, reasons }: NeighbourDoProps) {
  const { city } = useGameInHand();
  const [reporting, setReporting] = useState(false);
  const id = useId();
  return (
    <div className="neighbour-do">
      <button
        type="button"
        className="btn quiet small"
        aria-label={text.likeThis(who)}
        disabled={liked}
        onClick={() => void city.like(plot)}
      >
        {text.like}
      </button>
      <button
        type="button"
        className="btn quiet small"
        aria-label={text.giftThis(who)}
        onClick={() => void city.gift(plot)}
      >
        {text.gift}
      </button>
      {reasons.length > 0 && (
        <>
          <button
            type="button"
            className="btn quiet small"
            aria-label={muted ? text.unmuteThis(who) : text.muteThis(who)}
            onClick={() => city.mute(plot, !muted)}
          >
            {muted ? text.unmute : text.mute}
          </button>
          <button
            type="button"
            className="btn quiet small"
            aria-label={text.reportThis(who)}
            aria-expanded={reporting}
            onClick={() => setReporting(!reporting)}
          >
            {text.report}
          </button>
        </>
      )}
      {reporting && (
        <fieldset className="reasons" aria-labelledby={id}>
          <legend id={id}>{text.whyReport}</legend>
          {reasons.map((reason) => (
            <button
              key={reason.id}
              type="button"
              className="btn quiet small"
              onClick={() => {
                setReporting(false);
                void city.report(plot, reason.id);
              }}
            >
              {reason.text}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
