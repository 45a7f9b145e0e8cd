import type { DiagramOf } from '@playforward/diagram';
import { defineScenes, type SceneOf } from '../kit/define-scenes.ts';
import type { Random } from '../random.ts';

/** Models that flag some of many things; `sort` is what they look for. */
export const flagScenes = defineScenes({
  mail: {
    things: 'messages',
    sort: 'junk',
    text: { told: 'A model checks {all, number} messages, and {truly, number} of them are junk.' },
  },
  fruit: {
    things: 'plums',
    sort: 'spoiled',
    text: { told: 'A model checks {all, number} plums, and {truly, number} of them are spoiled.' },
  },
  screws: {
    things: 'screws',
    sort: 'bent',
    text: { told: 'A model checks {all, number} screws, and {truly, number} of them are bent.' },
  },
  rails: {
    things: 'rails',
    sort: 'cracked',
    text: { told: 'A model checks {all, number} rails, and {truly, number} of them are cracked.' },
  },
  bikes: {
    things: 'bikes',
    sort: 'broken',
    text: { told: 'A model checks {all, number} rental bikes, and {truly, number} of them are broken.' },
  },
  tickets: {
    things: 'tickets',
    sort: 'fake',
    text: { told: 'A model checks {all, number} tickets, and {truly, number} of them are fake.' },
  },
});

/** What a model said against what was true: flagged rightly, missed, flagged falsely, left alone rightly. */
export type Counted = {
  readonly scene: SceneOf<typeof flagScenes>;
  readonly hits: number;
  readonly misses: number;
  readonly alarms: number;
  readonly calm: number;
};

/** Counts that all differ, also in their sums; most things are rightly left alone. */
export function drawCounted(random: Random, most: number): Counted {
  return random.until(() => {
    const [hits, misses, alarms] = [random.int(6, 40), random.int(3, 25), random.int(3, 25)];
    const calm = random.int(30, most);
    const sums = [hits, misses, alarms, calm, hits + alarms, hits + misses, hits + calm, misses + alarms];
    const near = hits + calm <= 18 * (misses + alarms) && hits + calm <= 18 * hits;
    const fits = new Set(sums).size === sums.length && near && calm <= 18 * Math.min(misses, alarms);
    return fits && hits > misses ? { scene: random.pick(flagScenes.list), hits, misses, alarms, calm } : null;
  });
}

/** The counts as a table of two rows and two columns. */
export function confusionTable({ scene, hits, misses, alarms, calm }: Counted): DiagramOf<'two-way-table'> {
  const capital = scene.sort.charAt(0).toUpperCase() + scene.sort.slice(1);
  return {
    kind: 'two-way-table',
    title: `What it said about ${scene.things}`,
    columns: ['Flagged', 'Not flagged'],
    rows: [
      { label: capital, entries: [String(hits), String(misses)] },
      { label: `Not ${scene.sort}`, entries: [String(alarms), String(calm)] },
    ],
  };
}
