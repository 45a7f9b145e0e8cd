import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';
import { signed } from '../../src/numbers/signed-numbers.ts';
import { type LinkedScene, linkedThings } from '../../src/scenes/linked-things.ts';

type Params = { scene: LinkedScene; r: number };

/** Level 1 says what a strong correlation supports, level 2 looks for a lurking variable, level 3 has weak and strong ones. */
export const a1CausationJudge = choiceSkill('a1-causation-judge', {
  version: 6,
  scenes: [linkedThings],
  text: {
    headline: 'Correlation or cause',
    known: [
      'The correlation coefficient is {r}.',
      'For these data, {name} is {r}.',
      'A computer finds a correlation of {r}.',
      'The data have the correlation {r}.',
    ],
    ask: 'Which conclusion does this support?',
    third: 'Which lurking variable could explain both?',
    weigh: 'What may you conclude from {name} alone?',
    needless: 'There is none. {said}',
    'needless-too': 'None has to be there. {said}',
    'right-goes': 'A correlation tells that two things go together. It does not tell why.',
    'right-third': 'It can change both things at once, so they go together.',
    'right-little': 'A value near zero says that no line describes the data. It says nothing of other links.',
    cause: 'The data show that both go together. Do they show why? What else could make both of them grow?',
    'weak-cause': 'Do the data even show that the two go together? And would that tell why?',
    back: 'This turns cause and effect around. Do the data show any cause at all?',
    none: 'A value of {r} tells how close the points lie to a line. Is that close or far?',
    proves: 'A coefficient tells about lines only. Can there be a link that is not a line?',
    single: 'This may change one of the two things. How would it change the other one?',
    spread: 'How close to a line do points lie, when {name} is {r}?',
    other: 'Which of these did the data measure? What do they leave open?',
    'other-third': 'What could make both of these things change at once?',
    'size-do': 'Read the size of the correlation.',
    'size-why': 'Far from zero, the points follow a line. Near zero, no line describes them.',
    'why-do': 'Ask what could make both change.',
    'why-why': 'Two things also go together when a third one moves both.',
    'link-do': 'Ask what the coefficient leaves open.',
    'link-why': 'It tells about lines only.',
    'claim-do': 'Say only what the data show.',
    'claim-why': 'For a cause, you need an experiment in which chance decides who gets what.',
  },
  draw: ({ level, random }): Params => drawLink(level, random),
  build({ scene, r }: Params, { level, say, step, distractor }) {
    const { key } = scene;
    const told = (which: 'goes' | 'third' | 'single' | 'little') => ({ text: say(`${key}-${which}`) });
    const claimed = (which: 'cause' | 'back' | 'nolink') => ({
      text:
        level === 2
          ? say(which === 'back' ? 'needless-too' : 'needless', {
              said: linkedThings.text[`${key}-${which}`],
            })
          : say(`${key}-${which}`),
    });
    const isWeak = r < 0.5;
    const claims = [`${r} < 1`];
    const words = { r: signed(r), name: '$r$' };
    const cause = distractor(
      'claims-cause-from-association',
      'cause',
      isWeak ? 'weak-cause' : 'cause',
      claimed('cause'),
    );
    const back = distractor('reverses-cause-and-effect', 'back', 'back', claimed('back'));
    const steps = (claim: string) => [
      step('size', `r = ${signed(r)}`, isWeak ? 'near zero' : 'far from zero'),
      isWeak
        ? step('link', 'no line', 'perhaps a curve')
        : step('why', 'both things', linkedThings.text[`${key}-third`].replace(/^The/, 'the')),
      step('claim', isWeak ? 'a line tells little' : 'they go together', claim),
    ];
    if (level === 2) {
      return {
        words,
        question: [`${key}-told`, 'known', 'third'],
        answer: { value: 'third', ...told('third'), reason: 'right-third' },
        distractors: [
          cause,
          back,
          distractor('names-a-cause-of-one-thing-only', 'single', 'single', told('single')),
        ],
        otherWrong: 'other-third',
        steps: steps('a third thing may move both'),
        claims,
      };
    }
    return {
      words,
      question: [`${key}-told`, 'known', level === 1 ? 'ask' : 'weigh'],
      answer: isWeak
        ? { value: 'little', ...told('little'), reason: 'right-little' }
        : { value: 'goes', ...told('goes'), reason: 'right-goes' },
      distractors: isWeak
        ? [
            distractor('says-a-weak-correlation-proves-no-link', 'nolink', 'proves', claimed('nolink')),
            cause,
            distractor('slip', 'goes', 'spread', told('goes')),
          ]
        : [
            cause,
            back,
            level === 1
              ? distractor('slip', 'nolink', 'none', claimed('nolink'))
              : distractor('slip', 'little', 'spread', told('little')),
          ],
      steps: steps(isWeak ? 'another link is possible' : 'no cause is shown'),
      claims,
    };
  },
});

function drawLink(level: Level, random: Random): Params {
  const isWeak = level === 3 && random.chance(50);
  const r = isWeak ? random.int(1, 15) / 100 : random.int(70, 96) / 100;
  return { scene: random.pick(linkedThings.list.filter(({ loose }) => !isWeak || loose)), r };
}
