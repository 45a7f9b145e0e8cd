import type { AnswerInput } from '@playforward/contract';
import { Check, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AnswerNoteBox } from '../answer-note-box.tsx';
import { practiceText as text } from '../text.ts';
import type { AnswerController } from '../use-answer.ts';
import type { FieldHandle } from './field-handle.ts';
import { keysFor } from './insert-key.ts';
import { MathField } from './math-field.tsx';
import { MathKeys } from './math-keys.tsx';
import { PlainField } from './plain-field.tsx';
import { useFieldChoice } from './use-field-choice.ts';

type TypedAnswerProps = { input: AnswerInput; controller: AnswerController };

/** The field for a typed answer, with keys for what a keyboard hides. Changing a wrong answer is a fresh try. */
export function TypedAnswer({ input, controller }: TypedAnswerProps) {
  const { state, give, type } = controller;
  const id = useId();
  const field = useRef<FieldHandle>(null);
  const draft = state.phase === 'solved' ? '' : state.draft;
  const { answerField, choose, failed } = useFieldChoice({ value: draft, onType: type });
  if (state.phase === 'solved') return null;
  const { phase } = state;
  const note = phase === 'open' ? state.note : null;
  const closed = phase === 'checking' || phase === 'right';
  const submit = () => give({ kind: 'typed', answer: draft });

  return (
    <form
      className="typed"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{text.answer}</label>
      <div className={`typed-box ${look(phase)}`}>
        <VerdictMark phase={phase} />
        {answerField === 'math' ? (
          <MathField
            ref={field}
            label={text.answer}
            value={draft}
            closed={closed}
            onType={type}
            onEnter={submit}
            onFailed={failed}
          />
        ) : (
          <PlainField
            ref={field}
            id={id}
            value={draft}
            closed={closed}
            bad={look(phase) === 'bad'}
            describedBy={[input.unit && `${id}unit`, note && `${id}note`].filter(Boolean).join(' ')}
            onType={type}
          />
        )}
        {input.unit && (
          <span id={`${id}unit`} className="typed-unit">
            {input.unit}
          </span>
        )}
      </div>
      <div id={`${id}note`} role="status">
        {note && <AnswerNoteBox note={note} />}
      </div>
      {!closed && <MathKeys keys={keysFor(input.form)} onPress={(key) => field.current?.press(key)} />}
      <div className="typed-row">
        {!closed && (
          <button
            type="button"
            className="link"
            onClick={() => choose(answerField === 'math' ? 'plain' : 'math')}
          >
            {answerField === 'math' ? text.plainField : text.mathField}
          </button>
        )}
        {(phase === 'open' || phase === 'checking') && (
          <Button type="submit" className="typed-check" busy={phase === 'checking'} busyText={text.checking}>
            {text.check}
          </Button>
        )}
      </div>
    </form>
  );
}

function look(phase: string): 'good' | 'bad' | '' {
  if (phase === 'right') return 'good';
  return phase === 'wrong' || phase === 'unrecorded' ? 'bad' : '';
}

function VerdictMark({ phase }: { phase: string }) {
  const tone = look(phase);
  if (tone === '') return null;
  const Icon = tone === 'good' ? Check : X;
  return (
    <span className="typed-mark">
      <Icon size={20} strokeWidth={3} aria-hidden="true" />
    </span>
  );
}
