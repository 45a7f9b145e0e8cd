import { choiceSkill, type Distractor } from '../../src/kit/index.ts';
import { drawPlainLetter } from '../../src/numbers/variable-letters.ts';

const scenes = ['bike', 'meal', 'jacket', 'pay', 'club'] as const;
const groups = ['cinema', 'camp', 'pens', 'walls', 'laps'] as const;
const adds = { bike: true, meal: true, jacket: false, pay: true, club: true } as const;
const percents = {
  bike: [6, 7, 8, 9],
  meal: [15, 18, 20],
  jacket: [10, 20, 25, 30, 35, 40],
  pay: [3, 4, 5, 6],
  club: [10, 12, 20, 25, 30],
} as const;

type Params = {
  scene: (typeof scenes)[number];
  group: (typeof groups)[number];
  letter: string;
  percent: number;
  n: number;
  q: number;
  whole: boolean;
  /** Whether the form that shows something is asked for, not what a form shows. */
  seeks: boolean;
};

const changesTold = {
  bike: 'the tax',
  meal: 'the tip',
  jacket: 'the discount',
  pay: 'the raise',
  club: 'the new members',
} as const;

const onesTold = {
  cinema: 'what one friend pays',
  camp: 'what one camper pays',
  pens: 'the pens in one box',
  walls: 'the tiles on one wall',
  laps: 'the laps of one day',
} as const;

const firstsTold = {
  cinema: 'what all the tickets cost',
  camp: 'what all the tents cost',
  pens: 'the red pens in all boxes',
  walls: 'the large tiles on all walls',
  laps: 'the morning laps of all days',
} as const;

/** Level 1 asks for the whole product, level 2 for the part of the change, level 3 for a factor or a term of n(x + q). Levels 2 and 3 also ask which form shows something. */
export const m7FormMeaning = choiceSkill('m7-form-meaning', {
  version: 3,
  text: {
    headline: 'What a form shows',
    bike: 'A bike costs {x} dollars. The sales tax is {percent, number}%.',
    meal: 'A meal costs {x} dollars. The guests add a tip of {percent, number}%.',
    jacket: 'A jacket costs {x} dollars. There is a discount of {percent, number}%.',
    pay: 'A worker earns {x} dollars a week. The pay is raised by {percent, number}%.',
    club: 'A club has {x} members. The number grows by {percent, number}%.',
    'ask-total': 'What does {total} stand for?',
    'ask-part': 'The new amount is {sum}. What does {part} stand for?',
    'bike-total': 'The price with the tax',
    'bike-change': 'The tax alone',
    'bike-start': 'The price without the tax',
    'bike-more': 'The price and {m} dollars more',
    'meal-total': 'The price with the tip',
    'meal-change': 'The tip alone',
    'meal-start': 'The price without the tip',
    'meal-more': 'The price and {m} dollars more',
    'jacket-total': 'The price with the discount',
    'jacket-change': 'The discount alone',
    'jacket-start': 'The price without the discount',
    'jacket-more': 'The price less {m} dollars',
    'pay-total': 'The pay with the raise',
    'pay-change': 'The raise alone',
    'pay-start': 'The pay without the raise',
    'pay-more': 'The pay and {m} dollars more',
    'club-total': 'The members after the growth',
    'club-change': 'The new members alone',
    'club-start': 'The members before the growth',
    'club-more': 'The members and {factor, number} more of them',
    cinema: 'Each of {n, number} friends buys a ticket for {x} dollars and a drink for {q, number} dollars.',
    'cinema-both': 'They pay {both} dollars.',
    camp: 'Each of {n, number} campers pays {x} dollars for a tent and {q, number} dollars for food.',
    'camp-both': 'They pay {both} dollars.',
    pens: 'Each of {n, number} boxes holds {x} red pens and {q, number} blue ones.',
    'pens-both': 'The boxes hold {both} pens.',
    walls: 'On each of {n, number} walls, a team paints {x} large tiles and {q, number} small ones.',
    'walls-both': 'It paints {both} tiles.',
    laps: 'On each of {n, number} days, a runner does {x} laps in the morning and {q, number} at night.',
    'laps-both': 'That makes {both} laps.',
    'ask-one': 'What does {inside} stand for?',
    'ask-product': 'That is the same as {open}. What does {first} stand for?',
    'cinema-one': 'What one friend pays',
    'cinema-all': 'What all friends pay together',
    'cinema-first': 'What all the tickets cost',
    'cinema-single': 'What one ticket costs',
    'camp-one': 'What one camper pays',
    'camp-all': 'What all campers pay together',
    'camp-first': 'What all the tents cost',
    'camp-single': 'What one tent costs',
    'pens-one': 'The pens in one box',
    'pens-all': 'The pens in all boxes together',
    'pens-first': 'The red pens in all boxes',
    'pens-single': 'The red pens in one box',
    'walls-one': 'The tiles on one wall',
    'walls-all': 'The tiles on all walls together',
    'walls-first': 'The large tiles on all walls',
    'walls-single': 'The large tiles on one wall',
    'laps-one': 'The laps of one day',
    'laps-all': 'The laps of all days together',
    'laps-first': 'The morning laps of all days',
    'laps-single': 'The morning laps of one day',
    'seek-change': 'In which expression for the new amount does one term stand for {change}?',
    'seek-total': 'Which expression finds the new amount with a single multiplication?',
    'seek-group': 'In which expression for all of it does one part stand for {told}?',
    form: '{form}',
    'right-seek-change': 'It gives the new amount, and one of its terms stands for {change}.',
    'right-seek-total': 'The start and the change are put together in one factor.',
    'right-seek-group': 'It has the right value, and one part of it stands for {told}.',
    'hides-change': 'This gives the new amount as well. Which part of it is {change} alone?',
    'hides-total': 'This gives the new amount as well. How many operations does it take?',
    'hides-group': 'This has the right value as well. Which part of it tells {told}?',
    number: 'This uses {percent, number} as a number. A percent is a part. What is it a part of?',
    alone: 'This is the change alone. Is the first amount inside it as well?',
    sum: 'This reads a factor as something to add. What does a number right before a letter mean?',
    'first-only': 'This counts the first part {n, number} times. How many times does the second part come?',
    single: 'This is for one of them only. How many of them are there?',
    'first-part': 'This is one part of it all. What else belongs to it?',
    'seek-do': 'Write what the form has to show.',
    'seek-why': 'All forms have the same value, but each shows something else.',
    'whole-do': 'Write the form for all of it.',
    'whole-why': 'A term shows a part. A factor shows how many times, or what percent.',
    'check-do': 'Compare with another form.',
    'check-why': 'Both have the same value, so nothing is lost.',
    'right-total': 'The factor puts one hundred percent and the change into one number.',
    'right-part': 'It is {percent, number}% of the first amount, and no more.',
    'right-one': 'The parentheses hold what comes once. The factor in front tells how many times.',
    'right-first': '{first} is {n, number} times {x}, so it counts the first part each time.',
    change: 'This is only the part that changes. Is the first amount inside {total} as well?',
    whole: 'This is the amount after the change. Which part of the expression is {part} alone?',
    more: 'This reads a factor as something to add. What does a number right before a letter mean?',
    start: 'This is the amount before the change. Which expression stands for that one?',
    all: 'This is the whole product. Which factor of it is missing in {inside}?',
    'all-sum': 'This is the whole sum. Which part of it is asked for?',
    one: 'This comes once only. What does the factor {n, number} do?',
    'one-both': 'This is {inside}, both parts for one of them. What does {first} hold?',
    part: 'This is one part only. What else stands in the parentheses?',
    'part-first': 'This takes one part times the factor. What do the parentheses put together?',
    other: 'Read each factor and each term in the story.',
    'parts-do': 'Look at the parts of the expression.',
    'parts-why': 'Each part stands for something in the story.',
    'match-do': 'Find this part in the story.',
    'match-why': 'A factor tells how many times. A term tells what is added or taken away.',
    'say-do': 'Say what it stands for.',
    'say-why': 'The rest of the expression stands for other things.',
    'say-up': '{rate, number}% of {x} is {x} and {change} together.',
    'say-down': '{rate, number}% of {x} is what {change} leaves of {x}.',
  },
  draw: ({ random }): Params =>
    random.until(() => {
      const scene = random.pick(scenes);
      const [n, q] = [random.int(3, 9), random.int(2, 12)];
      return n === q
        ? null
        : {
            scene,
            group: random.pick(groups),
            letter: drawPlainLetter(random),
            percent: random.pick<number>(percents[scene]),
            n,
            q,
            whole: random.chance(50),
            seeks: random.chance(50),
          };
    }),
  build(params: Params, { level, say, step, distractor }) {
    const { scene, group, letter: x, percent, n, q, whole, seeks } = params;
    const form = (text: string) => ({ text: say('form', { form: `$${text}$` }) });
    const part = percent / 100;
    const up = adds[scene];
    const m = Math.round((up ? 1 + part : 1 - part) * 100) / 100;
    if (seeks && level > 1) {
      const { kind, key, hidden, seek, words, wrong, claim } = soughtForm(params, level === 2);
      return {
        words: { x: `$${x}$`, n, q, percent, ...words },
        question: [level === 2 ? scene : group, `seek-${kind}`],
        answer: { value: 'shows', reason: `right-seek-${kind}`, ...form(key) },
        distractors: [
          distractor('slip', 'hides', `hides-${kind}`, form(hidden)),
          ...wrong.map(([misconception, reason, text]) =>
            distractor(misconception, reason, reason, form(text)),
          ),
        ],
        steps: [
          step('seek', seek[0], `$${seek[1]}$`),
          step('whole', 'all of it', `$${key}$`),
          step('check', `$${key}$`, `$${hidden}$`),
        ],
        finalAnswer: form(key).text,
        claims: [claim],
      };
    }
    if (level < 3) {
      // Level 1 asks for the product in most problems, level 2 for the part.
      const asksTotal = level === 1 ? percent % 2 === 0 || whole : false;
      const total = `$${m}${x}$`;
      const rate = asksTotal ? Math.round(m * 100) : percent;
      const words = {
        x: `$${x}$`,
        percent,
        rate,
        change: changesTold[scene],
        total,
        part: `$${part}${x}$`,
        sum: `$${x} ${up ? '+' : '−'} ${part}${x}$`,
        m: (asksTotal ? m : part).toFixed(2),
        factor: asksTotal ? m : part,
      };
      const [key, other] = asksTotal ? (['total', 'change'] as const) : (['change', 'total'] as const);
      const product = asksTotal ? total : words.part;
      return {
        words,
        question: [scene, asksTotal ? 'ask-total' : 'ask-part'],
        answer: { value: `${scene}-${key}`, reason: asksTotal ? 'right-total' : 'right-part' },
        distractors: [
          distractor(
            'confuses-the-total-with-the-change',
            `${scene}-${other}`,
            asksTotal ? 'change' : 'whole',
            {
              concludes: true,
            },
          ),
          distractor('reads-a-factor-as-a-sum', `${scene}-more`, 'more'),
          distractor('slip', `${scene}-start`, 'start'),
        ],
        steps: [
          asksTotal ? step('parts', total, words.sum) : step('parts', words.sum, `$${x}$ and ${words.part}`),
          step('match', product, `${rate}% of $${x}$`),
          step('say', `${rate}% of the start`, asksTotal ? 'the new amount' : 'the change alone', {
            why: asksTotal ? (up ? 'say-up' : 'say-down') : 'say-why',
          }),
        ],
        claims: [`${x} ${up ? '+' : '-'} ${part}${x} = ${m}${x}`],
      };
    }
    const [both, open] = [`$${n}(${x} + ${q})$`, `$${n}${x} + ${n * q}$`];
    const first = `$${n}${x}$`;
    const inside = `$${x} + ${q}$`;
    return {
      words: { x: `$${x}$`, n, q, both, open, first, inside },
      question: [group, `${group}-both`, whole ? 'ask-one' : 'ask-product'],
      answer: { value: `${group}-${whole ? 'one' : 'first'}`, reason: whole ? 'right-one' : 'right-first' },
      distractors: [
        distractor('confuses-the-total-with-the-change', `${group}-all`, whole ? 'all' : 'all-sum'),
        distractor('leaves-out-a-part-of-the-expression', `${group}-single`, whole ? 'part' : 'one'),
        distractor('slip', `${group}-${whole ? 'first' : 'one'}`, whole ? 'part-first' : 'one-both'),
      ],
      steps: [
        step('parts', both, whole ? `${n} times ${inside}` : open),
        step('match', whole ? inside : first, whole ? 'what comes once' : `${n} times the first part`),
        step('say', 'in the story', (whole ? onesTold : firstsTold)[group]),
      ],
      claims: [`${n}(${x} + ${q}) = ${n}${x} + ${n * q}`],
    };
  },
});

/** A wrong form of level 2 or 3: its misconception, its reason and itself. */
type WrongForm = readonly [
  Distractor['misconception'],
  'alone' | 'sum' | 'number' | 'first-only' | 'single' | 'first-part',
  string,
];

/** The form that shows what is asked for, one of the same value that hides it, and wrong ones. */
function soughtForm(
  { scene, group, letter: x, percent, n, q, whole }: Params,
  isPercent: boolean,
): {
  kind: 'total' | 'change' | 'group';
  key: string;
  hidden: string;
  seek: readonly [string, string];
  words: { change: string } | { told: string };
  wrong: readonly WrongForm[];
  claim: string;
} {
  const part = percent / 100;
  const [sign, turn] = adds[scene] ? ['+', 1] : ['−', -1];
  const added = `${part}${x}`;
  const [sum, product] = isPercent
    ? [`${x} ${sign} ${added}`, `${Math.round((1 + turn * part) * 100) / 100}${x}`]
    : [`${n}${x} + ${n * q}`, `${n}(${x} + ${q})`];
  const [key, hidden] = whole ? [product, sum] : [sum, product];
  const claim = `${sum} = ${product}`;
  if (isPercent) {
    return {
      kind: whole ? 'total' : 'change',
      key,
      hidden,
      seek: [`${percent}% of $${x}$`, added],
      words: { change: changesTold[scene] },
      wrong: [
        ['multiplies-by-the-percent-part-only', 'alone', added],
        whole
          ? ['reads-a-factor-as-a-sum', 'sum', `${x} ${sign} ${part}`]
          : ['adds-the-percent-as-a-number', 'number', `${x} ${sign} ${percent}`],
      ],
      claim,
    };
  }
  const one = `${x} + ${q}`;
  return {
    kind: 'group',
    key,
    hidden,
    seek: whole ? ['what comes once', one] : [`${n} times the first part`, `${n}${x}`],
    words: { told: (whole ? onesTold : firstsTold)[group] },
    wrong: [
      ['multiplies-only-the-first-term', 'first-only', `${n}${x} + ${q}`],
      whole
        ? ['leaves-out-a-part-of-the-expression', 'single', one]
        : ['leaves-out-a-part-of-the-expression', 'first-part', `${n}${x}`],
    ],
    claim,
  };
}
