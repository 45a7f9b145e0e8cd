import { type BuildingType, buildings } from '@playforward/city-sim';
import { useId } from 'react';
import { Mend } from '../ui/mend.tsx';
import type { TypedParams } from './build-params.ts';
import { plotText as text } from './text.ts';

type ParamFieldsProps = {
  type: BuildingType;
  typed: TypedParams;
  /** Name of the field that holds no number. */
  problem: string | null;
  onType: (name: string, value: string) => void;
};

/** The numbers that a building takes from the pupil. */
export function ParamFields({ type, typed, problem, onType }: ParamFieldsProps) {
  const id = useId();
  const { params } = buildings[type];
  if (params.length === 0) return null;
  return (
    <div className="param-fields">
      {params.map(({ name, label, unit, min, max }) => (
        <div className="field" key={name}>
          <label htmlFor={id + name}>{label}</label>
          <div className={problem === name ? 'box bad' : 'box'}>
            <input
              id={id + name}
              inputMode="decimal"
              autoComplete="off"
              value={typed[name] ?? ''}
              aria-describedby={`${id}${name}range`}
              aria-invalid={problem === name}
              onChange={(event) => onType(name, event.target.value)}
            />
            {unit && <span className="unit">{unit}</span>}
          </div>
          <small id={`${id}${name}range`}>{text.range(min, max)}</small>
          {problem === name && <Mend>{text.noNumber}</Mend>}
        </div>
      ))}
    </div>
  );
}
