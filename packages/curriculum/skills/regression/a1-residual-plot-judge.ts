import { type CloudForm, gridSteps } from '../../src/chance/point-clouds.ts';
import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type PairedScene, pairedData } from '../../src/scenes/paired-data.ts';

/** Residuals from left to right, in steps; they spread without a pattern, or go down and up, or up and down. */
type Form = 'spread' | 'valley' | 'hill';
type Params = { scene: PairedScene; form: Form; residuals: readonly number[] };

/** Level 1 judges a line by its plot, level 2 says where it predicts too much, level 3 has a list and no plot. */
export const a1ResidualPlotJudge = choiceSkill('a1-residual-plot-judge', {
  version: 4,
  scenes: [pairedData],
  text: {
    headline: 'Judge a line by its residuals',
    shown: [
      'A line is fitted, and the plot shows its residuals.',
      'The plot shows the residuals of the line of fit.',
      'Technology fits a line. Here are its residuals.',
      'This is the residual plot of a fitted line.',
    ],
    listed: [
      'A line is fitted. From left to right, its residuals are {list}.',
      'The residuals of the fitted line are, from left to right, {list}.',
      'Technology fits a line and lists its residuals by input: {list}.',
      'Ordered by input, the residuals of the line are {list}.',
    ],
    fits: 'Does the line fit, and what do the points do?',
    where: 'Where does the line predict too much, and where too little?',
    'fits-list': 'Imagine the residual plot. Does the line fit, and what do the points do?',
    good: 'A line fits: the points show no pattern.',
    bad: 'A line does not fit: the points follow a curve.',
    'good-curve': 'A line fits: the points follow a curve.',
    'bad-none': 'A line does not fit: the points show no pattern.',
    above: 'A line does not fit: {up} points lie above zero, and {down} below.',
    'above-good': 'A line fits: {up} points lie above zero, and {down} below.',
    'data-none': 'A line fits: the measured values show no pattern.',
    'data-curve': 'A line does not fit: the measured values follow this curve.',
    'too-much': 'The line predicts too much in the middle and too little at both ends.',
    'too-little': 'The line predicts too little in the middle and too much at both ends.',
    'both-ways': 'The line sometimes predicts too much and sometimes too little, all along.',
    'all-low': 'The line predicts too little all along, since {up} points lie above zero.',
    'all-high': 'The line predicts too much all along, since {down} points lie below zero.',
    'measured-low': 'The line fits all along, and the measured values are low in the middle.',
    'measured-high': 'The line fits all along, and the measured values are high in the middle.',
    'measured-none': 'The line fits all along, and the measured values jump up and down like this.',
    'right-spread': 'No curve is left over, so the line has caught what there is.',
    'right-valley': 'A curve is left over that a line cannot catch.',
    'right-hill': 'A curve is left over that a line cannot catch.',
    pattern: 'A residual is what the line has missed. Should a pattern be left in it?',
    count: 'Some points lie above a good line and some below. What matters besides how many there are?',
    data: 'The plot shows residuals and not what was measured. What does a height tell here?',
    turned:
      'Above zero, the measured value is greater than the predicted one. Was the prediction too much then?',
    other: 'Go from left to right. Do the points follow a curve, or do they jump up and down around zero?',
    'line-do': 'Find the zero line.',
    'line-why': 'A point there lies on the fitted line.',
    'follow-do': 'Follow the points from left to right.',
    'follow-why': 'A curve in them is something the line has missed.',
    'sign-do': 'Read the signs.',
    'sign-why': 'Above zero, the line predicts too little. Below zero, it predicts too much.',
    'say-do': 'Say what this means for the line.',
    'say-why': 'A line fits if only chance is left over.',
  },
  draw: ({ level, random }): Params => drawResiduals(level, random),
  build({ scene, form, residuals }: Params, { level, say, step, distractor }) {
    const up = residuals.filter((one) => one > 0).length;
    const down = residuals.filter((one) => one < 0).length;
    const isGood = form === 'spread';
    const reason = `right-${form}` as const;
    const seen = { spread: 'up and down', valley: 'down, then up', hill: 'up, then down' }[form];
    const common = {
      words: { list: residuals.map(signed).join(', '), up, down },
      diagram: level === 3 ? null : plotOf(scene, residuals),
      claims: [`${up} + ${down} < ${residuals.length + 1}`],
    };
    const steps = [
      step('line', 'the zero line', `${up} points above, ${down} below`),
      step('follow', 'from left to right', seen),
    ];
    if (level === 2) {
      const value = ({ spread: 'both-ways', valley: 'too-much', hill: 'too-little' } as const)[form];
      const turned = ({ spread: 'too-much', valley: 'too-little', hill: 'too-much' } as const)[form];
      const data = ({ spread: 'measured-none', valley: 'measured-low', hill: 'measured-high' } as const)[
        form
      ];
      return {
        ...common,
        question: [`${scene.key}-told`, 'shown', 'where'],
        answer: { value, reason },
        distractors: [
          isGood
            ? distractor('wants-a-pattern-in-the-residuals', turned, 'pattern')
            : distractor('subtracts-the-actual-from-the-predicted', turned, 'turned'),
          distractor('judges-by-the-number-above-the-line', up < down ? 'all-high' : 'all-low', 'count'),
          distractor('confuses-residuals-with-data', data, 'data'),
        ],
        steps: [
          ...steps,
          step(
            'sign',
            { spread: 'signs mixed', valley: 'below zero in the middle', hill: 'above zero in the middle' }[
              form
            ],
            { spread: 'both ways', valley: 'too much there', hill: 'too little there' }[form],
          ),
        ],
      };
    }
    // Two of the four say that a line fits, so the claim alone does not give the key away.
    const wants = isGood ? 'bad-none' : 'good-curve';
    const counts = isGood ? 'above' : 'above-good';
    return {
      ...common,
      question: [`${scene.key}-told`, level === 1 ? 'shown' : 'listed', level === 1 ? 'fits' : 'fits-list'],
      answer: { value: isGood ? 'good' : 'bad', reason },
      distractors: [
        distractor('wants-a-pattern-in-the-residuals', wants, 'pattern'),
        distractor('judges-by-the-number-above-the-line', counts, 'count', say(counts, { up, down })),
        distractor('confuses-residuals-with-data', isGood ? 'data-none' : 'data-curve', 'data'),
      ],
      steps: [...steps, step('say', seen, isGood ? 'no pattern' : 'a curve')],
    };
  },
});

function plotOf({ xLabel, xFrom, xStep, yStep }: PairedScene, residuals: readonly number[]) {
  return {
    kind: 'residual-plot' as const,
    x: { label: xLabel, min: xFrom, max: plain(xFrom + gridSteps * xStep), step: plain(2 * xStep) },
    y: { label: 'Residual', min: plain(-6 * yStep), max: plain(6 * yStep), step: plain(2 * yStep) },
    points: residuals.map((one, index): [number, number] => [
      plain(xFrom + (index + 1) * xStep),
      plain(one * yStep),
    ]),
  };
}

function plain(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

/** Whether the second thing goes along with the first in some way. */
function hasTrend(forms: readonly CloudForm[]): boolean {
  return !forms.includes('none');
}

/** How far the residuals go along with a straight and with a bent line, and how often their sign changes. */
function shapeOf(residuals: readonly number[]) {
  const middle = (residuals.length - 1) / 2;
  const along = (of: (at: number) => number): number =>
    residuals.reduce((sum, one, index) => sum + one * of(index - middle), 0);
  const bend = (middle * (middle + 1)) / 3;
  const changes = residuals.filter((one, index) => index > 0 && one * (residuals[index - 1] ?? 0) < 0).length;
  return { sum: along(() => 1), straight: along((at) => at), bent: along((at) => at * at - bend), changes };
}

function drawResiduals(level: Level, random: Random): Params {
  const scene = random.pick(pairedData.list.filter(({ forms }) => hasTrend(forms)));
  const forms: readonly Form[] = ['spread', 'valley', 'hill'];
  const form = random.pick<Form>(level === 2 ? forms : ['spread', ...forms]);
  return random.until(() => {
    const count = gridSteps - 1;
    const depth = random.int(5, 9) / 10;
    const residuals = Array.from({ length: count }, (_, index) => {
      if (form === 'spread') return random.int(-4, 4);
      const at = index - (count - 1) / 2;
      const curve = depth * ((at * at) / 2.5 - 4);
      return Math.round(form === 'valley' ? curve : -curve) + random.int(-1, 1) + 0;
    });
    const { sum, straight, bent, changes } = shapeOf(residuals);
    const isLevel = Math.abs(sum) <= 2 && Math.abs(straight) <= 14;
    const isSpread = Math.abs(bent) < 25 && changes >= 5 && residuals.some((one) => Math.abs(one) >= 3);
    const isCurve = changes <= 2 && Math.abs(bent) > 90;
    const isInside =
      residuals.every((one) => Math.abs(one) < 6) && residuals.filter((one) => one === 0).length < 3;
    return isLevel && isInside && (form === 'spread' ? isSpread : isCurve)
      ? { scene, form, residuals }
      : null;
  });
}
