import { defineScenes, type SceneOf } from '../../kit/define-scenes.ts';

/** Lengths that are true to a scene: of the short thing `short`, of the tall one up to `most`. */
const lengths = <const Short extends readonly number[]>(short: Short, most: number) => ({
  short,
  most,
  plausible: {
    h: { least: Math.min(...short), most: Math.max(...short) },
    s: { least: 1.2, most: 3 * most },
    l: { least: 1.2, most: 3 * most },
    t: { least: Math.min(...short), most },
    w: { least: 1.5, most: most / 2 },
  },
});

/** Something tall beside something short, measured by shadows or in a mirror. Lengths have the unit of the scene. */
export const tallThings = defineScenes({
  tree: {
    unit: 'feet',
    one: 'foot',
    sign: 'ft',
    ...lengths([4, 5, 6], 60),
    text: {
      shown: 'A fence post AB and a tree DE stand in the sun. Their shadows are BC and EF.',
      shadows:
        'A fence post {h} feet tall casts a shadow of {s} feet. At the same time a tree casts a shadow of {l} feet.',
      mirror:
        'A mirror lies {l} feet from a tree and {s} feet from a girl. Her eyes are {h} feet above the ground.',
      top: 'In the mirror, she sees the top of the tree.',
      lamp: 'A fence post {h} feet tall stands {s} feet from a tree. In the tree, {t} feet up, hangs a lamp.',
      wall: 'A fence post {h} feet tall casts a shadow of {s} feet. At the same time, the shadow of a tree meets a wall. It runs {l} feet on the ground and {w} feet up the wall.',
      asked: 'How tall is the tree?',
      shadow: 'How long is the shadow of the fence post?',
    },
  },
  flag: {
    unit: 'meters',
    one: 'meter',
    sign: 'm',
    ...lengths([1.5, 2], 15),
    text: {
      shown: 'A stick AB and a flagpole DE stand in the sun. Their shadows are BC and EF.',
      shadows:
        'A stick {h} meters tall casts a shadow of {s} meters. At the same time a flagpole casts a shadow of {l} meters.',
      mirror:
        'A mirror lies {l} meters from a flagpole and {s} meters from a boy. His eyes are {h} meters above the ground.',
      top: 'In the mirror, he sees the top of the flagpole.',
      lamp: 'A stick {h} meters tall stands {s} meters from a flagpole. On the pole, {t} meters up, is a lamp.',
      wall: 'A stick {h} meters tall casts a shadow of {s} meters. At the same time, the shadow of a flagpole meets a wall. It runs {l} meters on the ground and {w} meters up the wall.',
      asked: 'How tall is the flagpole?',
      shadow: 'How long is the shadow of the stick?',
    },
  },
  goal: {
    unit: 'feet',
    one: 'foot',
    sign: 'ft',
    ...lengths([4, 5, 6], 50),
    text: {
      shown: 'A skater AB and a street light DE stand in the sun. Their shadows are BC and EF.',
      shadows:
        'A skater {h} feet tall casts a shadow of {s} feet. At the same time a street light casts a shadow of {l} feet.',
      mirror:
        'A mirror lies {l} feet from a street light and {s} feet from a skater. Her eyes are {h} feet above the ground.',
      top: 'In the mirror, she sees the top of the street light.',
      lamp: 'A skater {h} feet tall stands {s} feet from a street light. Its lamp hangs {t} feet up.',
      wall: 'A skater {h} feet tall casts a shadow of {s} feet. At the same time, the shadow of a street light meets a wall. It runs {l} feet on the ground and {w} feet up the wall.',
      asked: 'How tall is the street light?',
      shadow: 'How long is the shadow of the skater?',
    },
  },
  mill: {
    unit: 'meters',
    one: 'meter',
    sign: 'm',
    ...lengths([1.5, 2], 20),
    text: {
      shown: 'A signpost AB and a windmill DE stand in the sun. Their shadows are BC and EF.',
      shadows:
        'A signpost {h} meters tall casts a shadow of {s} meters. At the same time a windmill casts a shadow of {l} meters.',
      mirror:
        'A mirror lies {l} meters from a windmill and {s} meters from a man. His eyes are {h} meters above the ground.',
      top: 'In the mirror, he sees the top of the windmill.',
      lamp: 'A signpost {h} meters tall stands {s} meters from a windmill. On the mill, {t} meters up, is a lamp.',
      wall: 'A signpost {h} meters tall casts a shadow of {s} meters. At the same time, the shadow of a windmill meets a wall. It runs {l} meters on the ground and {w} meters up the wall.',
      asked: 'How tall is the windmill?',
      shadow: 'How long is the shadow of the signpost?',
    },
  },
  tent: {
    unit: 'meters',
    one: 'meter',
    sign: 'm',
    ...lengths([1.5, 2], 16),
    text: {
      shown: 'A tent pole AB and a palm tree DE stand in the sun. Their shadows are BC and EF.',
      shadows:
        'A tent pole {h} meters tall casts a shadow of {s} meters. At the same time a palm tree casts a shadow of {l} meters.',
      mirror:
        'A mirror lies {l} meters from a palm tree and {s} meters from a hiker. Her eyes are {h} meters above the ground.',
      top: 'In the mirror, she sees the top of the palm tree.',
      lamp: 'A tent pole {h} meters tall stands {s} meters from a palm tree. In the tree, {t} meters up, hangs a lamp.',
      wall: 'A tent pole {h} meters tall casts a shadow of {s} meters. At the same time, the shadow of a palm tree meets a wall. It runs {l} meters on the ground and {w} meters up the wall.',
      asked: 'How tall is the palm tree?',
      shadow: 'How long is the shadow of the tent pole?',
    },
  },
});

export type TallThing = SceneOf<typeof tallThings>;
