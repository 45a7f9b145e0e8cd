import type { Kind } from '@playforward/ai-lab';
import type { Task } from './task.ts';

type TaskWords = {
  name: string;
  across: string;
  up: string;
  kinds: Record<Kind, string>;
  /** The same within a sentence. */
  inSentence: Record<Kind, string>;
};

const tasks: Record<Task, TaskWords> = {
  fruit: {
    name: 'Fruit',
    across: 'how red',
    up: 'how soft',
    kinds: { first: 'Ripe', second: 'Not ripe' },
    inSentence: { first: 'ripe', second: 'not ripe' },
  },
  drawings: {
    name: 'My drawings',
    across: 'how wide',
    up: 'how full',
    kinds: { first: 'Kind A', second: 'Kind B' },
    inSentence: { first: 'kind A', second: 'kind B' },
  },
};

/** Words of the lab in which a machine learns to sort. */
export const classifierText = {
  tasks,
  task: 'What is sorted',
  machine: 'How it learns',
  machines: { line: 'A moving line', nearest: 'Nearest neighbor' },
  tool: 'A tap on the plane',
  adds: (kind: string) => `Adds: ${kind}`,
  asks: 'Asks the machine',
  axis: (name: string) => `${name}, 0 to 100`,
  saysKind: (kind: string) => `says “${kind}”`,
  atNumbers: 'Or by numbers',
  add: 'Add it',
  ask: 'Ask it',
  moveLine: 'Move the line yourself',
  left: 'Left',
  right: 'Right',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  nextRound: 'Next round',
  tenRounds: '10 rounds',
  startAgain: 'Start again',
  clear: 'Take all examples away',
  test: 'Test it on 20 new fruit',
  counting: 'Counting right and wrong',
  sorted: 'Sorted right',
  sortedAbout: 'Of all examples it was taught with',
  round: (round: number) => `Round ${round}`,
  all: 'All examples as a table',
  remove: (at: number) => `Take example ${at} away`,
  removeShort: 'Take away',
  kind: 'Kind',
  number: 'No.',
  says: 'Machine says',
  nothing: 'Nothing to count yet.',
  picture: (count: number, wrong: number) =>
    `${count} examples on a plane. ${wrong} of them ${wrong === 1 ? 'is' : 'are'} sorted wrong. A table with all of them is below.`,
  table: (yes: string, no: string) => ({
    corner: 'Really, and as the machine says',
    caption: 'How often the machine is right and wrong about its examples',
    saysYes: `Machine says ${yes}`,
    saysNo: `Machine says ${no}`,
    reallyYes: `Really ${yes}`,
    reallyNo: `Really ${no}`,
    right: 'right',
    missed: 'missed',
    falseAlarm: 'false alarm',
  }),
  said: {
    start: 'Tap the plane to add an example, or let the machine learn with the ones that are there.',
    none: 'There is nothing to learn from. Add examples of both kinds.',
    oneKind: (kind: string) =>
      `There is no example of “${kind}”. From one kind alone a machine learns to say always the same.`,
    full: (most: number) => `${most} examples are enough here. Take one away to add another.`,
    badNumber: 'Type two numbers from 0 to 100.',
    added: (kind: string, x: number, y: number) => `Added ${kind} at ${x} and ${y}.`,
    removed: 'One example is gone.',
    asked: (kind: string) => `The machine says: ${kind}.`,
    moved: 'You moved the line.',
    learned: (round: number, right: number, count: number) =>
      `Round ${round}: ${right} of ${count} are right.`,
    settled: (count: number) =>
      `Nothing moved: all ${count} are right. The line learns from its mistakes alone.`,
    nearest:
      'It keeps every example and looks at the closest one. So on its own examples it is always right.',
    line: 'The line is all that it learns. Each round moves it a little.',
    tested: (right: number, count: number) =>
      `On new fruit it never saw, ${right} of ${count} are right. That number counts, not the one before.`,
    task: 'Other examples, other meanings. The machine does not know what they mean.',
    startedAgain: 'The line is back where it began.',
    cleared: 'All examples are gone.',
  },
  pad: {
    title: 'Draw one',
    help: 'The machine sees two numbers of your drawing: how wide it is, and how full.',
    label: 'Paper to draw on. By keyboard, use the numbers instead.',
    clear: 'Wipe',
    empty: 'There is no drawing yet.',
    tooSmall: 'This is only a dot. Draw a little larger.',
    long: 'That is a lot of ink. I read a part of it.',
  },
};
