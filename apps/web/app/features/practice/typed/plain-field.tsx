import { type Ref, useImperativeHandle, useRef } from 'react';
import type { FieldHandle } from './field-handle.ts';
import { insertKey } from './insert-key.ts';

type PlainFieldProps = {
  ref: Ref<FieldHandle>;
  id: string;
  value: string;
  closed: boolean;
  bad: boolean;
  describedBy: string;
  onType: (text: string) => void;
};

/** A line of text; the keys write at the caret. */
export function PlainField({ ref, id, value, closed, bad, describedBy, onType }: PlainFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  useImperativeHandle(ref, () => ({
    press(key) {
      const element = field.current;
      if (!element) return;
      const { selectionStart, selectionEnd } = element;
      const next = insertKey(key, {
        text: value,
        start: selectionStart ?? value.length,
        end: selectionEnd ?? value.length,
      });
      onType(next.text);
      element.focus();
      // The caret is set once React has written the new text.
      requestAnimationFrame(() => element.setSelectionRange(next.start, next.end));
    },
  }));

  return (
    <input
      ref={field}
      id={id}
      value={value}
      readOnly={closed}
      maxLength={200}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-invalid={bad || undefined}
      aria-describedby={describedBy || undefined}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
