import { createHash } from 'node:crypto';
import { type Diagram, describeDiagram, renderDiagram } from '@playforward/diagram';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/pool.ts';
import { insertDiagrams, selectOptionalDiagram } from './queries.ts';

export type DiagramImage = { diagram_image_url: string | null; diagram_alt: string | null };

/** Draws diagrams and gives each an address made from its bytes, so that a browser may keep it for ever. */
export type DiagramStore = {
  /** Remembers what is drawn until `keep`, which makes it durable before an answer names it. */
  openBatch(): { draw(diagram: Diagram | null): DiagramImage; keep(): Promise<void> };
  /** The picture under a hash, also one drawn by an earlier process. */
  findOptional(hash: string): Promise<string | undefined>;
};

const noPicture: DiagramImage = { diagram_image_url: null, diagram_alt: null };

export function createDiagramStore({ db, clock }: { db: Db; clock: Clock }): DiagramStore {
  const stored = new LRUCache<string, true>({ max: 50_000 });
  const pictures = new LRUCache<string, string>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: (svg) => svg.length,
  });

  return {
    openBatch() {
      const drawn = new Map<string, string>();
      return {
        draw(diagram) {
          if (!diagram) return noPicture;
          const svg = renderDiagram(diagram);
          const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16);
          if (!stored.has(hash)) drawn.set(hash, svg);
          return { diagram_image_url: `/assets/diagrams/${hash}.svg`, diagram_alt: describeDiagram(diagram) };
        },
        async keep() {
          const createdAt = clock.now();
          await insertDiagrams(
            db,
            [...drawn].map(([hash, svg]) => ({ hash, svg, createdAt })),
          );
          for (const hash of drawn.keys()) stored.set(hash, true);
        },
      };
    },
    async findOptional(hash) {
      const held = pictures.get(hash);
      if (held !== undefined) return held;
      const svg = await selectOptionalDiagram(db, hash);
      if (svg !== undefined) pictures.set(hash, svg);
      return svg;
    },
  };
}
