import { type ReactNode, useId } from 'react';

type PickProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onPick: (value: Value) => void;
};

/** One of a few, side by side. */
export function Pick<Value extends string>({ legend, options, value, onPick }: PickProps<Value>) {
  const name = useId();
  return (
    <fieldset className="lab-pick">
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
