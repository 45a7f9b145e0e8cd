import type { DiagramOf } from '@playforward/diagram';
import { type NumberCandidate, numberSkill, takeDistractors } from '../../src/kit/index.ts';
import { namedFigure } from '../../src/pictures/named-figures.ts';
import { drawPoints } from '../../src/pictures/point-names.ts';

/** D on AB, E on AC, DE parallel to BC: AD = `p`k, DB = `q`k, AE = `p`m, EC = `q`m, and DE is `cut` long. */
type Params = {
  points: readonly string[];
  p: number;
  q: number;
  k: number;
  m: number;
  cut: number;
  asks: 'rest' | 'near' | 'whole';
};

const ratios = [
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 2],
  [3, 5],
  [5, 3],
  [1, 2],
  [2, 1],
  [3, 1],
] as const;

/** Level 1 asks for the last part, level 2 for any part with a length too many, level 3 for a whole side. */
export const geoSideSplitterLength = numberSkill('geo-side-splitter-length', {
  version: 1,
  form: 'number',
  text: {
    headline: 'Use the side splitter',
    facts: 'In triangle {ABC}, {D} lies on {AB} and {E} on {AC}. {DE} is parallel to {BC}.',
    rest: '{AD} is {ad} ft, {DB} is {db} ft and {AE} is {ae} ft long.',
    near: '{AD} is {ad} ft, {DB} is {db} ft, {DE} is {de} ft and {EC} is {ec} ft long.',
    whole: '{AD} is {ad} ft, {DB} is {db} ft, {DE} is {de} ft and {AE} is {ae} ft long.',
    'rest-ask': [
      'How long is {EC}, in feet?',
      'What is the length of {EC}, in feet?',
      'Find the length of {EC} in feet.',
      'How many feet long is {EC}?',
    ],
    'near-ask': [
      'How long is {AE}, in feet?',
      'What is the length of {AE}, in feet?',
      'Find the length of {AE} in feet.',
      'How many feet long is {AE}?',
    ],
    'whole-ask': [
      'How long is {AC}, in feet?',
      'What is the length of {AC}, in feet?',
      'Find the length of {AC} in feet.',
      'How many feet long is {AC}?',
    ],
    right: 'A parallel line cuts both sides in the same ratio.',
    'part-whole': 'This compares a part with a whole side. Which two parts have the ratio of the other two?',
    inverts: 'This flips one ratio. Which part lies at {A} on each side?',
    parallel: 'This uses the length of {DE}. Does the parallel side belong to the parts of {AB}?',
    adds: 'This adds or subtracts a length. Do the parts differ by a length or have a ratio?',
    part: 'This is one part of the side. Which length does the question ask for?',
    other: 'Write the ratio of the two parts on {AB}. The parts on {AC} have the same one.',
    'ratio-do': 'Write the ratio of the parts on {AB}.',
    'ratio-why': 'The parallel cuts both sides in this ratio.',
    'set-do': 'Set up the proportion with {AC}.',
    'set-why': 'Compare the part at {A} with the other part, on both sides.',
    'solve-do': 'Find the missing part.',
    'solve-why': 'The known part is multiplied by the ratio.',
    'sum-do': 'Add both parts.',
    'sum-why': 'Together they make the whole side.',
    final: 'The length is {value} ft.',
  },
  draw({ level, random }): Params {
    const [p, q] = random.pick(ratios);
    const k = random.int(2, level === 1 ? 4 : 5);
    const asks = level === 1 ? 'rest' : level === 2 ? 'near' : 'whole';
    // With the ratio turned round the parts have to stay short numbers, too.
    const turned = asks === 'near' ? p : q;
    const times = turned % 2 === 0 ? turned / 2 : turned;
    const m = times * random.pick([1, 2, 3, 4].filter((size) => size * times > 1 && size * times !== k));
    // The parallel has to fit between the two parts at A, and give a short number where it is taken for a part.
    const cuts = Array.from({ length: p * (k + m) }, (_, length) => length).filter(
      (length) => length > p * Math.abs(k - m) && length !== p * k && (4 * length * m) % k === 0,
    );
    return {
      points: drawPoints(random, 5),
      p,
      q,
      k,
      m,
      cut: random.pick(cuts.length > 0 ? cuts : [p * m]),
      asks,
    };
  },
  build(params: Params, { level, step, distractor }) {
    const { points, p, q, k, m, cut, asks } = params;
    const [A = '', B = '', C = '', D = '', E = ''] = points;
    const [ad, db, ae, ec] = [p * k, q * k, p * m, q * m];
    const value = { rest: ec, near: ae, whole: ae + ec }[asks];
    const words = {
      A,
      D,
      E,
      ABC: A + B + C,
      AB: A + B,
      AC: A + C,
      BC: B + C,
      AD: A + D,
      DB: D + B,
      DE: D + E,
      AE: A + E,
      EC: E + C,
      ad,
      db,
      ae,
      ec,
      de: cut,
      value: String(value),
    };
    const candidates: Readonly<Record<Params['asks'], readonly NumberCandidate[]>> = {
      rest: [
        distractor('inverts-one-ratio', (ae * ad) / db, 'inverts'),
        distractor('uses-a-part-against-a-whole', (ae * (ad + db)) / ad, 'part-whole'),
        distractor('slip', ae + db - ad, 'adds'),
        distractor('slip', db, 'part'),
      ],
      near: [
        distractor('inverts-one-ratio', (ec * db) / ad, 'inverts'),
        distractor('uses-the-theorem-for-the-parallel-side', (cut * ec) / db, 'parallel'),
        distractor('slip', ec + ad - db, 'adds'),
        distractor('slip', ad, 'part'),
        distractor('slip', ad + ec, 'adds'),
      ],
      whole: [
        distractor('inverts-one-ratio', ae + (ae * ad) / db, 'inverts'),
        distractor('uses-the-theorem-for-the-parallel-side', cut + ae, 'parallel'),
        distractor('uses-a-part-against-a-whole', ae + (ae * (ad + db)) / ad, 'part-whole'),
        distractor('slip', ec, 'part'),
        distractor('slip', ad + db, 'part'),
      ],
    };
    const share = (top: number, bottom: number): string => `$\\frac{${top}}{${bottom}}$`;
    const [known, top, bottom] = asks === 'near' ? [ec, ad, db] : [ae, db, ad];
    return {
      words,
      question: ['facts', asks, `${asks}-ask`],
      diagram: level === 3 ? null : pictureOf(params),
      answer: value,
      distractors: takeDistractors(
        value,
        candidates[asks].filter((one) => Number.isInteger(one.value * 4)),
      ),
      steps: [
        step('ratio', `${words.AD} and ${words.DB}`, share(ad, db)),
        step(
          'set',
          asks === 'near' ? `${words.EC} ${ec}` : `${words.AE} ${ae}`,
          `${known} · ${share(top, bottom)}`,
        ),
        step('solve', `${known} · ${top} ÷ ${bottom}`, asks === 'near' ? ae : ec),
        asks === 'whole' ? step('sum', `${ae} + ${ec}`, value) : null,
      ],
      claims: [`${ad} * ${ec} = ${db} * ${ae}`],
    };
  },
});

function pictureOf({ points, p, q, k, m, cut, asks }: Params): DiagramOf<'triangle'> {
  const [A = '', B = '', C = '', D = '', E = ''] = points;
  const part = p / (p + q);
  const [top, width, height] = [3.5, 8, 6];
  const at = (x: number): number => top + (x - top) * part;
  return {
    kind: 'triangle',
    ...namedFigure({
      points: [
        [A, top, height],
        [B, 0, 0],
        [C, width, 0],
        [D, at(0), height * (1 - part)],
        [E, at(width), height * (1 - part)],
      ],
      area: [0, 1, 2],
      sides: [
        [0, 3, `${p * k} ft`],
        [3, 1, `${q * k} ft`],
        [1, 2],
        [2, 4, asks === 'near' ? `${q * m} ft` : null],
        [4, 0, asks === 'near' ? null : `${p * m} ft`],
        [3, 4, asks === 'near' ? `${cut} ft` : ''],
      ],
      toScale: false,
    }),
  };
}
