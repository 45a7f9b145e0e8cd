import type { MyData } from '@playforward/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { FailedCard } from '../../ui/failed-card.tsx';
import { NightPage } from '../../ui/night-page.tsx';
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
    <NightPage text={text} width="max-w-[832px]">
      {children}
      <p>
        <a className="link" href={paths.privacy}>
          {text.notice}
        </a>
      </p>
    </NightPage>
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
