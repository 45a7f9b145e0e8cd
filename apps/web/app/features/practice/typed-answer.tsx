import type { AnswerInput } from '@playforward/contract';
import { Check, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { AnswerNoteBox } from './answer-note-box.tsx';
import { insertKey, keysFor, type MathKey } from './insert-key.ts';
import { MathKeys } from './math-keys.tsx';
import { practiceText as text } from './text.ts';
import type { AnswerDesk } from './use-answer.ts';

type TypedAnswerProps = { input: AnswerInput; desk: AnswerDesk };

/** The field for a typed answer, with keys for what a keyboard hides. Changing a wrong answer is a fresh try. */
export function TypedAnswer({ input, desk }: TypedAnswerProps) {
  const { state, give, type } = desk;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  if (state.phase === 'solved') return null;
  const { draft, phase } = state;
  const note = phase === 'open' ? state.note : null;
  const closed = phase === 'checking' || phase === 'right';

  const press = (key: MathKey) => {
    const element = field.current;
    if (!element) return;
    const { selectionStart, selectionEnd } = element;
    const next = insertKey(key, {
      text: draft,
      start: selectionStart ?? draft.length,
      end: selectionEnd ?? draft.length,
    });
    type(next.text);
    element.focus();
    // The caret is set once React has written the new text.
    requestAnimationFrame(() => element.setSelectionRange(next.start, next.end));
  };

  return (
    <form
      className="typed"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        give({ kind: 'typed', answer: draft });
      }}
    >
      <label htmlFor={id}>{text.answer}</label>
      <div className={`typed-box ${look(phase)}`}>
        <VerdictMark phase={phase} />
        <input
          ref={field}
          id={id}
          value={draft}
          readOnly={closed}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={look(phase) === 'bad' || undefined}
          aria-describedby={
            [input.unit && `${id}unit`, note && `${id}note`].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => type(event.target.value)}
        />
        {input.unit && (
          <span id={`${id}unit`} className="typed-unit">
            {input.unit}
          </span>
        )}
      </div>
      <div id={`${id}note`} role="status">
        {note && <AnswerNoteBox note={note} />}
      </div>
      {!closed && <MathKeys keys={keysFor(input.form)} onPress={press} />}
      {(phase === 'open' || phase === 'checking') && (
        <Button type="submit" className="typed-check" busy={phase === 'checking'} busyText={text.checking}>
          {text.check}
        </Button>
      )}
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
