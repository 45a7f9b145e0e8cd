import type { GameMessage, WindowMission } from '@playforward/contract';
import { gameFrameText as text } from './text.ts';

/** What the companion of the page says about what happened in the city. */
export type CityWords = { event: 'struggling' | 'success'; text: string };

/** Words for stars and for a mission that is tricky; after three stars the mission's own "why" is asked (R9). */
export function cityWords(message: GameMessage, missions: readonly WindowMission[]): CityWords | null {
  if (message.type !== 'orb' || message.event === 'idle') return null;
  const { event, mission_id: id } = message;
  if (event === 'struggling') return { event, text: text.page.struggling };
  const mission = missions.find((each) => each.id === id);
  return { event, text: [text.page.success, whyOf(mission)].filter(Boolean).join(' ') };
}

function whyOf(mission: WindowMission | undefined): string {
  const why = mission?.why;
  const prompt = typeof why === 'object' && why !== null && 'prompt' in why ? why.prompt : '';
  return typeof prompt === 'string' ? prompt : '';
}
