import { choiceSkill } from '../../src/kit/index.ts';
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
};

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

/** Level 1 asks for the whole product, level 2 for the part of the change, level 3 for a factor or a term of n(x + q). */
export const m7FormMeaning = choiceSkill('m7-form-meaning', {
  version: 2,
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
    cinema:
      'Each of {n, number} friends buys a ticket for {x} dollars and a drink for {q, number} dollars. They pay {both} dollars.',
    camp: 'Each of {n, number} campers pays {x} dollars for a tent and {q, number} dollars for food. They pay {both} dollars.',
    pens: 'Each of {n, number} boxes holds {x} red pens and {q, number} blue ones. The boxes hold {both} pens.',
    walls:
      'On each of {n, number} walls, a team paints {x} large tiles and {q, number} small ones. It paints {both} tiles.',
    laps: 'On each of {n, number} days, a runner does {x} laps in the morning and {q, number} at night. That makes {both} laps.',
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
          };
    }),
  build({ scene, group, letter: x, percent, n, q, whole }: Params, { level, step, distractor }) {
    const part = percent / 100;
    const up = adds[scene];
    const m = Math.round((up ? 1 + part : 1 - part) * 100) / 100;
    if (level < 3) {
      // Level 1 asks for the product in most problems, level 2 for the part.
      const asksTotal = level === 1 ? percent % 2 === 0 || whole : false;
      const total = `$${m}${x}$`;
      const words = {
        x: `$${x}$`,
        percent,
        total,
        part: `$${part}${x}$`,
        sum: `$${x} ${up ? '+' : '−'} ${part}${x}$`,
        m: (asksTotal ? m : part).toFixed(2),
        factor: asksTotal ? m : part,
      };
      const key = asksTotal ? 'total' : 'change';
      return {
        words,
        question: [scene, asksTotal ? 'ask-total' : 'ask-part'],
        answer: { value: `${scene}-${key}`, reason: asksTotal ? 'right-total' : 'right-part' },
        distractors: [
          distractor(
            'confuses-the-total-with-the-change',
            `${scene}-${asksTotal ? 'change' : 'total'}`,
            asksTotal ? 'change' : 'whole',
          ),
          distractor('reads-a-factor-as-a-sum', `${scene}-more`, 'more'),
          distractor('slip', `${scene}-start`, 'start'),
        ],
        steps: [
          step(
            'parts',
            asksTotal ? total : words.sum,
            asksTotal ? `$${x} ${up ? '+' : '−'} ${part}${x}$` : `$${x}$ and $${part}${x}$`,
          ),
          step(
            'match',
            asksTotal ? total : words.part,
            asksTotal ? `${Math.round(m * 100)}% of $${x}$` : `${percent}% of $${x}$`,
          ),
          step(
            'say',
            asksTotal ? `${Math.round(m * 100)}% of the start` : `${percent}% of the start`,
            asksTotal ? 'the new amount' : 'the change alone',
          ),
        ],
        claims: [`${x} ${up ? '+' : '-'} ${part}${x} = ${m}${x}`],
      };
    }
    const [both, open] = [`$${n}(${x} + ${q})$`, `$${n}${x} + ${n * q}$`];
    const first = `$${n}${x}$`;
    const inside = `$${x} + ${q}$`;
    return {
      words: { x: `$${x}$`, n, q, both, open, first, inside },
      question: [group, whole ? 'ask-one' : 'ask-product'],
      answer: { value: `${group}-${whole ? 'one' : 'first'}`, reason: whole ? 'right-one' : 'right-first' },
      distractors: whole
        ? [
            distractor('confuses-the-total-with-the-change', `${group}-all`, 'all'),
            distractor('leaves-out-a-part-of-the-expression', `${group}-single`, 'part'),
            distractor('slip', `${group}-first`, 'part-first'),
          ]
        : [
            distractor('confuses-the-total-with-the-change', `${group}-all`, 'all-sum'),
            distractor('leaves-out-a-part-of-the-expression', `${group}-single`, 'one'),
            distractor('slip', `${group}-one`, 'one-both'),
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
