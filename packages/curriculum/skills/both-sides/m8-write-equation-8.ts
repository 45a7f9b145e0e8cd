import { type Distractor, type Level, numberSkill, type Random } from '../../src/kit/index.ts';
import { type CrossingAmount, crossingAmounts } from '../../src/linear-stories/crossing-amounts.ts';
import { drawMeeting, type Meeting } from '../../src/linear-stories/draw-meeting.ts';
import { type MeetingAmount, meetingAmounts } from '../../src/linear-stories/meeting-amounts.ts';

type Story = MeetingAmount | CrossingAmount;
type Params = { story: Story; numbers: Meeting };

const stories: readonly Story[] = [...meetingAmounts.list, ...crossingAmounts.list];

/** Level 1 has two amounts that grow or fall alike, level 2 one that falls and one that grows, level 3 one that starts later. */
export const m8WriteEquation8 = numberSkill('m8-write-equation-8', {
  version: 4,
  form: 'equation',
  scenes: [meetingAmounts, crossingAmounts],
  text: {
    headline: 'Write an equation',
    right: 'Each side is an amount at first, with its change for {x} {units}.',
    'right-late': 'The second amount changes for fewer {units} than the first.',
    swaps: 'This takes the first amount for the change. Which number comes again and again?',
    sign: 'This amount goes the other way here. Does it grow or fall?',
    both: 'This puts both changes on one side. Which change goes with which amount?',
    start: 'This leaves out what one of them has at first. What is there when {x} is zero?',
    ahead: 'Here the second amount changes for more {units} than the first. Which of them changes for fewer?',
    together: 'Here both change for all {x} {units}. For how many of them does the second one change?',
    other:
      'Write one side for each amount: what is there at first, and what is added or taken away each time.',
    'first-do': 'Write the first amount after {x} {units}.',
    'first-why': 'It begins with what is there at first, and the change comes {x} times.',
    'second-do': 'Write the second amount.',
    'second-why': 'It is built in the same way.',
    'late-why': 'It changes for fewer {units}, so {late, number} are taken from {x} first.',
    'join-do': 'Put an equals sign between them.',
    'join-why': 'The amounts are the same then.',
    final: 'The equation is {result}.',
  },
  draw: ({ level, random }): Params => drawStory(level, random),
  build({ story, numbers }: Params, { level, step, distractor }) {
    const { f, r, g, s, late } = numbers;
    const [left, right] = [sideText(f, r, 0), sideText(g, s, late)];
    const value = `${left} = ${right}`;
    const wait = late > 0 ? `x − ${late}` : 'x';
    return {
      words: {
        f,
        g,
        r: Math.abs(r),
        s: Math.abs(s),
        late,
        x: '$x$',
        units: story.time,
        result: `$${value}$`,
      },
      question: [`${story.key}-${late > 0 ? 'late' : 'told'}`, `${story.key}-letter`, `${story.key}-equal`],
      answer: { value, reason: late > 0 ? 'right-late' : 'right' },
      distractors: wrongOf(numbers, level).map(([misconception, wrong, reason]) =>
        distractor(misconception, wrong, reason),
      ),
      steps: [
        step('first', `${f} at first, ${changeText(r)}`, `$${left}$`),
        step('second', `${g} at first, ${changeText(s)}${late > 0 ? `, for $${wait}$` : ''}`, `$${right}$`, {
          why: late > 0 ? 'late-why' : 'second-why',
        }),
        step('join', `$${left}$ and $${right}$`, `$${value}$`),
      ],
      claims: [`${f} + (${r}) * ${numbers.x} = ${g} + (${s}) * (${numbers.x} - ${late})`],
    };
  },
});

function changeText(rate: number): string {
  return rate < 0 ? `${-rate} less each time` : `${rate} more each time`;
}

/** An amount after x units of time, of which the first ones bring no change yet. */
function sideText(start: number, rate: number, late: number): string {
  const time = late > 0 ? `(x − ${late})` : late < 0 ? `(x + ${-late})` : 'x';
  const size = Math.abs(rate) === 1 ? time : `${Math.abs(rate)}${time}`;
  return `${start} ${rate < 0 ? '−' : '+'} ${size}`;
}

type Wrong = readonly [
  Distractor['misconception'],
  string,
  'swaps' | 'sign' | 'both' | 'start' | 'ahead' | 'together',
];

function wrongOf({ f, r, g, s, late }: Meeting, level: Level): readonly Wrong[] {
  const left = sideText(f, r, 0);
  const swapped = `${sideText(Math.abs(r), r < 0 ? -f : f, 0)} = ${sideText(Math.abs(s), s < 0 ? -g : g, 0)}`;
  if (level === 3)
    return [
      ['leaves-out-a-condition', `${left} = ${sideText(g, s, 0)}`, 'together'],
      ['shifts-the-wrong-way', `${left} = ${sideText(g, s, -late)}`, 'ahead'],
      ['swaps-the-starting-amount-and-the-rate', swapped, 'swaps'],
    ];
  const both = Math.abs(r) + Math.abs(s);
  const isMixed = r * s < 0;
  return [
    ['swaps-the-starting-amount-and-the-rate', swapped, 'swaps'],
    isMixed
      ? ['uses-the-wrong-sign-for-a-decrease', `${sideText(f, -r, 0)} = ${sideText(g, s, 0)}`, 'sign']
      : ['adds-the-two-rates', `${f} = ${sideText(g, r < 0 ? -both : both, 0)}`, 'both'],
    r < 0 && !isMixed
      ? ['uses-the-wrong-sign-for-a-decrease', `${sideText(f, -r, 0)} = ${sideText(g, -s, 0)}`, 'sign']
      : ['leaves-out-a-condition', `${left} = ${Math.abs(s) === 1 ? '' : Math.abs(s)}x`, 'start'],
  ];
}

function drawStory(level: Level, random: Random): Params {
  const story = random.pick(
    stories.filter(({ ways: [first, second] }) => level === 3 || (first === second) === (level === 1)),
  );
  return random.until(() => {
    const numbers = drawMeeting(story, random, level === 3 ? random.int(2, 3) : 0);
    if (!numbers) return null;
    const { f, g, r, s } = numbers;
    return f !== Math.abs(r) && g !== Math.abs(s) ? { story, numbers } : null;
  });
}
