import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { onboardingText as text } from './text.ts';

type TextAnswerProps = {
  labelledBy: string;
  value: string;
  problem: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
  onEnter: () => void;
};

/** A written answer. Enter goes on, with Shift it starts a new line (D-45). */
export function TextAnswer(props: TextAnswerProps) {
  const { labelledBy, value, problem, readOnly, onChange, onEnter } = props;
  const id = useId();

  function goOn(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <div className="answer-field">
      <textarea
        data-answer
        aria-labelledby={labelledBy}
        aria-describedby={problem ? `${id}problem ${id}keys` : `${id}keys`}
        aria-invalid={problem ? true : undefined}
        className={problem ? 'answer-area bad' : 'answer-area'}
        rows={3}
        enterKeyHint="next"
        autoComplete="off"
        value={value}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={goOn}
      />
      <p role="alert" id={`${id}problem`} className={problem ? 'field-message' : 'sr-only'}>
        {problem && <TriangleAlert size={16} aria-hidden="true" />}
        {problem}
      </p>
      <p id={`${id}keys`} className="answer-hint">
        {text.keys}
      </p>
    </div>
  );
}
