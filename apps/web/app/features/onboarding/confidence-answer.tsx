import { useId } from 'react';
import type { Option } from './steps.ts';

/** What every answer by choice is given. */
export type ChoiceAnswerProps = {
  labelledBy: string;
  options: readonly Option[];
  value: string;
  readOnly: boolean;
  onChange: (value: string) => void;
};

/** One of a few labels in a row; the whole card is the radio. */
export function ConfidenceAnswer(props: ChoiceAnswerProps) {
  const { labelledBy, options, value, readOnly, onChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="confidence" data-count={options.length}>
      {options.map((option, index) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={readOnly}
            data-answer={option.value === value || (value === '' && index === 0) ? true : undefined}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
