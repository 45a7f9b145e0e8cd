import type { OrbMode } from '../../ui/orb/orb-looks.ts';
import type { CompanionEvent } from './companion-event.ts';
import type { LessonTab } from './lesson-tabs.ts';
import { lessonText } from './text.ts';

/** What the companion last said and on which tab; another tab clears it. */
export type Companion = { tab: LessonTab; event: CompanionEvent } | null;

export type CompanionLine = { mode: OrbMode; text: string };

const modes: Record<CompanionEvent, OrbMode> = {
  right: 'excited',
  wrong: 'determined',
  'not-counted': 'listening',
  unrecorded: 'determined',
  fresh: 'idle',
  'section-done': 'fulfilled',
};

/** A closed section is the bigger news; what happens on the same tab afterwards speaks again. */
export function nextCompanion(companion: Companion, next: NonNullable<Companion>): Companion {
  const closed = companion?.tab === next.tab && companion.event === 'section-done';
  return closed && next.event === 'right' ? companion : next;
}

/** The line for the open tab: what just happened there, or the tab's own greeting. */
export function companionLine(companion: Companion, tab: LessonTab): CompanionLine {
  if (companion?.tab !== tab) return { mode: 'idle', text: lessonText.companion.tabs[tab] };
  const { event } = companion;
  if (event === 'section-done') return { mode: modes[event], text: lessonText.companion.done[tab] };
  return { mode: modes[event], text: lessonText.companion.events[event] };
}
