import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react';
import type { Direction } from './snake-board.ts';
import { waitingText as text } from './text.ts';

const arrows = [
  { direction: 'up', Icon: ArrowUp, place: 'col-start-2 row-start-1' },
  { direction: 'left', Icon: ArrowLeft, place: 'col-start-1 row-start-2' },
  { direction: 'right', Icon: ArrowRight, place: 'col-start-3 row-start-2' },
  { direction: 'down', Icon: ArrowDown, place: 'col-start-2 row-start-2 lg:row-start-3' },
] as const;

/** Four buttons that steer: a cross on a wide screen, like the arrows of a keyboard on a phone. */
export function ArrowPad({ onTurn }: { onTurn: (direction: Direction) => void }) {
  return (
    <div className="grid justify-items-center gap-3">
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">{text.steer}</legend>
        {arrows.map(({ direction, Icon, place }) => (
          <button
            key={direction}
            type="button"
            aria-label={text.turn[direction]}
            onClick={() => onTurn(direction)}
            className={`grid size-14 touch-manipulation place-items-center rounded-[18px] bg-white text-[#1b1740] shadow-[0_4px_0_#b9acff] transition-[translate] duration-75 hover:bg-[#f4f2fc] active:translate-y-1 active:shadow-none motion-reduce:transition-none ${place}`}
          >
            <Icon size={26} aria-hidden="true" />
          </button>
        ))}
      </fieldset>
      <p className="text-center text-sm text-[#efeaff] max-lg:order-first">
        <span className="max-lg:hidden">{text.keys}</span>
        <span className="lg:hidden">{text.tap}</span>
      </p>
    </div>
  );
}
