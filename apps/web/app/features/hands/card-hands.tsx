import { ChevronDown, ChevronUp, GripVertical, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import type { HandViewProps } from './hand-view.ts';
import { handsText as text } from './text.ts';

const byKey: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Cards in a row, from one end to the other. */
export function OrderCards({ task, made, math, closed, onGrab, onMake }: HandViewProps<'order-cards'>) {
  const { cards, from, to, places } = task;
  const { order } = made;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string | null>(null);

  // A card that changed its place in the page has lost the focus on the way.
  useEffect(() => {
    if (moved.current !== null) document.getElementById(moved.current)?.focus();
    moved.current = null;
  });

  const put = (place: number, target: number) => {
    if (closed || target < 0 || target >= order.length || target === place) return;
    const rest = order.filter((_, nth) => nth !== place);
    onMake({ ...made, order: rest.toSpliced(target, 0, order[place] ?? 0) });
  };
  const step = (place: number, by: number, focus: string) => {
    onGrab();
    moved.current = focus;
    put(place, place + by);
  };
  const press = (event: KeyboardEvent, place: number, focus: string) => {
    const by = byKey[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(place, event.shiftKey ? by * 10 : by, focus);
  };
  const drag = (event: PointerEvent, place: number) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const target = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY < bottom);
    if (target >= 0) put(place, target);
  };

  const change = (next: readonly number[], focus: string) => {
    if (closed) return;
    onGrab();
    moved.current = focus;
    onMake({ ...made, order: next });
  };
  return (
    <div className="hand-cards">
      <p className="hand-card-end">{from}</p>
      <ol ref={list} aria-label={text.cards}>
        {order.map((card, place) => {
          const words = `${id}card${card}`;
          return (
            <li key={card} className={places === undefined ? undefined : 'three'}>
              <button
                type="button"
                id={`${words}grip`}
                className="hand-card"
                disabled={closed}
                onKeyDown={(event) => press(event, place, `${words}grip`)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  onGrab();
                }}
                onPointerMove={(event) => event.buttons > 0 && drag(event, place)}
              >
                <GripVertical size={20} aria-hidden="true" />
                <span id={words}>
                  <MathText text={cards[card] ?? ''} math={math} />
                </span>
              </button>
              <CardButton
                words={words}
                closed={closed}
                by={-1}
                at={place}
                last={order.length - 1}
                onStep={step}
              />
              <CardButton
                words={words}
                closed={closed}
                by={1}
                at={place}
                last={order.length - 1}
                onStep={step}
              />
              {places !== undefined && (
                <button
                  type="button"
                  className="hand-card-step"
                  aria-label={text.outOfRow}
                  aria-describedby={words}
                  disabled={closed}
                  onClick={() => change(order.toSpliced(place, 1), `${id}card${card}in`)}
                >
                  <X size={20} aria-hidden="true" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <p className="hand-card-end">{to}</p>
      {places !== undefined && (
        <SpareCards
          id={id}
          cards={cards}
          order={order}
          math={math}
          closed={closed || order.length >= places}
          onTake={(card) => change([...order, card], `${id}card${card}grip`)}
        />
      )}
    </div>
  );
}

type SpareCardsProps = Pick<HandViewProps<'order-cards'>, 'math' | 'closed'> & {
  /** What the ids of all cards begin with. */
  id: string;
  cards: readonly string[];
  order: readonly number[];
  onTake: (card: number) => void;
};

/** The cards that are in no place yet. */
function SpareCards({ id, cards, order, math, closed, onTake }: SpareCardsProps) {
  const spare = cards.flatMap((_, card) => (order.includes(card) ? [] : [card]));
  return (
    <ul className="hand-spare" aria-label={text.pool}>
      {spare.map((card) => (
        <li key={card}>
          <span id={`${id}card${card}`} className="hand-card">
            <span>
              <MathText text={cards[card] ?? ''} math={math} />
            </span>
          </span>
          <button
            type="button"
            id={`${id}card${card}in`}
            className="hand-card-step"
            aria-label={text.intoRow}
            aria-describedby={`${id}card${card}`}
            disabled={closed}
            onClick={() => onTake(card)}
          >
            <Plus size={20} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type CardButtonProps = {
  /** The id of the words on the card. */
  words: string;
  by: 1 | -1;
  at: number;
  last: number;
  closed: boolean;
  onStep: (place: number, by: number, focus: string) => void;
};

/** One place up or down by a tap. */
function CardButton({ words, by, at, last, closed, onStep }: CardButtonProps) {
  const id = `${words}${by < 0 ? 'up' : 'down'}`;
  return (
    <button
      type="button"
      id={id}
      className="hand-card-step"
      aria-label={by < 0 ? text.up : text.down}
      aria-describedby={words}
      aria-disabled={at === (by < 0 ? 0 : last)}
      disabled={closed}
      onClick={() => onStep(at, by, id)}
    >
      {by < 0 ? <ChevronUp size={20} aria-hidden="true" /> : <ChevronDown size={20} aria-hidden="true" />}
    </button>
  );
}
