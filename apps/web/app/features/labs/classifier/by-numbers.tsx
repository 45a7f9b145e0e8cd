import type { Place } from '@playforward/ai-lab';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classifierText as text } from './text.ts';

type ByNumbersProps = { across: string; up: string; asks: boolean; onPlace: (place: Place) => void };

const toNumber = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** The same as a tap on the plane, typed. */
export function ByNumbers({ across, up, asks, onPlace }: ByNumbersProps) {
  const [x, setX] = useState('50');
  const [y, setY] = useState('50');
  const send = (event: FormEvent) => {
    event.preventDefault();
    onPlace({ x: toNumber(x), y: toNumber(y) });
  };
  const field = (name: string, value: string, onType: (value: string) => void) => (
    <label className="lab-number">
      {name}
      <input
        inputMode="numeric"
        maxLength={6}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  );
  return (
    <form className="lab-row" aria-label={text.atNumbers} onSubmit={send}>
      {field(across, x, setX)}
      {field(up, y, setY)}
      <Button kind="quiet" type="submit">
        {asks ? text.ask : text.add}
      </Button>
    </form>
  );
}
