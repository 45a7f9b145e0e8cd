import { limits } from '@playforward/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TabBar, TabLink } from '../../ui/tabs.tsx';
import {
  firstOpenTab,
  type LessonTab,
  lessonTabs,
  type SectionsDone,
  type TouchedTabs,
  tabLooks,
} from './lesson-tabs.ts';
import { lessonText as text } from './text.ts';
import { useNarrow } from './use-narrow.ts';

type LessonTabBarProps = { lessonId: number; current: LessonTab; done: SectionsDone; touched: TouchedTabs };

/** A locked tab somebody is on, and the middle of it in pixels from the left end of the bar. */
type LockedTab = { tab: LessonTab; middle: number } | null;

/** The five sections. In a narrow place the bar scrolls, also by its two arrow buttons. */
export function LessonTabBar({ lessonId, current, done, touched }: LessonTabBarProps) {
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const narrow = useNarrow(box, limits.narrowLessonContainer);
  const looks = tabLooks(current, { done, touched });
  const [asked, setAsked] = useState<LockedTab>(null);
  const isScrolled = useRef(false);
  const scroll = (by: number) => {
    isScrolled.current = true;
    if (bar.current) bar.current.scrollLeft += by;
  };

  // What is open stays in sight; only the bar scrolls, never the page. Before the bar is painted, so that no click on an
  // arrow comes earlier and is undone; again when the bar or its tabs get another width, as when style or typeface come
  // after them, unless an arrow was used meanwhile.
  useLayoutEffect(() => {
    const view = bar.current;
    if (!narrow || !view) return;
    const open = view.querySelector<HTMLElement>(`[aria-current="page"][href$="/${current}"]`);
    let widths = '';
    isScrolled.current = false;
    const center = () => {
      const now = `${view.clientWidth} ${view.scrollWidth}`;
      if (now === widths || isScrolled.current) return;
      widths = now;
      if (open) view.scrollLeft = open.offsetLeft - (view.clientWidth - open.offsetWidth) / 2;
    };
    center();
    const observer = new ResizeObserver(center);
    for (const part of [view, ...view.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [current, narrow]);

  return (
    <div ref={box} className={narrow ? 'lesson-tabs narrow' : 'lesson-tabs'}>
      {narrow && (
        <IconButton label={text.scrollLeft} onClick={() => scroll(-limits.tabBarStep)}>
          <ChevronLeft size={22} aria-hidden="true" />
        </IconButton>
      )}
      <TabBar label={text.sections} ref={bar}>
        {lessonTabs.map((tab) => (
          <TabLink
            key={tab}
            to={paths.lessonTab(lessonId, tab)}
            state={looks[tab]}
            onLocked={(place) => setAsked(place && { tab, middle: middleIn(box.current, place) })}
          >
            {text.tabs[tab]}
            {looks[tab] === 'locked' && (
              <span className="sr-only">. {text.lockedUntil(firstOpenTab(done))}</span>
            )}
          </TabLink>
        ))}
      </TabBar>
      {narrow && (
        <IconButton label={text.scrollRight} onClick={() => scroll(limits.tabBarStep)}>
          <ChevronRight size={22} aria-hidden="true" />
        </IconButton>
      )}
      {asked && looks[asked.tab] === 'locked' && (
        <p className="lesson-tab-reason" style={{ '--middle': `${asked.middle}px` } as CSSProperties}>
          {text.opensAfter(asked.tab, firstOpenTab(done))}
        </p>
      )}
    </div>
  );
}

function middleIn(box: HTMLElement | null, tab: HTMLElement): number {
  const { left, width } = tab.getBoundingClientRect();
  return left + width / 2 - (box?.getBoundingClientRect().left ?? 0);
}
