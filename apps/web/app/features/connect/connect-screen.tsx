import { useQuery } from '@tanstack/react-query';
import { LogOut, RotateCw } from 'lucide-react';
import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { AddPlatform } from './add-platform.tsx';
import { IssuerCard } from './issuer-card.tsx';
import { LtiCard } from './lti-card.tsx';
import { connectQuery } from './queries.ts';
import { RosterCard } from './roster-card.tsx';
import { connectText as text } from './text.ts';
import './connect.css';

/** /school/connect: every address to copy, and for each connection what is missing. */
export function ConnectScreen({ name, onSignOut }: { name: string; onSignOut: () => void }) {
  const { data, error, refetch } = useQuery(connectQuery);
  return (
    <div className="connect">
      <header className="connect-band sky night on-sky">
        <Logo />
        <nav aria-label={text.nav.label} className="connect-nav">
          <Link to={paths.schoolConnect} aria-current="page">
            {text.nav.connect}
          </Link>
          <Link to={paths.dashboard}>{text.nav.lessons}</Link>
        </nav>
        <span className="connect-name">{name}</span>
        <Button kind="quiet" small onClick={onSignOut} className="flex-none whitespace-nowrap">
          <LogOut size={18} aria-hidden="true" className="max-sm:hidden" />
          {text.nav.signOut}
        </Button>
      </header>
      <main className="connect-wide">
        <h1>{text.title}</h1>
        <p className="connect-lead">{text.lead}</p>
        {data ? (
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
        ) : error instanceof ApiError && error.status === 404 ? (
          <StateCard
            mode="listening"
            title={text.notHere.title}
            text={text.notHere.text}
            action={<ButtonLink to={paths.dashboard}>{text.notHere.back}</ButtonLink>}
          />
        ) : error ? (
          <StateCard
            mode="worried"
            title={text.failed.title}
            text={text.failed.text}
            action={
              <Button onClick={() => void refetch()}>
                <RotateCw size={20} aria-hidden="true" />
                {text.failed.again}
              </Button>
            }
          />
        ) : (
          <StateCard mode="loading" title={text.loading} skeleton />
        )}
      </main>
    </div>
  );
}
