import { choiceSkill, type Level, type Random } from '../../src/kit/index.ts';

const parts = ['search', 'wish', 'engine'] as const;
type Part = (typeof parts)[number];
const scenes = {
  1: ['found', 'guessed', 'proved', 'lesson', 'mood', 'sum'],
  2: ['may-search', 'may-wish', 'may-engine', 'cannot-search', 'cannot-wish', 'cannot-engine'],
  3: ['off-search', 'off-wish', 'off-engine', 'odd-search', 'odd-wish', 'odd-engine'],
} as const;
type Scene = (typeof scenes)[Level][number];

type Params = { scene: Scene; n: number; m: number };

/** Level 1 names the part that did something, level 2 what a part can do, level 3 the part to look at after a poor reply. */
export const aiCompanionPart = choiceSkill('ai-companion-part', {
  version: 1,
  text: {
    headline: 'Which part of the companion?',
    found: 'You ask what a ratio is. The companion shows {n, number} sentences from a lesson.',
    lesson: 'You ask where slope comes up. The companion names {n, number} lessons.',
    guessed: 'You type {n, number} words. The companion takes it that you want a hint.',
    mood: 'You type {n, number} words. The companion takes it that you are tired of the problem.',
    proved: 'From ${n}x = {m}$ you type the next line. The companion says that it follows.',
    sum: 'You type {n, number} × {m, number} and a result. The companion says that it is so.',
    'may-search': 'This part compares your {n, number} words with written texts and makes up none.',
    'may-wish': 'This part learned from sorted sentences, and it weighs each of your {n, number} words.',
    'may-engine': 'This part follows exact rules, and gives the same result all {n, number} times.',
    'cannot-search': 'This part has nothing to show when no written text fits your {n, number} words.',
    'cannot-wish': 'This part can be unsure when {n, number} words fit two wishes.',
    'cannot-engine': 'This part can test {n, number} equations, but it knows no stories.',
    'off-search': 'You ask about slope, and it shows {n, number} sentences on ski trails.',
    'off-wish': 'You ask why in {n, number} words, and it gives you a hint.',
    'off-engine': 'You type a line with {n, number} signs that it cannot read, so it cannot test it.',
    'odd-search': 'It shows you lesson {n, number}, but another one fits better.',
    'odd-wish': 'You say thanks in {n, number} words, and it explains an idea.',
    'odd-engine': 'You write {n, number} steps in a drawing, and it cannot say whether they follow.',
    'ask-did': 'Which part did this?',
    'ask-part': 'Which part is meant?',
    'ask-look': 'Which part would you look at first?',
    search: 'the search in lessons and notes',
    wish: 'the model that guesses your wish',
    engine: 'the engine that does mathematics',
    language: 'a large language model from outside',
    'right-search': 'It looks up what people wrote and shows the text that fits best.',
    'right-wish': 'It was trained on examples and guesses what you want.',
    'right-engine': 'It works out mathematics by exact rules.',
    'why-search': 'The search finds written texts. Was a text found here?',
    'why-wish': 'This part guesses what you want. Is it about your wish here?',
    'why-engine': 'The engine works out mathematics. Is there something to work out here?',
    'why-language': 'The built-in companion has none, unless a school sets one. What is it made of?',
    other: 'The companion has three parts: one searches, one guesses your wish, one does mathematics.',
    'what-do': 'Say what is told about.',
    'what-why': 'Each part has its own work.',
    'kind-do': 'Ask whether it is found, guessed or worked out.',
    'kind-why': 'Texts are found, wishes are guessed, and mathematics is worked out.',
    'name-do': 'Name the part.',
    'name-why': 'It is the one that does this kind of work.',
  },
  draw({ level, random }: { level: Level; random: Random }): Params {
    return { scene: random.pick<Scene>(scenes[level]), n: random.int(3, 14), m: random.int(15, 90) };
  },
  build({ scene, n, m }: Params, { level, step, distractor }) {
    const part = partOf[scene];
    const others = parts.filter((one) => one !== part);
    const wrong = (one: Part) =>
      distractor(
        one === 'wish' ? 'confuses-guessing-a-wish-with-answering-it' : 'confuses-search-with-calculation',
        one,
        `why-${one}`,
      );
    const kind = { search: 'found', wish: 'guessed', engine: 'worked out' }[part];
    const about = { search: 'a written text', wish: 'what the student wants', engine: 'mathematics' }[part];
    return {
      words: { n, m },
      question: [scene, ({ 1: 'ask-did', 2: 'ask-part', 3: 'ask-look' } as const)[level]],
      answer: { value: part, reason: `right-${part}` },
      distractors: [
        ...others.map(wrong),
        distractor('takes-every-answer-for-a-language-model', 'language', 'why-language'),
      ],
      steps: [
        step('what', 'the story', about),
        level > 1 && step('kind', about, kind),
        step('name', kind, names[part]),
      ],
      claims: [`${n} * ${m} = ${n * m}`],
    };
  },
});

const names: Readonly<Record<Part, string>> = {
  search: 'the search',
  wish: 'the wish model',
  engine: 'the engine',
};

const partOf: Readonly<Record<Scene, Part>> = {
  found: 'search',
  lesson: 'search',
  guessed: 'wish',
  mood: 'wish',
  proved: 'engine',
  sum: 'engine',
  'may-search': 'search',
  'may-wish': 'wish',
  'may-engine': 'engine',
  'cannot-search': 'search',
  'cannot-wish': 'wish',
  'cannot-engine': 'engine',
  'off-search': 'search',
  'off-wish': 'wish',
  'off-engine': 'engine',
  'odd-search': 'search',
  'odd-wish': 'wish',
  'odd-engine': 'engine',
};
