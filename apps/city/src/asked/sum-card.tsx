import { type BuildingType, buildings } from '@playforward/city-sim';
import { useId, useState } from 'react';
import { useGameInHand } from '../game/use-game.ts';
import { CheckIcon } from '../ui/icons.ts';
import { Mend } from '../ui/mend.tsx';
import { readNumber } from '../ui/numbers.ts';
import { changesByPurchase, sumFor } from './purchase-sum.ts';
import { sumText as text } from './text.ts';
import './sum-card.css';

type SumCardProps = {
  type: BuildingType;
  params: Readonly<Record<string, number>>;
  /** How many were bought before. */
  turn: number;
  isSolved: boolean;
  onSolved: () => void;
};

/** Before something is bought: what it changes, and a sum with its own numbers. Nothing is lost by a wrong one. */
export function SumCard({ type, params, turn, isSolved, onSolved }: SumCardProps) {
  const { game } = useGameInHand();
  const { session } = game;
  const [typed, setTyped] = useState('');
  const [tries, setTries] = useState(0);
  // The sum stays what it was while the city earns on.
  const [asked] = useState(() => sumFor({ type, params, city: session.city(), plot: session.plot, turn }));
  const id = useId();
  const check = () => {
    const value = readNumber(typed);
    if (value !== null && Math.abs(value - asked.answer) < 0.005) {
      game.tell(text.right(buildings[type].name));
      onSolved();
    } else setTries(tries + 1);
  };
  return (
    <div className="sum-card">
      <Changes type={type} params={params} hidden={isSolved ? undefined : asked.tells} />
      <div className="field">
        <label htmlFor={id}>{asked.question}</label>
        <div className="box">
          {asked.unit === '$' && <span className="unit before">$</span>}
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            readOnly={isSolved}
            aria-describedby={`${id}said`}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              check();
            }}
          />
          {asked.unit !== '' && asked.unit !== '$' && <span className="unit">{asked.unit}</span>}
          {!isSolved && (
            <button type="button" className="btn small" onClick={check}>
              {text.check}
            </button>
          )}
        </div>
      </div>
      <div id={`${id}said`}>
        {isSolved ? (
          <p className="sum-right" role="status">
            <CheckIcon size={18} aria-hidden="true" />
            {asked.way}
          </p>
        ) : (
          tries > 0 && (
            <>
              <Mend key={tries}>{text.notYet}</Mend>
              <button
                type="button"
                className="link"
                onClick={() => {
                  setTyped(String(asked.answer));
                  game.lines.say(text.theWay(asked.way));
                  onSolved();
                }}
              >
                {text.show}
              </button>
            </>
          )
        )}
      </div>
    </div>
  );
}

type ChangesProps = Pick<SumCardProps, 'type' | 'params'> & { hidden: string | undefined };

/** What would tell the answer stays open until the sum is worked out. */
function Changes({ type, params, hidden }: ChangesProps) {
  const { session } = useGameInHand().game;
  const rows = changesByPurchase({ type, params, city: session.city(), plot: session.plot });
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">{text.plot}</th>
          <th scope="col">{text.before}</th>
          <th scope="col">{text.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{label === hidden ? text.open : after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
