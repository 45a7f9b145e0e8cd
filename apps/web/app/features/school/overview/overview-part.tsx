import type { HealthLine, SchoolOverview } from '@playforward/contract';
import {
  Check,
  Clock,
  Database,
  DatabaseBackup,
  HardDrive,
  Mail,
  RefreshCw,
  Server,
  TriangleAlert,
  Waypoints,
} from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { LogLines } from '../log/log-lines.tsx';
import { PeopleCard } from '../people/people-card.tsx';
import { overviewText as text } from './text.ts';
import './overview.css';

type OverviewPartProps = { overview: SchoolOverview; tiles: ReactNode };

/** The school at a glance: what is connected, who is here, how the server is, what was done. */
export function OverviewPart({ overview, tiles }: OverviewPartProps) {
  return (
    <div className="overview">
      <div className="overview-column">
        <Card className="school-card">
          <h2>{text.connections}</h2>
          <p>{text.connectionsLead}</p>
          <Suspense fallback={<Spinner />}>{tiles}</Suspense>
        </Card>
        <PeopleCard />
      </div>
      <div className="overview-column">
        <Health lines={overview.health} />
        <Safety contacts={overview.contacts} open={overview.open_notes} />
        <Card className="school-card">
          <h2>{text.log}</h2>
          {overview.log.length === 0 ? <p>{text.noLog}</p> : <LogLines events={overview.log} />}
          <Link to={paths.school('log')} className="link">
            {text.openLog}
          </Link>
        </Card>
      </div>
    </div>
  );
}

const icons = {
  version: Server,
  database: Database,
  disk: HardDrive,
  backup: DatabaseBackup,
  mail: Mail,
  grades: RefreshCw,
  redis: Waypoints,
};

function Health({ lines }: { lines: readonly HealthLine[] }) {
  return (
    <Card className="school-card">
      <h2>{text.health}</h2>
      <ul className="health lined">
        {lines.map(({ what, state, text: said }) => {
          const Icon = icons[what];
          return (
            <li key={what}>
              <Icon size={20} aria-hidden="true" />
              <span>
                <strong>{text.what[what]}</strong>
                <span>{said}</span>
              </span>
              <HealthChip state={state} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function HealthChip({ state }: Pick<HealthLine, 'state'>) {
  const [tone, Icon] = (
    {
      fine: ['good', Check],
      waits: ['sun', Clock],
      missing: ['accent', TriangleAlert],
      wrong: ['bad', TriangleAlert],
    } as const
  )[state];
  return (
    <Chip tone={tone}>
      <Icon size={14} aria-hidden="true" />
      {text.state[state]}
    </Chip>
  );
}

function Safety({ contacts, open }: { contacts: readonly string[]; open: number }) {
  return (
    <Card className="school-card">
      <h2>{text.safety}</h2>
      <p>{text.told(contacts)}</p>
      {open > 0 && <p className="font-semibold text-bad-ink">{text.openNotes(open)}</p>}
      <Link to={paths.school('safety')} className="link">
        {open > 0 ? text.notes : text.contacts}
      </Link>
    </Card>
  );
}
