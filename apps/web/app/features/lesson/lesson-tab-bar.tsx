import { limits } from '@playforward/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TabBar, TabLink } from '../../ui/tabs.tsx';
import { firstOpenTab, type LessonTab, lessonTabs, type SectionsDone, tabLooks } from './lesson-tabs.ts';
import { lessonText as text } from './text.ts';
import { useNarrow } from './use-narrow.ts';

type LessonTabBarProps = { lessonId: number; current: LessonTab; done: SectionsDone };

/** The five sections. In a narrow place the bar scrolls, also by its two arrow buttons. */
export function LessonTabBar({ lessonId, current, done }: LessonTabBarProps) {
  const box = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const narrow = useNarrow(box, limits.narrowLessonContainer);
  const looks = tabLooks(current, done);
  const scroll = (by: number) => {
    if (bar.current) bar.current.scrollLeft += by;
  };

  // What is open stays in sight; only the bar scrolls, never the page. Before the bar is painted, so that no click on an
  // arrow comes earlier and is undone.
  useLayoutEffect(() => {
    const open = bar.current?.querySelector<HTMLElement>(`[aria-current="page"][href$="/${current}"]`);
    if (!narrow || !open || !bar.current) return;
    bar.current.scrollLeft = open.offsetLeft - (bar.current.clientWidth - open.offsetWidth) / 2;
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
          <span key={tab} className="contents" title={looks[tab] === 'locked' ? reason(done) : undefined}>
            <TabLink to={paths.lessonTab(lessonId, tab)} state={looks[tab]}>
              {text.tabs[tab]}
              {looks[tab] === 'locked' && <span className="sr-only">. {reason(done)}</span>}
            </TabLink>
          </span>
        ))}
      </TabBar>
      {narrow && (
        <IconButton label={text.scrollRight} onClick={() => scroll(limits.tabBarStep)}>
          <ChevronRight size={22} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function reason(done: SectionsDone): string {
  return text.lockedUntil(firstOpenTab(done));
}
