import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type DisclosureProps = {
  as: 'h3' | 'h4';
  open: boolean;
  onToggle: () => void;
  className: string;
  /** The words of the heading; the whole heading row is the button. */
  heading: ReactNode;
  /** Shown over the end of the row on wide screens, below it on narrow ones; not part of the button. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A heading that opens and closes what it stands above. */
export function Disclosure({
  as: Heading,
  open,
  onToggle,
  className,
  heading,
  aside,
  children,
}: DisclosureProps) {
  const id = useId();
  return (
    <>
      <div className="relative">
        <Heading>
          <button
            type="button"
            className={`flex w-full items-center text-left ${className}`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={onToggle}
          >
            {heading}
            <ChevronDown
              size={22}
              aria-hidden="true"
              className={`ml-auto flex-none text-ink-3 transition-transform motion-reduce:transition-none ${open ? 'rotate-180' : ''}`}
            />
          </button>
        </Heading>
        {aside && (
          <div className="pointer-events-none max-sm:hidden sm:absolute sm:top-1/2 sm:right-16 sm:w-[150px] sm:-translate-y-1/2">
            {aside}
          </div>
        )}
      </div>
      {open && <div id={id}>{children}</div>}
    </>
  );
}
