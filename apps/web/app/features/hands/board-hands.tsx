import type { TypesetMath } from '@playforward/contract';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import type { HandViewProps } from './hand-view.ts';
import { handsText as text } from './text.ts';
import './board-hands.css';

/** Each place takes one card; the card that was there goes back. */
export function MatchCards({ task, made, math, closed, onGrab, onMake }: HandViewProps<'match-cards'>) {
  const put = (card: number, place: number | null) => {
    onGrab();
    const freed = made.cards.map((one) => (one === card ? null : one));
    onMake({ ...made, cards: place === null ? freed : freed.with(place, card) });
  };
  return (
    <Board
      math={math}
      closed={closed}
      cards={task.cards}
      pictures={task.pictures}
      slots={task.places}
      nameOf={(place, name) => text.place2(place, name)}
      slotOf={(card) => {
        const place = made.cards.indexOf(card);
        return place < 0 ? null : place;
      }}
      onPut={put}
    />
  );
}

/** Each card goes into one of the boxes. */
export function SortCards({ task, made, math, closed, onGrab, onMake }: HandViewProps<'sort-cards'>) {
  return (
    <Board
      math={math}
      closed={closed}
      cards={task.cards}
      pictures={task.pictures}
      slots={task.boxes}
      nameOf={(box, name) => text.box(box, name)}
      slotOf={(card) => made.boxes[card] ?? null}
      onPut={(card, box) => {
        onGrab();
        onMake({ ...made, boxes: made.boxes.with(card, box) });
      }}
    />
  );
}

type BoardProps = {
  cards: readonly string[];
  pictures: readonly unknown[] | undefined;
  slots: readonly string[];
  nameOf: (number: number, name: string) => string;
  slotOf: (card: number) => number | null;
  math: TypesetMath;
  closed: boolean;
  onPut: (card: number, slot: number | null) => void;
};

/** Cards and where they can go: tap a card and then its place, drag it, or press the number of the place on it. */
function Board({ cards, pictures, slots, nameOf, slotOf, math, closed, onPut }: BoardProps) {
  const id = useId();
  const [held, setHeld] = useState<number | null>(null);
  const [drag, setDrag] = useState<{ card: number; x: number; y: number } | null>(null);
  const moved = useRef<number | null>(null);

  // A card that changed its place in the page has lost the focus on the way.
  useEffect(() => {
    if (moved.current !== null) document.getElementById(`${id}card${moved.current}`)?.focus();
    moved.current = null;
  });

  const put = (card: number, slot: number | null) => {
    if (closed) return;
    moved.current = card;
    setHeld(null);
    onPut(card, slot);
  };
  const press = (event: KeyboardEvent, card: number) => {
    const number = /^\d$/.test(event.key) ? Number(event.key) : Number.NaN;
    if (Number.isNaN(number) || number > slots.length) return;
    event.preventDefault();
    put(card, number === 0 ? null : number - 1);
  };
  const drop = (event: PointerEvent, card: number) => {
    setDrag(null);
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const slot = under.find((one) => one instanceof HTMLElement && one.dataset.slot?.startsWith(id));
    if (!(slot instanceof HTMLElement)) return;
    const place = slot.dataset.slot?.slice(id.length);
    put(card, place === 'pool' ? null : Number(place));
  };
  const cardsIn = (slot: number | null) => cards.flatMap((_, card) => (slotOf(card) === slot ? [card] : []));
  const show = (card: number) => {
    const picture = pictures?.[card];
    return (
      <button
        key={card}
        id={`${id}card${card}`}
        type="button"
        className="hand-card hand-small-card"
        aria-pressed={held === card}
        disabled={closed}
        style={
          drag?.card === card
            ? { translate: `${drag.x}px ${drag.y}px`, zIndex: 2, pointerEvents: 'none' }
            : {}
        }
        onClick={({ currentTarget }) => {
          // The end of a drag is no tap.
          if (currentTarget.dataset.dragged) delete currentTarget.dataset.dragged;
          else setHeld(held === card ? null : card);
        }}
        onKeyDown={(event) => press(event, card)}
        {...dragging({ card, setDrag, onDrop: drop })}
      >
        {typeof picture === 'string' ? (
          <img src={picture} alt={cards[card] ?? ''} draggable={false} />
        ) : (
          <MathText text={cards[card] ?? ''} math={math} />
        )}
      </button>
    );
  };
  return (
    <div className="hand-board">
      {slots.map((name, slot) => (
        <fieldset key={name} className="hand-slot" data-slot={`${id}${slot}`}>
          <legend>
            <MathText text={nameOf(slot + 1, name)} math={math} />
          </legend>
          {cardsIn(slot).map(show)}
          {held !== null && slotOf(held) !== slot && (
            <DropHere to={nameOf(slot + 1, name)} onDrop={() => put(held, slot)} />
          )}
        </fieldset>
      ))}
      <fieldset className="hand-slot hand-pool" data-slot={`${id}pool`}>
        <legend>{text.pool}</legend>
        {cardsIn(null).map(show)}
        {held !== null && slotOf(held) !== null && (
          <DropHere to={text.backToPool} onDrop={() => put(held, null)} />
        )}
        <p role="status">{held === null ? text.notHolding : text.holding}</p>
      </fieldset>
    </div>
  );
}

function DropHere({ to, onDrop }: { to: string; onDrop: () => void }) {
  return (
    <button type="button" className="hand-drop" aria-label={`${text.dropHere}: ${to}`} onClick={onDrop}>
      {text.dropHere}
    </button>
  );
}

type Dragging = {
  card: number;
  setDrag: (drag: { card: number; x: number; y: number } | null) => void;
  onDrop: (event: PointerEvent, card: number) => void;
};

const far = 6;

/** A pointer that moves a card with it; a tap is none. */
function dragging({ card, setDrag, onDrop }: Dragging) {
  let from: { x: number; y: number } | null = null;
  const at = (event: PointerEvent<HTMLElement>) => {
    const start = event.currentTarget.dataset.from?.split(' ').map(Number);
    from = start ? { x: start[0] ?? 0, y: start[1] ?? 0 } : null;
    return from && { x: event.clientX - from.x, y: event.clientY - from.y };
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.dataset.from = `${event.clientX} ${event.clientY}`;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const by = event.buttons > 0 ? at(event) : null;
      if (by && Math.hypot(by.x, by.y) > far) setDrag({ card, ...by });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const by = at(event);
      delete event.currentTarget.dataset.from;
      if (!by || Math.hypot(by.x, by.y) <= far) return setDrag(null);
      event.currentTarget.dataset.dragged = 'true';
      return onDrop(event, card);
    },
    onPointerCancel: () => setDrag(null),
  };
}
