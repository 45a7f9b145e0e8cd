import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { FailedCard } from '../../ui/failed-card.tsx';
import { SkyPage } from '../../ui/listing/sky-page.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { glossaryQuery } from './queries.ts';
import { glossaryText as text } from './text.ts';
import { WordEntry } from './word-entry.tsx';
import { WordList } from './word-list.tsx';
import './glossary.css';

type GlossaryScreenProps = {
  /** The word whose entry is open. */
  slug: string | undefined;
  /** A course's title as it stands on screen. */
  nameOf: (title: string) => string;
};

/** All words of the lessons, or the entry of one. What is looked for stays in the address meanwhile. */
export function GlossaryScreen({ slug, nameOf }: GlossaryScreenProps) {
  const [params] = useSearchParams();
  return slug === undefined ? (
    <AllWords nameOf={nameOf} />
  ) : (
    <WordEntry key={slug} slug={slug} nameOf={nameOf} asked={params.toString()} />
  );
}

function AllWords({ nameOf }: Pick<GlossaryScreenProps, 'nameOf'>) {
  const { data, isError, refetch } = useQuery(glossaryQuery);
  const online = useOnline();
  return (
    <SkyPage
      className="glossary-page"
      back={{
        to: paths.dashboard,
        words: (
          <>
            <span className="max-sm:sr-only">{text.back.to}</span> {text.back.place}
          </>
        ),
      }}
      heading={
        <div>
          <h1 className="text-[1.75rem] lg:text-[2.75rem]">{text.title}</h1>
          <p className="mt-1.5 text-[#f3eaff]">{data ? text.lead(data.words.length) : text.leadWaiting}</p>
        </div>
      }
    >
      {data ? (
        <WordList list={data} nameOf={nameOf} />
      ) : isError ? (
        <FailedCard text={online ? text.failed : text.offline} onAgain={() => void refetch()} />
      ) : (
        <StateCard mode="loading" title={text.loading} skeleton />
      )}
    </SkyPage>
  );
}
