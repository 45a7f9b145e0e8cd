import { type CloudForm, type CloudPoint, drawCloud, scatterPlot } from '../../src/chance/point-clouds.ts';
import { choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';
import { type PairedScene, pairedData, plainData } from '../../src/scenes/paired-data.ts';

type Params = { scene: PairedScene; form: CloudForm; points: readonly CloudPoint[] };

const text = {
  headline: 'Describe a scatter plot',
  shown: 'The scatter plot shows the data.',
  'ask-form': 'Which words describe the association?',
  'ask-strength': 'Which words describe the association and its strength?',
  'ask-says': 'What does the plot say?',
  'positive-line': 'Positive and linear',
  'negative-line': 'Negative and linear',
  'positive-curve': 'Positive and nonlinear',
  'negative-curve': 'Negative and nonlinear',
  nothing: 'No association',
  'positive-strong': 'Strong, positive and linear',
  'negative-strong': 'Strong, negative and linear',
  'positive-weak': 'Weak, positive and linear',
  'negative-weak': 'Weak, negative and linear',
  'right-up': 'From left to right, the points go up.',
  'right-down': 'From left to right, the points go down.',
  'right-up-line': 'From left to right, the points go up, and they follow a ruler.',
  'right-down-line': 'From left to right, the points go down, and they follow a ruler.',
  'right-up-curve': 'From left to right, the points go up, and they bend.',
  'right-down-curve': 'From left to right, the points go down, and they bend.',
  'right-up-strong': 'The points go up along a line, and all of them stay close to it.',
  'right-down-strong': 'The points go down along a line, and all of them stay close to it.',
  'right-up-weak': 'The points go up along a line, but many of them lie far from it.',
  'right-down-weak': 'The points go down along a line, but many of them lie far from it.',
  'right-none': 'High and low points lie everywhere, from left to right.',
  turned: 'Go from left to right. Do the points rise or fall?',
  nothing2: 'The points fall. Is that the same as no pattern at all?',
  pattern: 'Go from left to right. Do you see a pattern or none?',
  'no-curve': 'A curve is a pattern, too. Do most of the points lie near one?',
  point: 'One or two points may lie like this. What do all of them together do?',
  bent: 'Hold a ruler along the points. Do they follow it, or do they bend away?',
  straight: 'Hold a ruler along the points. Do they bend away from it?',
  close: 'Strength is not how steep it is. How close do the points stay to a line?',
  'near-none': 'Hold a ruler along the points. How many of them stay close to it?',
  cause: 'A plot shows what goes together. Can it tell why?',
  other: 'Go from left to right through the points. What do they do as a whole?',
  'way-do': 'Go from left to right.',
  'way-why': 'Rising points are a positive association, and falling points a negative one.',
  'form-do': 'Compare with a straight line.',
  'form-why': 'If the points bend away from every line, the association is nonlinear.',
  'near-do': 'See how close they lie to it.',
  'near-why': 'The closer they lie, the stronger it is.',
  'apart-do': 'See how many points lie near it.',
  'apart-why': 'Where no line and no curve comes near most points, there is no association.',
  'say-do': 'Say it with the things on the axes.',
  'say-why': 'A plot tells what goes together, not what is the cause.',
} as const;

/** Level 1 asks for direction and form, level 2 also for the strength of one, if there is one, level 3 for what the plot says about the things. */
export const m8ScatterDescribe = choiceSkill('m8-scatter-describe', {
  version: 5,
  scenes: [pairedData],
  text,
  draw: ({ level, random }): Params => drawData(level, random),
  build({ scene, form, points }: Params, { level, say, step, distractor }) {
    const { key, falls } = scene;
    const way = falls ? 'negative' : 'positive';
    const against = falls ? 'positive' : 'negative';
    const steps = [
      step('way', 'from left to right', form === 'none' ? 'no clear direction' : falls ? 'down' : 'up'),
      step(
        'form',
        'beside a ruler',
        { none: 'spread out', curve: 'bent', 'line-strong': 'straight', 'line-weak': 'straight' }[form],
      ),
      level === 2 &&
        (form === 'none'
          ? step('apart', 'around the ruler', 'most points are far away')
          : step('near', 'around the line', form === 'line-strong' ? 'close' : 'far')),
      level === 3 && step('say', 'the plot', form === 'none' ? 'nothing goes together' : 'they go together'),
    ];
    const right = form === 'none' ? 'right-none' : falls ? 'right-down' : 'right-up';
    const seen = { none: 'line', curve: 'curve', 'line-strong': 'line', 'line-weak': 'line' } as const;
    const common = {
      diagram: scatterPlot(scene, points),
      steps,
      claims: [`${points.length} > 3`],
    };
    if (level === 3) {
      const value = form === 'none' ? 'none' : falls ? 'down' : 'up';
      const sentence = (which: 'up' | 'down' | 'none' | 'cause') => ({ text: say(`${key}-${which}`) });
      const turned = value === 'up' ? 'down' : 'up';
      return {
        ...common,
        question: [`${key}-told`, 'shown', 'ask-says'],
        answer: { value, ...sentence(value), reason: right },
        distractors: [
          distractor('claims-cause-from-association', 'cause', 'cause', sentence('cause')),
          value === 'none'
            ? distractor('decides-from-a-single-point', 'up', 'point', sentence('up'))
            : distractor('turns-the-direction-around', turned, 'turned', sentence(turned)),
          value === 'none'
            ? distractor('confuses-negative-with-no-association', 'down', 'pattern', sentence('down'))
            : value === 'down'
              ? distractor('confuses-negative-with-no-association', 'none', 'nothing2', sentence('none'))
              : distractor('sees-no-association-in-a-pattern', 'none', 'pattern', sentence('none')),
        ],
      };
    }
    if (level === 2) {
      return {
        ...common,
        question: [`${key}-told`, 'shown', 'ask-strength'],
        ...strengthOf({ form, falls }, distractor),
      };
    }
    const value = form === 'none' ? 'nothing' : `${way}-${form === 'curve' ? 'curve' : 'line'}`;
    return {
      ...common,
      question: [`${key}-told`, 'shown', 'ask-form'],
      answer: {
        value: value as 'nothing',
        reason: form === 'none' ? right : `right-${falls ? 'down' : 'up'}-${seen[form]}`,
      },
      distractors:
        form === 'none'
          ? [
              distractor('decides-from-a-single-point', 'positive-line', 'point'),
              distractor('confuses-negative-with-no-association', 'negative-line', 'pattern'),
              distractor('slip', 'positive-curve', 'no-curve'),
            ]
          : [
              form === 'curve'
                ? distractor('calls-a-curve-linear', `${way}-line`, 'bent')
                : distractor('slip', `${way}-curve`, 'straight'),
              distractor(
                'turns-the-direction-around',
                `${against}-${form === 'curve' ? 'curve' : 'line'}`,
                'turned',
              ),
              falls
                ? distractor('confuses-negative-with-no-association', 'nothing', 'nothing2')
                : distractor('sees-no-association-in-a-pattern', 'nothing', 'pattern'),
            ],
    };
  },
});

/** The choices that name a strength, or no association. */
function strengthOf(
  { form, falls }: { form: CloudForm; falls: boolean },
  distractor: Tools<keyof typeof text>['distractor'],
) {
  if (form === 'none') {
    return {
      answer: { value: 'nothing' as const, reason: 'right-none' as const },
      distractors: [
        distractor('decides-from-a-single-point', 'positive-weak', 'point'),
        distractor('confuses-negative-with-no-association', 'negative-weak', 'pattern'),
        distractor('slip', 'positive-strong', 'near-none'),
      ],
    };
  }
  const [way, against] = falls ? (['negative', 'positive'] as const) : (['positive', 'negative'] as const);
  const [strength, other] =
    form === 'line-strong' ? (['strong', 'weak'] as const) : (['weak', 'strong'] as const);
  return {
    answer: {
      value: `${way}-${strength}` as const,
      reason: `right-${falls ? 'down' : 'up'}-${strength}` as const,
    },
    distractors: [
      distractor('confuses-strength-with-steepness', `${way}-${other}`, 'close'),
      distractor('turns-the-direction-around', `${against}-${strength}`, 'turned'),
      falls
        ? distractor('confuses-negative-with-no-association', 'nothing', 'nothing2')
        : distractor('sees-no-association-in-a-pattern', 'nothing', 'pattern'),
    ],
  };
}

function drawData(level: Level, random: Random): Params {
  const scenes = level === 2 ? plainData : pairedData.list;
  const scene = random.pick(scenes);
  const form = random.pick<CloudForm>(level === 1 ? scene.forms.slice(0, 1) : scene.forms);
  return { scene, form, points: drawCloud(random, form, scene.falls) };
}
