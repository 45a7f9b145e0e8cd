import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ChoiceAnswerProps } from './confidence-answer.tsx';
import { findByTyping, type ListboxAction, type ListboxState, listboxKey } from './listbox-state.ts';
import type { Option } from './steps.ts';
import { onboardingText as text } from './text.ts';

/** A list that opens below its button; closes on a choice, Escape, Tab and a press outside. */
export function GradeAnswer({ labelledBy, options, value, readOnly, onChange }: ChoiceAnswerProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const [state, setState] = useState<ListboxState>({ isOpen: false });
  const chosen = options.findIndex((option) => option.value === value);
  const { isOpen } = state;

  // A press anywhere else closes the list and chooses nothing.
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && box.current?.contains(target))) setState({ isOpen: false });
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function act(action: ListboxAction): void {
    if (action.type === 'open') setState({ isOpen: true, active: action.at });
    else if (action.type === 'move') setState({ isOpen: true, active: action.to });
    else setState({ isOpen: false });
    const picked = action.type === 'choose' ? options[action.index] : undefined;
    if (picked) onChange(picked.value);
  }

  function press(event: KeyboardEvent): void {
    const known = listboxKey(event.key, state, { count: options.length, chosen });
    const action = known ?? findTyped(event.key);
    if (known) typed.current = '';
    if (!action || readOnly) return;
    if (event.key !== 'Tab') event.preventDefault();
    act(action);
  }

  function findTyped(key: string): ListboxAction | undefined {
    const labels = options.map((option) => option.label);
    const longer = typed.current + key;
    const word = findByTyping(labels, longer) === undefined ? key : longer;
    const index = findByTyping(labels, word);
    if (index === undefined) return undefined;
    typed.current = word;
    return state.isOpen ? { type: 'move', to: index } : { type: 'open', at: index };
  }

  return (
    <div ref={box} className="grade">
      <button
        type="button"
        role="combobox"
        data-answer
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={isOpen ? `${id}${state.active}` : undefined}
        aria-labelledby={`${labelledBy} ${id}value`}
        className="grade-button"
        disabled={readOnly}
        onClick={() => act(isOpen ? { type: 'close' } : { type: 'open', at: Math.max(chosen, 0) })}
        onKeyDown={press}
      >
        <span id={`${id}value`}>{options[chosen]?.label ?? text.grade}</span>
        <ChevronDown size={22} aria-hidden="true" />
      </button>
      <ListOfOptions
        id={id}
        labelledBy={labelledBy}
        options={options}
        chosen={chosen}
        active={isOpen ? state.active : undefined}
        onChoose={(index) => act({ type: 'choose', index })}
      />
    </div>
  );
}

type ListOfOptionsProps = {
  id: string;
  labelledBy: string;
  options: readonly Option[];
  chosen: number;
  /** The option the keys are on; undefined while the list is closed. */
  active: number | undefined;
  onChoose: (index: number) => void;
};

function ListOfOptions({ id, labelledBy, options, chosen, active, onChoose }: ListOfOptionsProps) {
  const list = useRef<HTMLDivElement>(null);

  // The list and the option the keys are on stay in sight on a low screen.
  useEffect(() => {
    if (active === undefined) return;
    list.current?.scrollIntoView?.({ block: 'nearest' });
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <div
      ref={list}
      id={`${id}list`}
      role="listbox"
      aria-labelledby={labelledBy}
      hidden={active === undefined}
      className="grade-list"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled where the focus is, on the button
        <div
          key={option.value}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          data-active={index === active || undefined}
          onClick={() => onChoose(index)}
        >
          {option.label}
          {index === chosen && <Check size={18} aria-hidden="true" />}
        </div>
      ))}
    </div>
  );
}
