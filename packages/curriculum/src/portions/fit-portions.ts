import { type FitScene, fitScenes } from '../scenes/fit-scenes.ts';

/** Portions of which a part makes sense. */
const portionKeys: readonly FitScene['key'][] = [
  'rope',
  'juice',
  'beans',
  'ribbon',
  'clay',
  'soup',
  'wood',
  'soil',
  'rice',
  'paint',
];
export const portions = fitScenes.list.filter(({ key }) => portionKeys.includes(key));
/** Their keys, where all is not said to be used up. */
const restKeys = ['rope', 'ribbon', 'clay', 'soup', 'wood', 'soil', 'rice', 'paint'] as const;
/** Of these, what is left is a portion that is not full. */
export const begun: readonly string[] = ['rope', 'soup', 'wood', 'soil', 'rice'];
const pieces: Readonly<Partial<Record<FitScene['key'], readonly [string, string]>>> = {
  rope: ['piece', 'pieces'],
  juice: ['bottle', 'bottles'],
  beans: ['bag', 'bags'],
  ribbon: ['bow', 'bows'],
  clay: ['bowl', 'bowls'],
  soup: ['jar', 'jars'],
  wood: ['sign', 'signs'],
  soil: ['pot', 'pots'],
  rice: ['pan', 'pans'],
  paint: ['room', 'rooms'],
};

/** What one portion of a scene is called, and several of them. */
export function piecesOf({ key }: FitScene): { readonly piece: string; readonly pieces: string } {
  const [one, many] = pieces[key] ?? ['piece', 'pieces'];
  return { piece: one, pieces: many };
}

/** Of these, all is not said to be used up. */
export const withRest = portions.filter(({ key }) => key !== 'juice' && key !== 'beans');
/** Of these, an amount that is not enough for one portion can be told as well. */
export const withFew = withRest.filter(({ key }) => key !== 'rope');

/** The key of a scene under which its sentence about the rest stands. */
export function restKeyOf({ key }: FitScene): (typeof restKeys)[number] {
  return restKeys.find((name) => name === key) ?? 'rope';
}
