import { type CSSProperties, useId } from 'react';

type SliderProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words. */
  says: string;
  onChange: (value: number) => void;
};

/** A slider with its name and its value in words. */
export function Slider({ label, min, max, step, value, says, onChange }: SliderProps) {
  const id = useId();
  const filled = `${(100 * (value - min)) / (max - min)}%`;
  return (
    <div className="lab-slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{says}</output>
      <input
        id={id}
        min={min}
        max={max}
        step={step}
        value={value}
        type="range"
        aria-valuetext={says}
        style={{ '--filled': filled } as CSSProperties}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
