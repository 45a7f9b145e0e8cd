import { Volume2 } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { playSound } from '../../sound/play-sound.ts';
import { chooseSound, useSound } from '../../sound/sound-settings.ts';
import { Button } from '../../ui/button.tsx';
import { soundText as text } from './text.ts';

/** Asks once whether to turn on sound. Escape means quiet: it can be changed later, a surprise in class cannot. */
export function SoundDialog() {
  const settings = useSound();
  if (!settings || settings.enabled !== undefined) return null;
  return <Question />;
}

function Question() {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  // The element is opened by a call, not by an attribute: only then is the rest of the page out of reach. It is closed
  // while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => dialog?.close();
  }, []);

  function enable(): void {
    chooseSound(true);
    playSound('sound-on');
  }

  return (
    <dialog
      ref={ref}
      className="dialog w-[min(480px,calc(100vw-32px))] p-6 pb-8 text-center sm:p-10"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}question ${id}note`}
      onCancel={(event) => {
        event.preventDefault();
        chooseSound(false);
      }}
    >
      <Wave />
      <h2 id={`${id}title`} className="mt-6 text-[2rem]">
        {text.title}
      </h2>
      <p id={`${id}question`} className="mt-3 text-lg">
        {text.question}
      </p>
      <div className="mt-8 grid gap-4 min-[400px]:grid-cols-2">
        <Button kind="quiet" onClick={() => chooseSound(false)} className={ring}>
          {text.no}
        </Button>
        <Button onClick={enable} className={ring} data-first>
          {text.yes}
        </Button>
      </div>
      <p id={`${id}note`} className="mt-6 text-[0.9375rem] text-ink-2">
        {text.note}
      </p>
    </dialog>
  );
}

/** The dialog is paper even where it stands over the sky. */
const ring = 'focus-visible:outline-accent!';

function Wave() {
  return (
    <div aria-hidden="true" className="flex h-22 items-center justify-center gap-2 text-accent">
      <Bars heights={[16, 40, 28]} />
      <span className="mx-2 grid size-18 place-items-center rounded-full bg-accent-soft text-accent-deep">
        <Volume2 size={36} />
      </span>
      <Bars heights={[28, 40, 16]} />
    </div>
  );
}

function Bars({ heights }: { heights: readonly number[] }) {
  return (
    <svg width={46} height={40} viewBox="0 0 46 40" fill="currentColor" aria-hidden="true">
      {heights.map((height, index) => (
        <rect key={`${height}`} x={index * 18} y={(40 - height) / 2} width={10} height={height} rx={5} />
      ))}
    </svg>
  );
}
