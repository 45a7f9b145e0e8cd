import { schoolLimits } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Loaded } from '../../../ui/adult/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Pager } from '../pager.tsx';
import { auditQuery } from '../queries.ts';
import { LogLines } from './log-lines.tsx';
import { logText as text } from './text.ts';

/** /school/log: who did what, by kind, day and person; the address holds what is chosen. */
export function LogPart() {
  const [params, setParams] = useSearchParams();
  const query = useQuery(auditQuery(params.toString()));
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (name !== 'page') next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  return (
    <Card className="school-card">
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <Loaded query={query}>
        {({ kinds, events, total, page }) => (
          <>
            <div className="log-filters">
              <label className="select-field">
                {text.kind}
                <select
                  value={params.get('kind') ?? ''}
                  onChange={({ target }) => choose('kind', target.value)}
                >
                  <option value="">{text.all}</option>
                  {kinds.map(({ kind, text: name }) => (
                    <option key={kind} value={kind}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              {(['from', 'to'] as const).map((name) => (
                <TextField
                  key={name}
                  label={text[name]}
                  type="date"
                  value={params.get(name) ?? ''}
                  onChange={({ target }) => choose(name, target.value)}
                />
              ))}
            </div>
            {params.has('person') && (
              <div className="school-acts">
                <span>{text.person}</span>
                <Button kind="quiet" small onClick={() => choose('person', '')}>
                  {text.everybody}
                </Button>
              </div>
            )}
            <p role="status" className="school-note">
              {total === 0 ? text.none : text.found(total)}
            </p>
            <LogLines events={events} />
            <Pager
              page={page}
              total={total}
              size={schoolLimits.eventsOnAPage}
              onPage={(next) => choose('page', String(next))}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}
