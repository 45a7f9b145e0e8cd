import type { CareerSearchAnswer } from '@playforward/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FailedCard } from '../../ui/failed-card.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { type View, ViewSwitch } from '../../ui/view-switch.tsx';
import { CareerCard } from './career-card.tsx';
import { CareerFilters } from './career-filters.tsx';
import { CareerFrame } from './career-frame.tsx';
import { CareerMap } from './career-map.tsx';
import { CompareTable } from './compare-table.tsx';
import { myCareersQuery } from './queries.ts';
import { careersText as text } from './text.ts';
import { useCompared } from './use-compared.ts';
import { useWishes } from './use-wishes.ts';

/** Everything that fits, page by page. */
function useFound(asked: string) {
  return useInfiniteQuery({
    queryKey: ['careers', 'search', asked],
    queryFn: ({ pageParam }) =>
      api.get<CareerSearchAnswer>(`/api/careers?${asked}${asked ? '&' : ''}from=${pageParam}`),
    initialPageParam: 0,
    getNextPageParam: ({ fit }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.careers.length, 0);
      return shown < fit ? shown : undefined;
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** All careers: search and filters on top, the map of their groups beside the list of what fits. */
export function ExploreScreen() {
  const { wishes, asked, set, clear } = useWishes();
  const [view, setView] = useState<View>('map');
  const found = useFound(asked);
  const [first] = found.data?.pages ?? [];
  const { cluster, ...others } = wishes;
  return (
    <CareerFrame
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
          <p className="mt-1.5 text-[#f3eaff]">{first ? text.lead(first.all) : text.leadWaiting}</p>
        </div>
      }
      actions={<ViewSwitch view={view} onView={setView} />}
    >
      <CareerFilters wishes={wishes} set={set} onClear={clear} showing={first?.showing ?? null} />
      {found.isError && !first ? (
        <FailedCard text={text.failed} onAgain={() => void found.refetch()} />
      ) : first ? (
        <div className={`career-columns ${view}`}>
          {view === 'map' && (
            <CareerMap
              islands={first.islands}
              searched={Object.keys(others).length > 0}
              cluster={cluster ?? null}
              onChoose={(next) => set('cluster', next ?? '')}
            />
          )}
          <FoundCareers found={found} pages={found.data?.pages ?? []} />
        </div>
      ) : (
        <StateCard mode="loading" title={text.loading} skeleton />
      )}
      <p className="career-source">{text.source}</p>
    </CareerFrame>
  );
}

type FoundCareersProps = { found: ReturnType<typeof useFound>; pages: readonly CareerSearchAnswer[] };

function FoundCareers({ found, pages }: FoundCareersProps) {
  const { data: mine } = useQuery(myCareersQuery);
  const compared = useCompared();
  const careers = pages.flatMap((page) => page.careers);
  const favorites = new Set(mine?.favorites.map(({ slug }) => slug));
  const [first] = pages;
  return (
    <section className="career-found" aria-busy={found.isFetching}>
      <div className="career-found-head">
        <h2>
          <span role="status">{text.fit(first?.fit ?? 0)}</span>
        </h2>
        <button type="button" className="link" aria-pressed={compared.on} onClick={compared.toggle}>
          <Columns2 size={18} aria-hidden="true" />
          {compared.on ? text.compare.stop : text.compare.start}
        </button>
      </div>
      {first?.asksBack && <p className="search-asks">{text.asksBack}</p>}
      {compared.on && <CompareTable careers={compared.careers} />}
      {careers.length === 0 && <StateCard mode="listening" title={text.none.title} text={text.none.text} />}
      <div className="career-cards">
        {careers.map((career) => (
          <CareerCard
            key={career.slug}
            career={career}
            favorite={favorites.has(career.slug)}
            compared={compared.of(career)}
          />
        ))}
      </div>
      {found.hasNextPage && (
        <Button kind="quiet" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </section>
  );
}
