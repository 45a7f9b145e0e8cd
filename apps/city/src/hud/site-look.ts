import { piecesFor, stepBeside } from '@playforward/city-sim';
import type { CityMission } from '@playforward/contract';
import type { FinishedRun } from '../planner/planner-state.ts';
import type { SiteLook } from '../scene/site/site-look.ts';
import { readNumber } from '../ui/numbers.ts';

/** The blueprint of a site while its number is planned (R2): as much as is typed, beside what is known of the need. */
export function plannedSite(
  { site, unknowns }: CityMission,
  inputs: Readonly<Record<string, string>>,
): SiteLook | null {
  const [unknown] = unknowns;
  if (!site || !unknown) return null;
  const typed = Math.min(unknown.max, Math.max(0, readNumber(inputs[unknown.symbol] ?? '') ?? 0));
  const { count } = site;
  return {
    need: site.need,
    brings: site.brings,
    slots: count === null ? null : piecesFor(count, stepBeside(count, typed)).pieces,
    asked: 0,
    met: 0,
    spare: 0,
    brought: piecesFor(typed, stepBeside(typed, count ?? 0)).pieces,
    phase: 'planned',
    party: false,
  };
}

/** The site after some days of a run; after the last one, what is left over and whether there is cause for joy. */
export function siteAfter(
  { site, run: { days } }: CityMission,
  { run }: FinishedRun,
  day: number,
): SiteLook | null {
  if (!site || !run.site) return null;
  const { slots, met, spare, brought } = run.site;
  const isOver = day >= days;
  return {
    need: site.need,
    brings: site.brings,
    slots,
    asked: isOver ? slots : Math.round((slots * day) / days),
    met,
    spare: isOver ? spare : 0,
    brought: brought.pieces,
    phase: isOver ? 'over' : 'running',
    party: isOver && run.stars === 3,
  };
}
