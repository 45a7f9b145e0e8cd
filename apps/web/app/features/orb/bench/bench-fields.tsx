import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

export type Option<Value extends string> = { value: Value; label: string };

type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'id' | 'value' | 'onChange'> & {
  label: string;
  options: readonly Option<string>[];
  value: string;
  onChange: (value: string) => void;
};

/** One choice out of many. */
export function SelectField({ label, options, value, onChange, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box bench-box">
        <select {...rest} id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

type SegmentsProps<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One choice out of a few, all in view. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="bench-segments">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} className={option.value === value ? 'segment current' : 'segment'}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SwitchProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="bench-switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}

/** One group of controls. */
export function BenchCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card bench-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
