import type { CareerChoice } from '@playforward/contract';
import { limits } from '@playforward/contract';
import { ChevronDown, Compass } from 'lucide-react';
import { useId, useState } from 'react';
import { CareerCard } from './career-card.tsx';
import { careersText as text } from './text.ts';

type CareerListProps = {
  careers: readonly CareerChoice[];
  chosen: string | undefined;
  onChoose: (title: string) => void;
};

/** All careers are one group of radios; those after the first four wait behind a button. */
export function CareerList({ careers, chosen, onChoose }: CareerListProps) {
  const more = careers.slice(limits.careersAtFirst);
  const [isOpen, setOpen] = useState(more.some(({ title }) => title === chosen));
  const id = useId();
  const cards = (some: readonly CareerChoice[]) =>
    some.map((career) => (
      <CareerCard
        key={career.title}
        career={career}
        isChosen={career.title === chosen}
        onChoose={() => onChoose(career.title)}
      />
    ));

  return (
    <fieldset>
      <legend className="sr-only">{text.careers}</legend>
      <div className={grid}>{cards(careers.slice(0, limits.careersAtFirst))}</div>
      {more.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="mt-4 flex min-h-18 w-full items-center gap-3 rounded-[20px] border-2 border-white/40 bg-[#2d1f72] px-4 py-3 text-left text-white hover:bg-[#38288a] md:mt-6 md:gap-4 md:px-6"
          >
            <Compass size={24} aria-hidden="true" className="flex-none" />
            <span>
              <b className="block font-semibold md:text-[1.0625rem]">{text.more}</b>{' '}
              <span className="text-[0.9375rem] text-[#d9d2ff]">{text.moreCount(more.length)}</span>
            </span>
            <ChevronDown
              size={24}
              aria-hidden="true"
              className={`ml-auto flex-none transition-[rotate] duration-200 motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
          <div id={id} hidden={!isOpen} className="pt-3 md:pt-6">
            <div className={grid}>{cards(more)}</div>
          </div>
        </>
      )}
    </fieldset>
  );
}

const grid = 'grid gap-3 md:gap-4 lg:grid-cols-2 lg:gap-6';
