import { choiceSkill, type Distractor } from '../../src/kit/index.ts';
import { type LinkedVariables, linkedVariables } from '../../src/scenes/linked-variables.ts';

/** `turned` names the dependent quantity first; with `first` the independent one is asked for. */
type Params = { scene: LinkedVariables; amount: number; turned: boolean; first: boolean };

/** Level 1 asks which one depends, level 2 asks for either variable by its term, level 3 for a true sentence with letters only. */
export const m6ChooseDependent = choiceSkill('m6-choose-dependent', {
  version: 4,
  scenes: [linkedVariables],
  text: {
    headline: 'Which variable depends on the other?',
    'ask-depends': 'Which quantity depends on another one?',
    'ask-dependent': 'Which one is the dependent variable?',
    'ask-independent': 'Which one is the independent variable?',
    'ask-sentence': 'Which sentence is true?',
    named: '{letter}, {name}',
    neither: 'No quantity depends on another',
    depends: '{a} depends on {b}.',
    alone: '{x} and {y} do not depend on each other.',
    right: 'When {x} changes, {y} changes because of it.',
    swapped: 'This is {x}, {cause}. Does it change because of {y}, or is it the other way around?',
    first: 'This is the one that is named first. Does the order of the words decide?',
    fixed: 'This stays {n, number} all the time. Which quantities can change?',
    follows: 'This is {y}, {effect}. Does it change first, or because of {x}?',
    unlinked: 'Try two values for {x}. Does {y} stay the same for both?',
    other: 'Think of a change in one quantity. Which other quantity changes because of it?',
    'fixed-do': 'Find what stays the same.',
    'fixed-why': 'A number that never changes is not a variable.',
    'change-do': 'Think of a change in {x}.',
    'change-why': 'It changes first, so it is the independent variable.',
    'follow-do': 'See what follows from it.',
    'follow-why': 'It changes because {x} does, so it is the dependent variable.',
    'effect-do': 'Find what changes because of the other quantity.',
    'effect-why': 'When {x} changes, {y} follows, so it is the dependent variable.',
    'cause-do': 'Take the other quantity.',
    'cause-why': 'It changes first, so it is the independent variable.',
  },
  draw({ level, random }): Params {
    const scene = random.pick(linkedVariables.list);
    return {
      scene,
      amount: random.int(scene.least, scene.most),
      turned: random.chance(level === 1 ? 30 : 50),
      first: level === 2 && random.chance(50),
    };
  },
  build({ scene, amount, turned, first }: Params, { level, say, step, distractor }) {
    const { key, cause, effect } = scene;
    const [x, y] = [`$${scene.into}$`, `$${scene.out}$`];
    const words = { x, y, n: amount, cause, effect };
    const facts = [say(`${key}-into`), say(`${key}-out`)];
    const asks = {
      1: 'ask-depends',
      2: first ? 'ask-independent' : 'ask-dependent',
      3: 'ask-sentence',
    } as const;
    const named = (letter: string | number, name: string) => say('named', { letter, name });
    const depends = (a: string, b: string) => say('depends', { a, b });
    const isNamedFirst = level < 3 && turned === first;
    const wrong: readonly Distractor[] = [
      distractor(
        isNamedFirst ? 'chooses-the-first-variable-named' : 'swaps-the-two-variables',
        'other',
        isNamedFirst ? 'first' : first ? 'follows' : 'swapped',
        level === 3 ? depends(x, y) : first ? named(y, effect) : named(x, cause),
      ),
      distractor(
        'chooses-a-constant-in-the-situation',
        'fixed',
        'fixed',
        level === 3 ? depends(String(amount), x) : named(amount, scene.fixed),
      ),
      distractor('slip', 'neither', 'unlinked', level === 3 ? 'alone' : 'neither'),
    ];
    const right = first ? named(x, cause) : named(y, effect);
    return {
      words,
      question: [`${key}-facts`, ...(turned ? facts.toReversed() : facts), asks[level]],
      answer: { value: 'linked', text: level === 3 ? depends(y, x) : right },
      distractors: wrong,
      steps: [
        step('fixed', amount, scene.fixed),
        ...(first
          ? [step('effect', y, effect), step('cause', x, cause)]
          : [step('change', x, cause), step('follow', y, effect)]),
      ],
      claims: [`${amount} > 0`],
    };
  },
});
