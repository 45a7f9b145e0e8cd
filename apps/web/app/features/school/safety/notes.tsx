import type { SchoolSafety } from '@playforward/contract';
import { explain } from '../../../ui/adult/explain.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { whenText } from '../../../ui/when-text.ts';
import { markNote } from '../queries.ts';
import { useAct } from '../use-act.ts';
import { safetyText } from './text.ts';

const text = safetyText.notes;
type Note = SchoolSafety['notes'][number];

/** That, when and for what kind of sign a card was shown; what was written is nowhere here. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <Card className="school-card">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      {notes.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className="safety-notes lined">
          {notes.map((note) => (
            <OneNote key={note.id} note={note} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OneNote({ note }: { note: Note }) {
  const { mutate, isPending } = useAct((state: 'seen' | 'done') => markNote(note.id, { state }));
  const { student, kind, at, classes, state, state_by: by, state_at: since } = note;
  const mark = (next: 'seen' | 'done') => mutate(next, { onError: (error) => toast.error(explain(error)) });
  return (
    <li>
      <div>
        <strong>{student}</strong>
        <span className="school-note">
          {kind}. {whenText(at)}, {text.classes(classes)}.
        </span>
      </div>
      <div>
        <Chip tone={state === 'new' ? 'bad' : 'good'}>{text.state[state]}</Chip>
        {by !== null && since !== null && <span className="school-note">{text.by(by, whenText(since))}</span>}
      </div>
      <div className="school-acts">
        {(['seen', 'done'] as const)
          .filter((next) => (next === 'seen' ? state === 'new' : state !== 'done'))
          .map((next) => (
            <Button
              key={next}
              kind="quiet"
              small
              busy={isPending}
              aria-label={text.for(text[next], student)}
              onClick={() => mark(next)}
            >
              {text[next]}
            </Button>
          ))}
      </div>
    </li>
  );
}
