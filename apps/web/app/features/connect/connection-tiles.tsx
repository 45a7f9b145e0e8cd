import type { ConnectAnswer } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Loaded } from '../../ui/adult/loaded.tsx';
import { Chip } from '../../ui/chip.tsx';
import { connectQuery } from './queries.ts';
import { connectText } from './text.ts';
import './tiles.css';

const text = connectText.tiles;

type Tile = { name: string; says: string; tone: 'good' | 'sun' | 'accent' };

/** How the school's connections are, in short; each leads to the place where one sets them up. */
export function ConnectionTiles({ to }: { to: string }) {
  const query = useQuery(connectQuery);
  return (
    <Loaded query={query}>
      {(data) => (
        <ul className="connection-tiles">
          {tilesOf(data).map(({ name, says, tone }) => (
            <li key={name}>
              <Link to={to}>
                <strong>{name}</strong>
                <Chip tone={tone}>
                  {tone === 'good' && <Check size={14} aria-hidden="true" />}
                  {tone === 'sun' && <TriangleAlert size={14} aria-hidden="true" />}
                  {says}
                </Chip>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function tilesOf({ platforms, oidc, roster_at: rosterAt }: ConnectAnswer): Tile[] {
  const isReady = ({ deployments }: ConnectAnswer['platforms'][number]) =>
    deployments.some(({ allowed }) => allowed);
  const lti =
    platforms.length === 0
      ? ({ says: text.off, tone: 'accent' } as const)
      : platforms.every(isReady)
        ? ({ says: text.connected(platforms.length), tone: 'good' } as const)
        : ({ says: text.deployment, tone: 'sun' } as const);
  return [
    { name: text.lti, ...lti },
    oidc.issuer === null
      ? { name: text.signIn(null), says: text.off, tone: 'accent' }
      : { name: text.signIn(oidc.name), says: text.on, tone: 'good' },
    rosterAt === null
      ? { name: text.roster, says: text.noRoster, tone: 'accent' }
      : { name: text.roster, says: text.readAt(new Date(rosterAt)), tone: 'good' },
  ];
}
