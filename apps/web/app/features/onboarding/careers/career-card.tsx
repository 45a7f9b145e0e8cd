import type { CareerChoice } from '@playforward/contract';
import { useId } from 'react';
import { CareerEmblem } from '../../../ui/career-emblem.tsx';
import { PayLine } from './pay-line.tsx';

type CareerCardProps = { career: CareerChoice; isChosen: boolean; onChoose: () => void };

/** One career to pick: the whole card is the radio. Its story waits for the day view. */
export function CareerCard({ career, isChosen, onChoose }: CareerCardProps) {
  const id = useId();
  return (
    <label className="group relative grid cursor-pointer grid-cols-[44px_minmax(0,1fr)] gap-x-3.5 rounded-[20px] border-[3px] border-white bg-white py-3.5 pr-12 pl-3.5 text-ink transition-shadow has-checked:border-sun has-checked:shadow-[0_0_0_4px_rgb(255_176_32/0.35),0_16px_48px_rgb(15_16_48/0.35)] has-focus-visible:outline-3 has-focus-visible:outline-offset-[6px] has-focus-visible:outline-white motion-reduce:transition-none md:grid-cols-[56px_minmax(0,1fr)] md:gap-x-5 md:rounded-3xl md:py-6 md:pr-16 md:pl-6">
      <input
        type="radio"
        name="career"
        value={career.title}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}description ${id}pay`}
        className="absolute top-4 right-4 size-6 cursor-pointer appearance-none scroll-mt-6 scroll-mb-44 rounded-full border-[3px] border-[#8d85b5] outline-none checked:border-[8px] checked:border-accent md:top-6 md:right-[22px] md:size-7 md:checked:border-[9px]"
      />
      <CareerEmblem title={career.title} />
      <span className="flex flex-col">
        <b
          id={`${id}title`}
          className="font-display text-[1.1875rem] leading-tight font-bold md:text-[1.375rem]"
        >
          {career.title}
        </b>
        <span
          id={`${id}description`}
          className="mt-2 text-[0.9375rem] leading-normal text-ink-2 md:text-base"
        >
          {career.description}
        </span>
        <span className="mt-auto pt-2.5 md:pt-4 md:text-[1.0625rem]">
          <PayLine salaryRange={career.salary_range} id={`${id}pay`} />
        </span>
      </span>
    </label>
  );
}
