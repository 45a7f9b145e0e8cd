import type { AnswerInput } from '@playforward/contract';
import { useId, useRef } from 'react';
import { practiceText as text } from '../text.ts';
import type { FieldHandle } from './field-handle.ts';
import { keysFor } from './insert-key.ts';
import { MathField } from './math-field.tsx';
import { MathKeys } from './math-keys.tsx';
import { PlainField } from './plain-field.tsx';
import { useFieldChoice } from './use-field-choice.ts';

type KeptFieldProps = {
  input: AnswerInput;
  value: string;
  /** Why nobody can read what stands there. */
  note: string | undefined;
  onType: (text: string) => void;
  onEnter: () => void;
};

/** The field for a typed answer that is kept while it is typed: nothing is checked here. */
export function KeptField({ input, value, note, onType, onEnter }: KeptFieldProps) {
  const id = useId();
  const field = useRef<FieldHandle>(null);
  const { answerField, choose, failed } = useFieldChoice({ value, onType });
  // Words of the math field mean nothing in the plain one.
  const isMath = answerField === 'math' || value.includes('\\');
  return (
    <form
      className="typed"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <label htmlFor={id}>{text.answer}</label>
      <div className="typed-box">
        {isMath ? (
          <MathField
            ref={field}
            label={text.answer}
            value={value}
            closed={false}
            onType={onType}
            onEnter={onEnter}
            onFailed={failed}
          />
        ) : (
          <PlainField
            ref={field}
            id={id}
            value={value}
            closed={false}
            bad={note !== undefined}
            describedBy={[input.unit && `${id}unit`, note && `${id}note`].filter(Boolean).join(' ')}
            onType={onType}
          />
        )}
        {input.unit && (
          <span id={`${id}unit`} className="typed-unit">
            {input.unit}
          </span>
        )}
      </div>
      <p id={`${id}note`} role="status" className="kept-note">
        {note}
      </p>
      <MathKeys keys={keysFor(input.form)} onPress={(key) => field.current?.press(key)} />
      <div className="typed-row">
        <button type="button" className="link" onClick={() => choose(isMath ? 'plain' : 'math')}>
          {isMath ? text.plainField : text.mathField}
        </button>
      </div>
    </form>
  );
}
