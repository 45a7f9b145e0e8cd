import type { SchoolRetention } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '../../../ui/adult/explain.ts';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { EraseDialog } from '../people/erase-dialog.tsx';
import { type SchoolPerson, underName } from '../people/person-parts.ts';
import { PersonPicker } from '../people/person-picker.tsx';
import { downloadData, retentionQuery } from '../queries.ts';
import { schoolText } from '../text.ts';
import { dataText } from './text.ts';
import '../people/people.css';

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** /school/data: what a data-protection officer asks. */
export function DataPart() {
  const query = useQuery(retentionQuery);
  return (
    <>
      <OnePerson />
      <Loaded query={query}>
        {(retention) => (
          <>
            <Erasures erasures={retention.erasures} />
            <RetentionCard retention={retention} />
          </>
        )}
      </Loaded>
    </>
  );
}

function OnePerson() {
  const text = dataText.one;
  const [person, setPerson] = useState<SchoolPerson>();
  const [erasing, setErasing] = useState(false);
  const [busy, setBusy] = useState(false);
  const again = () => {
    setErasing(false);
    setPerson(undefined);
  };
  const download = async (id: number) => {
    setBusy(true);
    await downloadData(id).catch((error: unknown) => toast.error(explain(error)));
    setBusy(false);
  };
  return (
    <Card className="school-card">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      {person === undefined ? (
        <div className="school-step w-full max-w-xl">
          <PersonPicker nobody={text.nobody} onPick={setPerson} />
        </div>
      ) : (
        <>
          <p>
            <strong>{person.name}</strong>, {underName(person, new Date())}
          </p>
          <div className="school-acts">
            <Button small busy={busy} onClick={() => void download(person.id)}>
              <Download size={18} aria-hidden="true" />
              {text.download}
            </Button>
            <Button kind="quiet" small onClick={() => setErasing(true)}>
              <Trash2 size={18} aria-hidden="true" />
              {text.erase}
            </Button>
            <Button kind="quiet" small onClick={again}>
              {text.another}
            </Button>
          </div>
        </>
      )}
      <p className="school-note">{text.note}</p>
      {person && erasing && (
        <EraseDialog person={person} onClose={() => setErasing(false)} onApplied={again} />
      )}
    </Card>
  );
}

function Erasures({ erasures }: Pick<SchoolRetention, 'erasures'>) {
  const text = dataText.erasures;
  return (
    <Card className="school-card">
      <h2>{text.title}</h2>
      {erasures.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul>
          {erasures.map(({ id, name, erase_at: at }) => (
            <li key={id}>{text.line(name, dayFormat.format(new Date(at)))}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function RetentionCard({ retention: { inactive_months: months, parts } }: { retention: SchoolRetention }) {
  const text = dataText.kept;
  return (
    <Card className="school-card">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <p>{text.inactive(months)}</p>
      <table className="school-table">
        <thead>
          <tr>
            <th>{text.part}</th>
            <th>{text.stays}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, days }) => (
            <tr key={part}>
              <td>{schoolText.parts[part]}</td>
              <td>{text.days(days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
