import type { SchoolOverview } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { paths } from '../../paths.ts';
import { Loaded } from '../../ui/adult/loaded.tsx';
import { adultText } from '../../ui/adult/text.ts';
import { StateCard } from '../../ui/state-card.tsx';
import { TabBar, TabLink } from '../../ui/tabs.tsx';
import { overviewQuery } from './queries.ts';
import { schoolText as text } from './text.ts';

type SchoolTab = keyof typeof text.tabs;
const tabs = Object.keys(text.tabs) as SchoolTab[];

const parts = {
  overview: lazy(async () => ({ default: (await import('./overview/overview-part.tsx')).OverviewPart })),
  people: lazy(async () => ({ default: (await import('./people/people-card.tsx')).PeopleCard })),
  classes: lazy(async () => ({ default: (await import('./classes/classes-part.tsx')).ClassesPart })),
  data: lazy(async () => ({ default: (await import('./data/data-part.tsx')).DataPart })),
  log: lazy(async () => ({ default: (await import('./log/log-part.tsx')).LogPart })),
  safety: lazy(async () => ({ default: (await import('./safety/safety-part.tsx')).SafetyPart })),
};

type ConnectionTilesProps = { to: string };

type SchoolScreenProps = {
  tab: string | undefined;
  /** The part of another feature: connections, and how they are in short. */
  Connections: ComponentType;
  ConnectionTiles: ComponentType<ConnectionTilesProps>;
};

/** /school: the office; the address says which part is open. */
export function SchoolScreen({ tab: wanted, Connections, ConnectionTiles }: SchoolScreenProps) {
  const query = useQuery(overviewQuery);
  const tab = tabs.find((one) => one === wanted) ?? 'overview';
  return (
    <main className="school">
      <Loaded query={query}>
        {(overview) => (
          <>
            <h1>{overview.name}</h1>
            <p className="school-counts">{text.counts(overview.counts)}</p>
            <TabBar label={text.tabBar}>
              {tabs.map((one) => (
                <TabLink
                  key={one}
                  to={paths.school(one)}
                  state={one === tab ? 'current' : 'open'}
                  comesIntoSight
                >
                  {text.tabs[one]}
                  {one === 'safety' && <NewNotes count={overview.open_notes} />}
                </TabLink>
              ))}
            </TabBar>
            <Suspense fallback={<StateCard mode="loading" title={adultText.loading} skeleton />}>
              {tab === 'connect' ? (
                <Connections />
              ) : (
                <Part tab={tab} overview={overview} ConnectionTiles={ConnectionTiles} />
              )}
            </Suspense>
          </>
        )}
      </Loaded>
    </main>
  );
}

type PartProps = {
  tab: keyof typeof parts;
  overview: SchoolOverview;
  ConnectionTiles: ComponentType<ConnectionTilesProps>;
};

function Part({ tab, overview, ConnectionTiles }: PartProps) {
  if (tab === 'overview')
    return <parts.overview overview={overview} tiles={<ConnectionTiles to={paths.school('connect')} />} />;
  const One = parts[tab];
  return <One />;
}

function NewNotes({ count }: { count: number }) {
  return count > 0 && <span className="school-new">{count}</span>;
}
