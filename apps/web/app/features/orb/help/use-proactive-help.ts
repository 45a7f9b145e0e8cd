import { useCallback, useEffect, useRef, useState } from 'react';
import type { MessageStore } from '../queue/message-store.ts';
import { useOrbContext } from '../use-orb-context.ts';
import { mention, type TriggerIds } from '../voice/triggers.ts';
import { type AttentionEvent, nextAttention, offerDue, silenceDueAt, startAttention } from './proactive.ts';

type ProactiveOptions = { store: MessageStore; ids: TriggerIds };

const signs = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'scroll', 'touchstart'] as const;

/** Lets the companion speak first when the student may need it (D-95). Answers how to tell that help was given. */
export function useProactiveHelp({ store, ids }: ProactiveOptions): () => void {
  const { context, asOf } = useOrbContext();
  const attention = useRef(startAttention(Date.now()));
  const [turn, setTurn] = useState(0);
  const { lessonId, problemId } = ids;

  const note = useCallback((type: AttentionEvent['type']) => {
    attention.current = nextAttention(attention.current, { type, at: Date.now() });
    if (type !== 'touched') setTurn((count) => count + 1);
  }, []);

  // A key, the pointer or a scroll anywhere ends the silence.
  useEffect(() => {
    const onSign = () => note('touched');
    for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, capture: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true });
    };
  }, [note]);

  // Help is looked at when the context comes, and when silence alone may make it due.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new context and each turn is looked at anew
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = Date.now();
      const due = offerDue(attention.current, context, { now, hasProblem: problemId !== undefined });
      if (due && !isDialogOpen()) {
        note('offered');
        void mention(store, 'time_spent', { lessonId, problemId });
        return;
      }
      const dueAt = silenceDueAt(attention.current);
      // Where an open dialog holds help back, or somebody has to move first, it is looked at again a little later.
      const wait = due || dueAt === null ? lookAgain : Math.max(0, dueAt - now);
      timer = setTimeout(look, wait);
    };
    look();
    return () => clearTimeout(timer);
  }, [context, asOf, turn, note, store, lessonId, problemId]);

  return useCallback(() => note('helped'), [note]);
}

/** Milliseconds until help that may not be given now is looked at again. */
const lookAgain = 5000;

function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
