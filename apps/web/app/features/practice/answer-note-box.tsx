import { useEffect, useRef } from 'react';
import { MathText } from '../../ui/reading/math-text.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { AnswerNote } from './answer-state.ts';
import { practiceText as text } from './text.ts';

/** Says why a text was no try; it comes into sight, the focus stays in the field. */
export function AnswerNoteBox({ note }: { note: AnswerNote }) {
  const box = useRef<HTMLDivElement>(null);

  // On a small screen the note would appear below the edge.
  useEffect(() => {
    if (note) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [note]);

  return (
    <div ref={box} className="answer-note">
      <Verdict tone="info">
        {note.kind === 'empty' ? (
          text.empty
        ) : (
          <>
            <p>
              <MathText text={note.verdict.message} math={note.verdict.math} />
            </p>
            <p className="font-normal">{text.notCounted}</p>
          </>
        )}
      </Verdict>
    </div>
  );
}
