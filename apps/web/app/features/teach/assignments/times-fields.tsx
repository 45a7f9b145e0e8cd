import { TextField } from '../../../ui/text-field.tsx';
import { assignText } from './text.ts';

const text = assignText.form;

/** Times as the fields hold them: of the reader's own clock, empty for none. */
export type Times = { opens: string; due: string; closes: string; takesLate: boolean };

/** What a field of date and time holds for a moment. */
export function toField(at: string | null): string {
  if (at === null) return '';
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moments of the fields as a call takes them. */
export function fromTimes({ opens, due, closes, takesLate }: Times) {
  const moment = (field: string) => (field === '' ? null : new Date(field).toISOString());
  const opensAt = moment(opens);
  return {
    ...(opensAt && { opens_at: opensAt }),
    due_at: moment(due),
    closes_at: moment(closes),
    takes_late: takesLate,
  };
}

export function TimesFields({ times, onChange }: { times: Times; onChange: (times: Times) => void }) {
  const field = (name: 'opens' | 'due' | 'closes') => (
    <TextField
      key={name}
      type="datetime-local"
      label={text[name]}
      value={times[name]}
      onChange={({ target }) => onChange({ ...times, [name]: target.value })}
    />
  );
  return (
    <div className="assign-times">
      {(['opens', 'due', 'closes'] as const).map(field)}
      {times.due !== '' && (
        <label className="select-field">
          <span>{text.late}</span>
          <select
            value={String(times.takesLate)}
            onChange={({ target }) => onChange({ ...times, takesLate: target.value === 'true' })}
          >
            <option value="true">{text.taken}</option>
            <option value="false">{text.notTaken}</option>
          </select>
        </label>
      )}
    </div>
  );
}
