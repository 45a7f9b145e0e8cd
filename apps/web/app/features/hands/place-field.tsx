import { type HandScale, isBeyondScale, readPlaceAt, writePlaceAt } from '@playforward/diagram';
import { useId, useState } from 'react';
import { handsText as text } from './text.ts';

type PlaceFieldProps = {
  label: string;
  /** What is shown above the field, where the whole name would be too long. */
  short?: string;
  scale: HandScale;
  place: number;
  closed: boolean;
  onGrab: () => void;
  onPlace: (place: number) => void;
};

/** The same as a handle by typing. What cannot be a place stays as it was typed, and nothing moves. */
export function PlaceField({ label, short, scale, place, closed, onGrab, onPlace }: PlaceFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState({ text: '', place: Number.NaN });
  // What was typed stands as long as the handle is where it put it.
  const isDraft = draft.place === place;
  const value = isDraft ? draft.text : writePlaceAt(scale, place);
  const isBad = isDraft && readPlaceAt(scale, draft.text) === null;

  const type = (typed: string) => {
    const read = readPlaceAt(scale, typed);
    setDraft({ text: typed, place: read ?? place });
    if (read === null || read === place) return;
    onGrab();
    onPlace(read);
  };
  return (
    <span className="hand-field">
      <label htmlFor={id}>
        {short !== undefined && <span aria-hidden="true">{short}</span>}
        <span className={short === undefined ? undefined : 'sr-only'}>{label}</span>
      </label>
      <input
        id={id}
        value={value}
        readOnly={closed}
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? `${id}bad` : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => !isBad && setDraft({ text: '', place: Number.NaN })}
      />
      {isBad && (
        <span id={`${id}bad`} role="status" className="hand-bad">
          {isBeyondScale(scale, draft.text)
            ? text.beyond(writePlaceAt(scale, scale.first), writePlaceAt(scale, scale.last))
            : text.noSuchPlace}
        </span>
      )}
    </span>
  );
}
