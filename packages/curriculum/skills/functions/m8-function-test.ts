import type { Diagram } from '@playforward/diagram';
import { argueFor, choiceSkill, type Level, type Random, type Tools } from '../../src/kit/index.ts';

type Pair = readonly [number, number];

/** Level 2 chooses among lists, the others judge one; `repeats` says on which sides a number stands twice in that one. */
type Params = {
  ask: 'plain' | 'device';
  shown: 'arrows' | 'points';
  repeats: 'input' | 'output' | 'both' | 'none';
  inputs: readonly number[];
  outputs: readonly number[];
};

/** Level 1 judges a mapping or points of a graph, level 2 chooses a list of pairs, level 3 judges a list turned around. */
export const m8FunctionTest = choiceSkill('m8-function-test', {
  version: 6,
  byHand: { levels: [1, 3], ask: 'hand-argue' },
  text: {
    headline: 'Is it a function?',
    'claim-yes': 'It is a function.',
    'claim-no': 'It is not a function.',
    'shows-one': 'Each input has just one output.',
    'shows-two': 'One input has two outputs.',
    'shows-shared': 'Two inputs share one output.',
    'since-inputs': 'In a function, no input may have two outputs.',
    'since-outputs': 'In a function, each output may come up just once.',
    'since-both': 'In a function, an input may have two outputs.',
    'one-plain': [
      'The arrows lead from inputs to outputs. Is this a function?',
      'Follow the arrows from inputs to outputs. Is this a function?',
    ],
    'one-device': [
      'The arrows lead from the stops of a bus ride (input) to its fare (output). Is the fare a function of the stops?',
      'At a photo booth, the arrows lead from the number of pictures (input) to the price (output). Is the price a function of this number?',
    ],
    'points-plain': [
      'The points show pairs of an input x and an output y. Is this a function?',
      'Each point is a pair of an input x and an output y. Is y a function of x?',
    ],
    'points-device': [
      'Each point shows the stops of a bus ride as input x and its fare as output y. Is the fare a function of the stops?',
      'At a photo booth, the input x counts pictures, and the output y is the price. Is the price a function of this number?',
    ],
    'list-plain': [
      'Which of these lists of pairs (input, output) is a function?',
      'Only one list of pairs (input, output) is a function. Which one?',
    ],
    'list-device': [
      'Four devices turn inputs into outputs. Which list of pairs (input, output) is a function?',
      'Each list shows the pairs (input, output) of a device. Which device is a function?',
    ],
    'turn-plain': [
      'Look at these pairs (input, output): {pairs}. Swap the two numbers in each pair. Are the new pairs a function?',
      'In the pairs (input, output) {pairs}, inputs and outputs change places. Is the new list a function?',
    ],
    'turn-device': [
      'A device turns inputs into outputs. Its pairs (input, output) are {pairs}. Now outputs become inputs. Is this a function?',
      'A device gives the pairs (input, output) {pairs}. Inputs and outputs change places. Is the new list a function?',
    ],
    yes: 'Yes, because each input has just one output.',
    'no-input': 'No, because one input has two outputs.',
    'no-output': 'No, because two inputs share one output.',
    'yes-two': 'Yes, because an input may have two outputs.',
    list: '{pairs}',
    'right-yes': 'No input appears twice with different outputs. Outputs may repeat.',
    'right-no': 'One input leads to two outputs, so the input does not decide the output.',
    'right-list': 'Each input appears once. It is fine that an output repeats.',
    outputs: 'Outputs may repeat. What must not happen to an input?',
    inputs: 'If you know the input, do you then know the output? Look at each input.',
    look: 'Check each input once more. How many outputs does it have?',
    'list-outputs': 'Here all outputs differ, but look at the inputs. Does one of them appear twice?',
    'list-inputs': 'One input appears twice here. Which output does it lead to?',
    vertical: 'All of these points lie on a vertical line. How many outputs does the one input have?',
    other: 'Go through the inputs. Does each one lead to just one output?',
    'turn-do': 'Swap the numbers in each pair.',
    'turn-why': 'Now the second numbers are the inputs.',
    'inputs-do': 'List the inputs.',
    'inputs-why': 'A function gives each input one output.',
    'check-do': 'Look for an input with two outputs.',
    'check-why': 'Only this decides. Outputs may repeat.',
    'four-do': 'Write the inputs of each list.',
    'four-why': 'A function gives each input one output.',
    'strike-do': 'Strike out the lists in which an input stands twice with different outputs.',
    'strike-why': 'Only this decides. Outputs may repeat.',
    'name-do': 'Name the list that is left.',
    'name-why': 'In it, each input has one output.',
  },
  draw: ({ level, random }): Params => drawPairs(level, random),
  build({ ask, shown, repeats, inputs, outputs }: Params, { level, say, step, distractor }) {
    const turned = level === 3;
    const given = pairsOf(inputs, outputs);
    const pairs = turned ? given.map(([a, b]): Pair => [b, a]) : given;
    const twice = turned ? 'output' : 'input';
    const isFunction = level === 2 || (repeats !== twice && repeats !== 'both');
    const relations = relationsOf(inputs, outputs);
    const other = isFunction ? 'no-input' : 'yes';
    const distractors =
      level === 2
        ? [
            distractor(
              'thinks-repeated-outputs-are-not-allowed',
              'outputs',
              'list-outputs',
              say('list', { pairs: written(relations.outputs) }),
            ),
            distractor(
              'thinks-repeated-inputs-are-fine',
              'inputs',
              'list-inputs',
              say('list', { pairs: written(relations.inputs) }),
            ),
            distractor(
              'accepts-a-vertical-line',
              'vertical',
              'vertical',
              say('list', { pairs: written(relations.vertical) }),
            ),
          ]
        : [
            distractor('thinks-repeated-outputs-are-not-allowed', 'no-output', 'outputs'),
            distractor('thinks-repeated-inputs-are-fine', 'yes-two', 'inputs'),
            distractor('slip', other, 'look'),
          ];
    const judged = level === 2 ? relations.key : pairs;
    const key = isFunction ? 'yes' : 'no-input';
    const starts = judged.map(([input]) => input);
    return {
      question: say(
        `${level === 2 ? 'list' : turned ? 'turn' : shown === 'arrows' ? 'one' : 'points'}-${ask}`,
        {
          pairs: written(given),
        },
      ),
      diagram: level === 1 ? (shown === 'arrows' ? mappingOf(pairs) : pointsOf(pairs)) : null,
      answer: {
        value: level === 2 ? 'key' : key,
        text: level === 2 ? say('list', { pairs: written(relations.key) }) : key,
        reason: level === 2 ? 'right-list' : isFunction ? 'right-yes' : 'right-no',
      },
      drawn: { make: argued(isFunction, say) },
      distractors,
      steps: [
        turned ? step('turn', written(given), written(pairs)) : null,
        ...(level === 2
          ? sorted(relations, step)
          : [
              step('inputs', written(judged), starts.join(', ')),
              step('check', starts.join(', '), isFunction ? 'one output each' : 'one input with two outputs'),
            ]),
      ],
      claims: [`${new Set(starts).size} + ${starts.length - new Set(starts).size} = ${starts.length}`],
    };
  },
});

type ArgumentKey =
  | `claim-${'yes' | 'no'}`
  | `shows-${'one' | 'two' | 'shared'}`
  | `since-${'inputs' | 'outputs' | 'both'}`;

/** Beside the wrong answers: shared outputs are taken for a fault, two outputs for none, or the inputs are misread. */
function argued(isFunction: boolean, say: Tools<ArgumentKey>['say']) {
  const [yes, no] = [say('claim-yes'), say('claim-no')];
  const [one, two] = [say('shows-one'), say('shows-two')];
  return argueFor({
    claims: isFunction ? [yes, no] : [no, yes],
    evidence: [...(isFunction ? [one, two] : [two, one]), say('shows-shared')],
    reasons: [say('since-inputs'), say('since-outputs'), say('since-both')],
    wrong: [
      [isFunction ? 1 : 0, 2, 1],
      [isFunction ? 0 : 1, 0, 2],
      [1, 1, 0],
    ],
  });
}

/** Sorts out the lists by their inputs, in an order that tells nothing. */
function sorted(
  relations: Readonly<Record<string, readonly Pair[]>>,
  step: Tools<'four-do' | 'strike-do' | 'name-do'>['step'],
) {
  const inputsOf = (list: readonly Pair[]): string => list.map(([input]) => input).join(', ');
  const all = Object.values(relations).map(inputsOf).toSorted().join('; ');
  const key = relations.key ?? [];
  return [
    step('four', 'the four lists', all),
    step('strike', all, `left: ${inputsOf(key)}`),
    step('name', inputsOf(key), written(key)),
  ];
}

const written = (pairs: readonly Pair[]): string => pairs.map(([x, y]) => `(${x}, ${y})`).join(', ');

type Misleading = 'outputs' | 'inputs' | 'vertical';

/** A function whose outputs repeat, and three relations that are none. */
function relationsOf(
  inputs: readonly number[],
  outputs: readonly number[],
): Record<Misleading | 'key', readonly Pair[]> {
  const [a = 1, b = 2, c = 3, d = 4] = inputs;
  const pairs = (starts: readonly number[], order: readonly number[]): readonly Pair[] =>
    pairsOf(
      starts,
      order.map((place) => outputs[place] ?? 0),
    );
  return {
    key: pairs([a, b, c, d], [1, 0, 1, 2]),
    outputs: pairs([a, b, a, d], [0, 1, 2, 3]),
    inputs: pairs([b, c, c, d], [0, 1, 3, 0]),
    vertical: pairs([c, c, c, c], [0, 1, 2, 3]),
  };
}

function pairsOf(inputs: readonly number[], outputs: readonly number[]): readonly Pair[] {
  return inputs.map((input, index) => [input, outputs[index] ?? 0]);
}

/** Inputs and outputs in two ovals, each number once. */
function mappingOf(pairs: readonly Pair[]): Diagram {
  const inputs = [...new Set(pairs.map(([x]) => x))].toSorted((a, b) => a - b);
  const outputs = [...new Set(pairs.map(([, y]) => y))].toSorted((a, b) => a - b);
  return {
    kind: 'mapping',
    from: 'Input',
    to: 'Output',
    inputs: inputs.map(String),
    outputs: outputs.map(String),
    arrows: pairs.map(([x, y]): [number, number] => [inputs.indexOf(x), outputs.indexOf(y)]),
  };
}

/** Each pair as a point: an input with two outputs has two points, one above the other. */
function pointsOf(pairs: readonly Pair[]): Diagram {
  const axis = (label: string) => ({ label, min: 0, max: 12, step: 1 });
  return {
    kind: 'coordinate-plane',
    x: axis('x'),
    y: axis('y'),
    points: pairs.map(([x, y]) => ({ x, y, label: null })),
    lines: [],
  };
}

/** Level 1 and 3: four pairs in which one input, one output, both or neither stand twice. Level 2: numbers for four lists. */
function drawPairs(level: Level, random: Random): Params {
  const ask = random.pick(['plain', 'device'] as const);
  const shown = random.pick(['arrows', 'points'] as const);
  const repeats = random.pick(['input', 'output', 'input', 'output', 'both', 'none'] as const);
  const some = (): readonly number[] => random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).slice(0, 4);
  const [inputs, outputs] = [some(), some()];
  if (level === 2) return { ask, shown, repeats, inputs, outputs };
  const [a = 1, b = 2, c = 3, d = 4] = inputs;
  const [e = 1, f = 2, g = 3, h = 4] = outputs;
  const again = random.chance(50);
  const pairs: readonly Pair[] = {
    input: [
      [a, e],
      [b, f],
      [c, g],
      [again ? a : b, h],
    ] as const,
    output: [
      [a, e],
      [b, f],
      [c, g],
      [d, again ? e : f],
    ] as const,
    both: random.shuffle([
      [a, e],
      [b, f],
      [c, f],
      [a, g],
    ] as const),
    none: [
      [a, e],
      [b, f],
      [c, g],
      [d, h],
    ] as const,
  }[repeats];
  return { ask, shown, repeats, inputs: pairs.map(([x]) => x), outputs: pairs.map(([, y]) => y) };
}
