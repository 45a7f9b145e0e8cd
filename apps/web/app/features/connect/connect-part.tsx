import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../ui/adult/loaded.tsx';
import { AddPlatform } from './add-platform.tsx';
import { IssuerCard } from './issuer-card.tsx';
import { LtiCard } from './lti-card.tsx';
import { connectQuery } from './queries.ts';
import { RosterCard } from './roster-card.tsx';
import './connect.css';

/** /school/connect: every address to copy, and for each connection what is missing. */
export function ConnectPart() {
  const query = useQuery(connectQuery);
  return (
    <Loaded query={query}>
      {(data) => (
        <div className="connect-cards">
          <div className="connect-column">
            <LtiCard data={data} />
            <AddPlatform />
          </div>
          <div className="connect-column">
            <IssuerCard oidc={data.oidc} />
            <RosterCard />
          </div>
        </div>
      )}
    </Loaded>
  );
}
