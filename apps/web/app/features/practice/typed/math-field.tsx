import type { MathfieldElement } from 'mathlive';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { FieldHandle } from './field-handle.ts';
import type { MathKey } from './insert-key.ts';

/** What a math key writes; `#@` takes what is selected or before the caret, `#?` is an empty place. */
const keyTex: Record<Exclude<MathKey, 'delete'>, string> = {
  fraction: '\\frac{#@}{#?}',
  mixed: '\\frac{#?}{#?}',
  '.': '.',
  '−': '-',
  ':': ':',
  '%': '\\%',
  '(': '(',
  ')': ')',
  ',': ',',
};

type MathFieldProps = {
  ref: Ref<FieldHandle>;
  label: string;
  value: string;
  closed: boolean;
  onType: (tex: string) => void;
  onEnter: () => void;
  /** The field could not be downloaded. */
  onFailed: () => void;
};

/** A field that draws mathematics while it is typed; its value is TeX. Downloaded when it is first wanted. */
export function MathField({ ref, label, value, closed, onType, onEnter, onFailed }: MathFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(null);
  const now = useRef({ value, closed, onType, onEnter, onFailed });
  now.current = { value, closed, onType, onEnter, onFailed };

  useEffect(() => {
    let left = false;
    createField(label).then(
      (element) => {
        if (left || !place.current) return;
        element.value = now.current.value;
        element.readOnly = now.current.closed;
        element.addEventListener('input', () => now.current.onType(element.value));
        element.addEventListener('keydown', (event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          now.current.onEnter();
        });
        place.current.replaceChildren(element);
        field.current = element;
        element.focus();
      },
      () => left || now.current.onFailed(),
    );
    return () => {
      left = true;
      field.current?.remove();
      field.current = null;
    };
  }, [label]);

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    if (element.value !== value) element.value = value;
    element.readOnly = closed;
  }, [value, closed]);

  useImperativeHandle(ref, () => ({
    press(key) {
      const element = field.current;
      if (!element) return;
      element.focus();
      if (key === 'delete') element.executeCommand('deleteBackward');
      else element.insert(keyTex[key]);
      now.current.onType(element.value);
    },
  }));

  return <div ref={place} className="math-field" />;
}

/** The fonts are those of the lesson's own mathematics; no sounds, and a keyboard with what a student needs. */
async function createField(label: string): Promise<MathfieldElement> {
  const { MathfieldElement } = await import('mathlive');
  MathfieldElement.fontsDirectory = null;
  MathfieldElement.soundsDirectory = null;
  const element = new MathfieldElement();
  element.setAttribute('aria-label', label);
  element.smartMode = false;
  window.mathVirtualKeyboard.layouts = ['minimalist'];
  return element;
}
