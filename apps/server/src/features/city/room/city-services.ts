import type { AppContext } from '../../../context.ts';
import type { MissionService } from '../../../mission-service.ts';
import type { CityLocks } from './city-locks.ts';
import type { EventWriter } from './event-writer.ts';

/** What the rooms of one app work with. */
export type CityServices = Pick<AppContext, 'db' | 'clock' | 'log' | 'random'> & {
  locks: CityLocks;
  events: EventWriter;
  /** Asked when a mission is run: the missions register on their own. */
  missions(): MissionService;
};
