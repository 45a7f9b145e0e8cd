import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { onboardingText as text } from './text.ts';

type TextAnswerProps = {
  labelledBy: string;
  value: string;
  problem: string | undefined;
  readOnly: boolean;
  longest: number;
  onChange: (value: string) => void;
  onEnter: () => void;
};

/** From here on the room that is left is shown. */
const nearTheEnd = 0.9;

/** A written answer. Enter goes on, with Shift it starts a new line (D-45). */
export function TextAnswer(props: TextAnswerProps) {
  const { labelledBy, value, problem, readOnly, longest, onChange, onEnter } = props;
  const id = useId();
  const isNearTheEnd = value.length > longest * nearTheEnd;

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
      <p id={`${id}keys`} className={isNearTheEnd ? 'answer-hint' : 'answer-hint keys'}>
        {isNearTheEnd ? text.room(value.length, longest) : text.keys}
      </p>
    </div>
  );
}
