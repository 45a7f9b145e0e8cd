import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';

/** A block of `long` by `wide` by `deep` meters; a cubic meter has a mass of `density` tons, a truck takes `load` tons. */
type Params = {
  scene: (typeof scenes)[number];
  long: number;
  wide: number;
  deep: number;
  density: number;
  load: number;
};

const scenes = [
  { key: 'soil', density: 1.5 },
  { key: 'sand', density: 1.6 },
  { key: 'gravel', density: 1.8 },
  { key: 'concrete', density: 2.4 },
  { key: 'rubble', density: 1.4 },
] as const;

/** Level 1 tells the volume and shows the block, level 2 the edges, level 3 leaves a part in place. */
export const pracTruckLoads = numberSkill('prac-truck-loads', {
  version: 2,
  form: 'integer',
  text: {
    headline: 'How many truck loads?',
    soil: 'Soil is taken from a pit.',
    sand: 'Sand is brought for a play area.',
    gravel: 'Gravel is brought for a road.',
    concrete: 'Concrete is poured for a slab.',
    rubble: 'Rubble is taken from a site.',
    volume: 'It fills {volume} m³, {long} by {wide} by {deep} m.',
    edges: 'It fills {long} by {wide} by {deep} m.',
    half: 'It fills half of a space of {long} by {wide} by {deep} m.',
    density: 'Each cubic meter has a mass of {density} tons.',
    load: 'A truck carries {load} tons.',
    ask: 'How many loads are needed?',
    right: 'The mass decides, and the last load may be a small one.',
    down: 'This rounds down. How is the last part carried?',
    mass: 'This uses the volume as if it were the mass. How heavy is a cubic meter?',
    flat: 'This uses an area. Which dimension is missing?',
    more: 'This is more than is needed. What is left for the last load?',
    full: 'This fills the whole space. Which part of it is filled?',
    other: 'Find the volume, then the mass. How many truck loads does that make?',
    'volume-do': 'Find the volume.',
    'volume-why': 'Length, width and depth are multiplied.',
    'half-do': 'Take half of it.',
    'half-why': 'Only half of the space is filled.',
    'mass-do': 'Find the mass.',
    'mass-why': 'Each cubic meter has the same mass.',
    'over-do': 'Divide by the load of a truck.',
    'over-why': 'This tells how many loads it takes.',
    'up-do': 'Round up.',
    'up-why': 'The rest needs one more load.',
    final: '{value} loads are needed.',
  },
  draw({ level, random }): Params {
    for (let tries = 0; ; tries += 1) {
      const scene = random.pick(scenes);
      const [long, wide] = [random.int(6, 20), random.int(4, 12)];
      const deep = random.pick([0.5, 1.5, 2, 2.5]);
      const load = random.pick([8, 10, 12, 15, 18]);
      const volume = (long * wide * deep) / (level === 3 ? 2 : 1);
      const loads = (volume * scene.density) / load;
      const flat = Math.ceil((long * wide * scene.density) / load);
      // Rounding has to matter, and neither density nor depth may hide behind it.
      const fits =
        !Number.isInteger(Number(loads.toFixed(6))) &&
        Math.ceil(volume / load) < Math.ceil(loads) - 1 &&
        Math.abs(flat - Math.ceil(loads)) > 1 &&
        flat !== Math.ceil(volume / load) &&
        loads < 60;
      if (fits || tries > 300) return { scene, long, wide, deep, density: scene.density, load };
    }
  },
  build(params: Params, { level, step, distractor }) {
    const { scene, long, wide, deep, density, load } = params;
    const space = long * wide * deep;
    const volume = level === 3 ? space / 2 : space;
    const mass = Number((volume * density).toFixed(3));
    const value = Math.ceil(mass / load);
    const words = {
      volume: String(volume),
      long,
      wide,
      deep: String(deep),
      density: String(density),
      load,
      value,
    };
    const loads = (size: number): number => Math.ceil(Number((size / load).toFixed(6)));
    const candidates: readonly NumberCandidate[] = [
      distractor('rounds-down', value - 1, 'down'),
      distractor('ignores-density', loads(volume), 'mass'),
      distractor('uses-area-for-volume', loads(long * wide * density), 'flat'),
      distractor('slip', level === 3 ? loads(space * density) : value + 1, level === 3 ? 'full' : 'more'),
      distractor('slip', value + 3, 'more'),
    ];
    return {
      words,
      question: [
        scene.key,
        ({ 1: 'volume', 2: 'edges', 3: 'half' } as const)[level],
        'density',
        'load',
        'ask',
      ],
      diagram: level === 1 ? blockOf(params) : null,
      answer: { value, unit: 'loads', unitOne: 'load' },
      distractors: takeDistractors(value, candidates),
      steps: [
        level === 1 ? null : step('volume', `${long} · ${wide} · ${deep}`, space),
        level === 3 ? step('half', `${space} ÷ 2`, volume) : null,
        step('mass', `${volume} · ${density}`, mass),
        step('over', `${mass} t in loads of ${load} t`, `about ${(mass / load).toFixed(2)} loads`),
        step('up', `about ${(mass / load).toFixed(2)} loads`, `${value} loads`),
      ],
      claims: [
        `${volume} * ${density} = ${mass}`,
        `${value} * ${load} > ${mass}`,
        `${value - 1} * ${load} < ${mass}`,
      ],
    };
  },
});

function blockOf({ long, wide, deep }: Params): DiagramOf<'solid'> {
  // A flat slab is drawn thicker, so that its label has room.
  const most = Math.max(long, wide);
  return {
    kind: 'solid',
    shape: 'box',
    width: { size: long, label: `${long} m` },
    height: { size: Math.max(deep, most / 5), label: `${deep} m` },
    depth: { size: wide, label: `${wide} m` },
    cuts: { width: 1, height: 1, depth: 1 },
  };
}
