import { civic } from './civic.ts';
import { energy, energyParts } from './energy.ts';
import { homes } from './homes.ts';
import type { Model } from './model.ts';
import { monuments } from './monuments.ts';
import { nature } from './nature.ts';
import { pieces } from './pieces.ts';
import { traffic, transport } from './transport.ts';
import { work } from './work.ts';
import { works } from './works.ts';

/** Every building of the catalogue by its type, and the parts that stand with them. */
export const buildingModels = {
  ...homes,
  ...work,
  ...energy,
  ...transport,
  ...civic,
  ...monuments,
  ...works,
} satisfies Record<string, Model>;
const propModels = { ...energyParts, ...traffic, ...nature, ...pieces } satisfies Record<string, Model>;

export const models = { ...buildingModels, ...propModels };
export type ModelId = keyof typeof models;

/** The longest number of triangles that one variant of one model may have. */
export const modelTriangles = 300;
