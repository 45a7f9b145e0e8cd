import { nudgePhrases, type ClassLine as State } from '@playforward/contract';
import { Hand, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../../api/api.ts';
import { listenToLine } from '../../../api/event-line.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Orb } from '../../../ui/orb/orb.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { setEyesOnTeacher } from './eyes-on-teacher.ts';
import { nowText as text } from './text.ts';
import './class-line.css';

const nudgeShownMs = 20_000;
const lastNudgeKey = 'playforward_last_nudge';

/** What reaches a student from the own classes: a pause, a nudge, and the own hand. */
export function ClassLine() {
  const state = useClassLine();
  const { pathname } = useLocation();
  const pause = usePause(state);
  if (!state) return null;
  const [first] = state.classes;
  return (
    <>
      {first && pathname.startsWith('/lesson/') && <OwnHand key={first.id} {...first} />}
      {state.nudge && <Nudge key={state.nudge.at} {...state.nudge} />}
      {pause && <EyesOnTeacher teacher={pause.teacher} />}
    </>
  );
}

function useClassLine(): State | undefined {
  const [state, setState] = useState<State>();
  // The server is outside of React; the line is closed with the page.
  useEffect(() => {
    const leaving = new AbortController();
    listenToLine('/api/classes/now', {
      signal: leaving.signal,
      onEvent: ({ event, data }) => setState(event === 'state' ? (data as State) : undefined),
    }).catch(() => setState(undefined));
    return () => leaving.abort();
  }, []);
  return state;
}

/** The pause that holds; it ends by itself at its time, measured by the server's clock. */
function usePause(state: State | undefined): State['pause'] {
  const [over, setOver] = useState<string>();
  const pause = state?.pause ?? null;
  const until = pause?.until;
  const now = state?.now;
  useEffect(() => {
    if (until === undefined || now === undefined) return;
    const timer = setTimeout(() => setOver(until), Date.parse(until) - Date.parse(now));
    return () => clearTimeout(timer);
  }, [until, now]);
  const holds = pause !== null && over !== until;
  useEffect(() => {
    setEyesOnTeacher(holds);
    return () => setEyesOnTeacher(false);
  }, [holds]);
  return holds ? pause : null;
}

/** Over everything, games too, until the teacher goes on: what lies below stays as it is. */
function EyesOnTeacher({ teacher }: { teacher: string }) {
  const ref = useRef<HTMLDialogElement>(null);
  // Only a dialog opened by a call lies over other dialogs and puts the rest of the page out of reach.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className="eyes-on-teacher"
      aria-labelledby="eyes-title"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
    >
      <Orb mode="listening" size={160} />
      <h2 id="eyes-title">{text.eyes}</h2>
      <p>{text.pausedBy(teacher)}</p>
    </dialog>
  );
}

/** One sentence of the teacher, above whatever is open; it takes neither focus nor keys. */
function Nudge({ teacher, phrase, at }: NonNullable<State['nudge']>) {
  const [isShown, setShown] = useState(() => readLast() !== at);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isShown) ref.current?.showPopover?.();
  }, [isShown]);
  // Time passes outside of React. The tab remembers what it has shown over a reload.
  useEffect(() => {
    if (!isShown) return;
    writeLast(at);
    const timer = setTimeout(() => setShown(false), nudgeShownMs);
    return () => clearTimeout(timer);
  }, [isShown, at]);
  if (!isShown) return null;
  return (
    <div ref={ref} popover="manual" role="status" className="teacher-nudge">
      <p>
        <span>{text.from(teacher)}</span>
        <strong>{nudgePhrases[phrase]}</strong>
      </p>
      <IconButton label={text.close} onClick={() => setShown(false)}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function OwnHand({ id, hand }: State['classes'][number]) {
  const [wanted, setWanted] = useState<boolean>();
  const isUp = wanted ?? hand;
  // What the server says holds as soon as it is said: a teacher may have lowered the hand.
  const [told, setTold] = useState(hand);
  if (told !== hand) {
    setTold(hand);
    setWanted(undefined);
  }
  const change = async () => {
    setWanted(!isUp);
    try {
      await api.post(`/api/classes/${id}/hand`, { up: !isUp });
    } catch {
      setWanted(undefined);
      toast.error(text.failed);
    }
  };
  return (
    <div className="own-hand">
      <Button kind={isUp ? 'accent' : 'quiet'} small aria-pressed={isUp} onClick={() => void change()}>
        <Hand size={18} aria-hidden="true" />
        {text.raise}
      </Button>
      <span role="status" className="sr-only">
        {isUp ? text.raised : ''}
      </span>
    </div>
  );
}

let last: string | null = null;

/** Where a tab's storage is closed, it is remembered while the page is open. */
function readLast(): string | null {
  try {
    return sessionStorage.getItem(lastNudgeKey) ?? last;
  } catch {
    return last;
  }
}

function writeLast(at: string): void {
  last = at;
  try {
    sessionStorage.setItem(lastNudgeKey, at);
  } catch {
    // It is held in memory.
  }
}
