import { piecesFor, stepBeside } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import { type FormEvent, useId } from 'react';
import { MinusIcon, PlayIcon, PlusIcon } from '../ui/icons.ts';
import { Mend } from '../ui/mend.tsx';
import { readNumber, shownNumber } from '../ui/numbers.ts';
import { predictionField, stepped } from './check-inputs.ts';
import type { PlannerState } from './planner-state.ts';
import { plannerText as text } from './text.ts';
import { unitLine } from './unit-line.ts';

type Unknown = CityMission['unknowns'][number];

type PlannerActions = {
  type(symbol: string, value: string): void;
  predict(value: string): void;
  run(): void;
};

type PlannerFormProps = { mission: CityMission; planner: PlannerState; actions: PlannerActions };

/** The pupil's number, what it is, what it will do, and the run (R1, R2, R3). Nothing here says right or wrong. */
export function PlannerForm({ mission, planner, actions }: PlannerFormProps) {
  const isOpen = planner.phase === 'plan';
  const line = unitLine(mission, planner.inputs);
  const scale = scaleLine(mission, planner.inputs);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) actions.run();
  };
  const problemOf = (symbol: string) =>
    planner.problem?.symbol === symbol ? planner.problem.sentence : null;
  return (
    <form className="planner-form" aria-label={mission.title} onSubmit={send} noValidate>
      {mission.unknowns.map((unknown) => (
        <UnknownField
          key={unknown.symbol}
          unknown={unknown}
          value={planner.inputs[unknown.symbol] ?? ''}
          problem={problemOf(unknown.symbol)}
          readOnly={!isOpen}
          onType={(value) => actions.type(unknown.symbol, value)}
        />
      ))}
      {line !== null && (
        <p className="unit-line">
          {line}
          {scale !== null && <small>{scale}</small>}
        </p>
      )}
      <PredictionField
        label={text.predictionOf(mission.predict.label, mission.predict.day, mission.run.days)}
        note={mission.predict.metric === 'stored' ? text.sameEachDay : text.yourGuess}
        unit={mission.predict.unit}
        value={planner.prediction}
        problem={problemOf(predictionField)}
        readOnly={!isOpen}
        onType={actions.predict}
      />
      {planner.problem?.symbol === null && <Mend>{planner.problem.sentence}</Mend>}
      <button type="submit" className="btn sun wide" disabled={planner.phase === 'running'}>
        <PlayIcon size={20} aria-hidden="true" />
        {planner.phase === 'running' ? text.running : text.run(mission.run.days)}
      </button>
    </form>
  );
}

type FieldProps = {
  value: string;
  problem: string | null;
  readOnly: boolean;
  onType: (value: string) => void;
};

function UnknownField({ unknown, value, problem, readOnly, onType }: FieldProps & { unknown: Unknown }) {
  const id = useId();
  const { symbol, label, unit, kind } = unknown;
  const isNumber = kind === 'int' || kind === 'dec';
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}, <i>{symbol}</i>
        {unit && <span className="unseen">, {unit}</span>}
      </label>
      <div className={problem ? 'box number-box bad' : 'box number-box'}>
        {isNumber && (
          <button
            type="button"
            aria-label={`${text.less}: ${label}`}
            disabled={readOnly}
            onClick={() => onType(stepped(unknown, value, -1))}
          >
            <MinusIcon size={22} aria-hidden="true" />
          </button>
        )}
        <input
          id={id}
          className="number"
          inputMode={isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          value={value}
          readOnly={readOnly}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onType(event.target.value)}
        />
        {unit && (
          <span className="unit" aria-hidden="true">
            {unit}
          </span>
        )}
        {isNumber && (
          <button
            type="button"
            aria-label={`${text.more}: ${label}`}
            disabled={readOnly}
            onClick={() => onType(stepped(unknown, value, 1))}
          >
            <PlusIcon size={22} aria-hidden="true" />
          </button>
        )}
      </div>
      {problem && <Mend id={`${id}-problem`}>{problem}</Mend>}
    </div>
  );
}

/** Where a piece on the map stands for more than one. */
function scaleLine({ site, unknowns }: CityMission, inputs: Readonly<Record<string, string>>): string | null {
  const [unknown] = unknowns;
  const typed = unknown && Math.min(unknown.max, Math.max(0, readNumber(inputs[unknown.symbol] ?? '') ?? 0));
  if (!site || !unknown || !typed) return null;
  const { each } = piecesFor(typed, stepBeside(typed, site.count ?? 0));
  return each === 1 ? null : text.eachStands(shownNumber(each), unknown.unit);
}

function PredictionField(props: FieldProps & { label: string; note: string; unit: string }) {
  const id = useId();
  const { label, note, unit, value, problem, readOnly, onType } = props;
  return (
    <div className="field prediction">
      <label htmlFor={id}>
        {label}
        {unit && <span className="unseen"> ({unit})</span>}
        <small>{note}</small>
      </label>
      <div className={problem ? 'box bad' : 'box'}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          readOnly={readOnly}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onType(event.target.value)}
        />
        {unit && (
          <span className="unit" aria-hidden="true">
            {unit}
          </span>
        )}
      </div>
      {problem && <Mend id={`${id}-problem`}>{problem}</Mend>}
    </div>
  );
}
