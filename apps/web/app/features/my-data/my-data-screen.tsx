import type { MyData } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FailedCard } from '../../ui/failed-card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { StarField } from '../../ui/stars.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { AboutYou } from './about-you.tsx';
import { EraseCard } from './erase-card.tsx';
import { myDataQuery } from './queries.ts';
import { TakeCard } from './take-card.tsx';
import { myDataText as text } from './text.ts';
import './my-data.css';

type MyDataScreenProps = { onCorrected: (name: string) => void };

/** /my-data: what is kept of a student, to see, take along, correct and erase. */
export function MyDataScreen({ onCorrected }: MyDataScreenProps) {
  const { data, isError, refetch } = useQuery(myDataQuery);
  return (
    <MyDataFrame>
      {data ? (
        <>
          <AboutYou data={data} onCorrected={onCorrected} />
          <KeptCard kept={data.kept} />
          <TakeCard />
          <EraseCard eraseAt={data.erase_at} />
        </>
      ) : isError ? (
        <FailedCard text={text.failed} onAgain={() => void refetch()} />
      ) : (
        <StateCard mode="loading" title={text.loading} skeleton />
      )}
    </MyDataFrame>
  );
}

function MyDataFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <header className="sky night on-sky relative overflow-hidden pb-[66px]">
        <StarField />
        <div className="relative flex items-center justify-between gap-4 px-4 py-3 lg:px-14 lg:py-4">
          <Logo />
          <ButtonLink to={paths.dashboard} kind="quiet" small>
            <ArrowLeft size={18} aria-hidden="true" />
            <span>
              <span className="max-sm:sr-only">{text.back.to}</span> {text.back.place}
            </span>
          </ButtonLink>
        </div>
        <div className="relative mx-auto max-w-[832px] px-4 py-5">
          <h1 className="text-[1.75rem] lg:text-[2.75rem]">{text.title}</h1>
          <p className="mt-1.5 text-[#f3eaff]">{text.lead}</p>
        </div>
      </header>
      <main className="relative mx-auto -mt-[46px] grid max-w-[832px] grid-cols-[minmax(0,1fr)] gap-5 px-4 pb-20">
        {children}
        <p>
          <a className="link" href={paths.privacy}>
            {text.notice}
          </a>
        </p>
      </main>
    </div>
  );
}

function KeptCard({ kept }: Pick<MyData, 'kept'>) {
  return (
    <Card className="my-data-card">
      <h2>{text.kept.title}</h2>
      <ul className="my-data-parts">
        {kept.map(({ part, entries, days }) => (
          <li key={part}>
            <h3>{text.kept.parts[part].name}</h3>
            <p>{text.kept.parts[part].means}</p>
            <p className="my-data-count">
              {text.kept.entries(entries)}
              {entries > 0 && ` · ${days === null ? text.kept.withAccount : text.kept.days(days)}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
