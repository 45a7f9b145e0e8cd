import type { Place } from '../hear/claims/differ-at.ts';
import { feelingText } from './feeling-text.ts';
import type { Wording } from './wording.ts';

/** The tutor's own words. Several wordings each, so that a talk does not repeat itself; at most one question each. */
export const tutorText = {
  askGiven: (given: string): Wording => ({
    younger: [
      `Let us collect what you know. “${given}” Which of these numbers do you need?`,
      `Here is what the problem tells you: “${given}” What does each number stand for?`,
      `Facts first: “${given}” Could you tell it to a friend in your own words?`,
    ],
    older: [
      `Here is what is given: “${given}” Which of it do you need?`,
      `Start from the facts: “${given}” What does each number stand for?`,
      `This is what you may use: “${given}” How could you write it with symbols?`,
    ],
  }),
  askWanted: (ask: string): Wording => ({
    younger: [
      `Look at the end of the problem: “${ask}” Can you say in your own words what you are looking for?`,
      `First, what is asked? “${ask}” What would an answer look like?`,
      `You are looking for this: “${ask}” Which fact in the problem is closest to it?`,
    ],
    older: [
      `The question is: “${ask}” What kind of answer would fit, a number, an equation or a word?`,
      `Start at the end: “${ask}” What exactly do you have to find?`,
      `“${ask}” Which fact in the problem is closest to that?`,
    ],
  }),
  maybeAsked: (question: string): Wording => [
    `Maybe you are asking: “${question}”`,
    `This may be your question: “${question}”`,
    `Perhaps you mean this: “${question}”`,
  ],
  wantedHeard: [
    'Yes, that is what we look for.',
    'Good, that is the question.',
    'Right, that is what is asked.',
  ],
  givenHeard: ['Good, you have the facts together.', 'Yes, those are the facts.', 'Good start.'],
  wantedBeside: (ask: string): Wording => [
    `Hold your words beside those of the problem: “${ask}”`,
    `The problem says it like this: “${ask}” Keep both in mind.`,
  ],
  askGivenOnly: [
    'Read the problem once more, slowly. What are you told, and what are you asked?',
    'Cover the numbers for a moment and tell the story. What happens in it?',
    'Put the problem into your own words first. What is it about?',
  ],
  askStory: [
    'That is a story, so let us turn it into math together. Which two numbers belong together, and how?',
    'Let us take it apart. What do you know, and what is asked? Write one line with numbers, and I will check it.',
    'Try this. Call the number you look for x. Which sum or product in the story says something about x?',
  ],
  askNext: (instruction: string): Wording => [
    `Here is a thought for the next move: ${instruction} What does your line look like then?`,
    `Try this next: ${instruction} Write the line you get, and I will look at it.`,
    `One step further: ${instruction} What do you get?`,
  ],
  askNextPlain: [
    'What would you do next? Write one line, and I will look at it with you.',
    'Which number is still in the way? Tell me what you would do about it.',
    'Write down the line you have now. Then we find the next one together.',
  ],
  tryIt: [
    'Try it. What do you get?',
    'Do that, and write what you get.',
    'What does your line look like then?',
  ],
  /** Behind a line with a letter that is still to be found. */
  confirm: (line: string): Wording => ({
    younger: [
      `Right, ${line}. What is still in the way of the letter, and how do you take it away?`,
      `That works: ${line}. Which move brings you one line nearer?`,
    ],
    older: [
      `Yes, ${line} follows. What still stands beside the letter, and which move takes it away?`,
      `Correct, ${line}. Which move brings you one line nearer?`,
    ],
  }),
  confirmAsking: (line: string, ask: string): Wording => [
    `Yes, ${line}. You look for this: “${ask}” What does your line tell about it?`,
    `Right, ${line}. The question is: “${ask}” How do you use your line for it?`,
  ],
  tested: (line: string): Wording => [
    `Yes, ${line}. That is a good test of what you found.`,
    `Right, ${line}. So what you found passes your test.`,
  ],
  rightSoFar: (lines: string): string => `Right so far: ${lines}.`,
  confirmLast: (line: string): Wording => [
    `Yes, ${line} follows. One small move is left. What is it?`,
    `Right, ${line}. You are almost there. Finish it and type your answer into the box.`,
    `${line} is right. Take the last step and put the result into the answer box.`,
  ],
  confirmMove: (instruction: string): Wording => [
    `Yes, that is a good move. ${instruction} What do you get?`,
    `Good idea. Write down what comes out of it.`,
    `Right, do that. What does your line look like then?`,
  ],
  holds: (line: string): Wording => [
    `${line} is true. How does it help with what is asked?`,
    `That calculation is fine: ${line}. What does the result stand for?`,
    `True, ${line}. Say in one sentence what it tells you about the problem.`,
  ],
  unclear: (line: string): Wording => [
    `I do not see yet how you got to ${line}. Which one move did you make?`,
    `Tell me how ${line} came about. What did you do to get it?`,
    `Which line stood before ${line}, and what did you change?`,
  ],
  model: (line: string, letter: string): Wording => [
    `You put the story into ${line}. What does $${letter}$ stand for, and what does each side tell?`,
    `A line of your own. In ${line}, what is $${letter}$, and why do both sides have to be the same?`,
    `Read ${line} as a sentence of the story. If it says what happens, solve it, one line at a time. Does it?`,
  ],
  follows: (line: string): Wording => [
    `${line} follows from your equation. Go on.`,
    `Yes, ${line} follows from the line before. What comes next?`,
  ],
  testExpression: (line: string, letter: string): Wording => [
    `Test ${line} with a number. Put 1 in for $${letter}$, in the problem and in your line. Do both come out the same?`,
    `Let us check ${line}. Choose 2 for $${letter}$ and work out the problem and your line. Do they agree?`,
    `Here is a test for ${line}. Put 3 in for $${letter}$ in both. If the values differ, a part got lost. What do you see?`,
  ],
  saidBehind: (right: string, rest: string, next: string | null): Wording =>
    next === null
      ? [
          `This is right: ${right}. You end with ${rest}. Which line leads from one to the other?`,
          `${right}: that holds. And ${rest}? Show the line that leads there, and we see if it fits the question.`,
        ]
      : [
          `This is right: ${right}. Before you end with ${rest}, do this: ${next} Does it still fit?`,
          `${right}: that holds. To see whether ${rest} follows: ${next} What comes out?`,
        ],
  testBeside: (right: string, line: string, letter: string): Wording => [
    `This part is right: ${right}. Test ${line} by itself. Put 2 in for $${letter}$ there and in what it came from. Do both come out the same?`,
    `So far right: ${right}. About ${line} I am not sure. Choose 2 for $${letter}$, and work it out before and after. Do they agree?`,
  ],
  otherSign: (line: string, other: string): Wording => [
    `That would be ${other}. Look at the sign between the two numbers in ${line}. What comes out with it?`,
    `In ${line} the result is the one of ${other}. Which operation stands there, and what does it give?`,
  ],
  turnedSign: (line: string): Wording => [
    `The size is right. Look at the sign of the result in ${line}: is it above or below zero?`,
    `Only the sign in ${line} does not hold yet. On which side of zero does the result lie?`,
  ],
  wrongCalculation: (line: string): Wording => [
    `Look at ${line} again. Work out each side by itself. Do they come out the same?`,
    `Your idea is clear. Only the arithmetic in ${line} does not hold yet. Can you work it out once more?`,
    `${line} does not come out even. Which side needs another look?`,
  ],
  wrongIdentity: (line: string, letter: string): Wording => [
    `The two sides of ${line} are not the same for every $${letter}$. Put a number in for it: what does each side come to?`,
    `Test ${line}: choose a number for $${letter}$ and work out both sides. Where do they part?`,
  ],
  testRest: (lines: string, value: string, letter: string, own: string): Wording => [
    `Right, ${lines}. Now test the end: put $${value}$ in for $${letter}$ in ${own}. What does it come to?`,
    `Yes, ${lines}. Before you hand in, put $${value}$ in for $${letter}$ in ${own}. Does it fit?`,
  ],
  rightBut: (line: string, reason: string): Wording => [
    `${line} is worked out right. ${reason}`,
    `The calculation ${line} holds. ${reason}`,
  ],
  differs: (line: string, { at, left, right }: Place): Wording => [
    `Test ${line} with a number. With ${at} the left side is ${left}, and the right side is ${right}. Which part changed on the way?`,
    `With ${at}, the left side of ${line} comes to ${left} and the right side to ${right}. So the two are not the same. Where do they part?`,
  ],
  wrongRemainder: (line: string): Wording => [
    `Check ${line} with a product. Times the divisor, plus the rest. Do you get back where you started?`,
    `${line} does not fit yet. Multiply back and add the rest. What do you get?`,
  ],
  wrongSide: (line: string): Wording => [
    `In ${line} one side has changed and the other has not kept up. What did you do to each side?`,
    `Put ${line} beside what it came from. What happened to each part?`,
    `Something got lost on the way to ${line}. Was every part changed in the same way?`,
  ],
  uneven: (line: string, left: string, right: string): Wording => [
    `Look at ${line}. On the left, ${left}. On the right, ${right}. What has to be the same?`,
    `To get ${line}, ${left} on the left and ${right} on the right. Is that the same on both sides?`,
  ],
  added: (amount: string): string => `${amount} was added`,
  takenAway: (amount: string): string => `${amount} was taken away`,
  multipliedBy: (amount: string): string => `it was multiplied by ${amount}`,
  dividedBy: (amount: string): string => `it was divided by ${amount}`,
  nothingDone: 'nothing was changed',
  wrongReason: (line: string, reason: string): Wording => [
    `Let us look at ${line}. ${reason}`,
    `I see how you got ${line}. ${reason}`,
    `About ${line}: ${reason}`,
  ],
  lookAtPicture: (line: string): Wording => [
    `Compare ${line} with this picture. Is every part of it in your line?`,
    `Here is the problem as a picture. Count every box. Does ${line} hold all of them?`,
  ],
  operationGood: (what: string): Wording => [
    `Yes, ${what}. That is a good move. Write the new line.`,
    `Good idea: ${what}. What do you get?`,
    `Right, ${what}. What comes out?`,
  ],
  goodMove: (what: string): string => `Yes, ${what}, that is a good move.`,
  moveBecause: (instruction: string, reason: string): Wording => [
    `Yes, that is the idea. ${instruction} ${reason} What do you get?`,
    `Right, do that: ${instruction} ${reason} What comes out?`,
  ],
  becauseOf: (what: string, reason: string): Wording => [
    `Yes, ${what}. ${reason} What do you get?`,
    `Right: ${what}. ${reason} Which line comes out?`,
  ],
  operationBare: (what: string): Wording => [
    `Yes, there is a place to ${what}. Which numbers? Write the line.`,
    `You will need to ${what}, yes. What exactly? Write the line, and we look at it.`,
  ],
  slipOfAct: (what: string, reason: string): Wording => [
    `Look at “${what}” again. ${reason}`,
    `You ${what}. Let us hold that beside the problem. ${reason}`,
  ],
  operationUnsure: (what: string): Wording => [
    `You want to ${what}. Write the line you get, and we check it together.`,
    `Try it: ${what}. Do you get closer to what is asked?`,
    `What would it tell you if you ${what}? Write the line, and I will look at it.`,
  ],
  moveAcross: (amount: string): string =>
    `“Move” can mean two things. Which one do you mean, $- ${amount}$ on both sides or $+ ${amount}$ on both sides?`,
  moveChoices: (amount: string): readonly string[] => [
    `Subtract ${amount} on both sides`,
    `Add ${amount} on both sides`,
  ],
  askHow: (value: string): Wording => [
    `You have ${value}. Tell me how you got it, one line is enough. Then we test it.`,
    `How did ${value} come about? Write the calculation, and I will look at each step.`,
    `Let us test ${value} together. What did you calculate to get it?`,
  ],
  finishedRight: (value: string): Wording => [
    `Yes, ${value} is right, and your lines show why. Put it into the answer box.`,
    `${value}, yes. Every step before it holds. Type it into the answer box.`,
    `Right, ${value}. You found the whole way. The answer box is waiting for it.`,
  ],
  finishedBefore: (value: string): Wording => [
    `You have the answer already. It is ${value}. Put it into the answer box, and then we talk about the rest.`,
  ],
  finishedForm: (value: string): Wording => [
    `The value ${value} is right. Look at the form that is asked for. How would you write it?`,
    `${value} is the right value. In which form does the problem want it?`,
  ],
  finishedWrong: (value: string, reason: string): Wording => [
    `I see how you got ${value}, and it is not there yet. ${reason}`,
    `Not ${value} yet. ${reason}`,
  ],
  showWay: 'It may be a step on the way. What did you do to get it, and what is still missing?',
  askHowPlain: [
    'Show me the lines you wrote, one under the other. I look at each of them.',
    'Type the steps you did. I will tell you up to which line they hold.',
    'Write down what you did, one step a line. Then we find the place together.',
  ],
  /** An answer that is a sentence of its own, such as a drawing in words, stands in quotation marks. */
  triedBefore: (answer: string, reason: string): Wording => {
    const value = /[.!?]$/.test(answer) ? `“${answer.replace(/\.$/, '')}”` : answer;
    return [
      `You tried ${value}. ${reason}`,
      `${value} was your answer. ${reason}`,
      `Look at ${value} again. ${reason}`,
    ];
  },
  ownProblem: [
    'That is the problem you have open, so let us find it together.',
    'This one is yours to solve, and I help you with it.',
    'I see your open problem. Let us take it one step at a time.',
  ],
  keptBack: [
    'Finding it is your part, and I help you get there.',
    'I keep answers to open problems closed, so that they are really yours.',
    'If I told you, you would have the answer and not the skill. Here is a way in.',
    'I know it is tempting. Let us make it smaller instead.',
  ],
  allHintsSeen: 'You have seen all my hints for this one, so here is the last one again.',
  pictureHere: [
    'Look at the picture beside the problem. Which part of it shows what is asked?',
    'The picture of the problem helps. Find each number of the text in it. Which one is missing?',
  ],
  pictureOf: ['Here is a picture of it.', 'Look at it like this.', 'This is how it looks.'],
  pictureProblem: [
    'Here is the problem as a picture. Where do you see what is asked?',
    'Look at it like this. Which part do you not know yet?',
  ],
  pictureAlike: [
    'What in your problem is like that?',
    'Where do you find the same in your problem?',
    'How would that picture look with your numbers?',
  ],
  pictureSketch: [
    'Draw a bar for the whole, and cut it into the parts of the problem. Write each number at its part. Which part has a question mark?',
    'Draw a number line and mark the numbers you know. Where does the one you look for belong?',
    'Make a small table. One row for each thing, one column for each number. Which box is empty?',
  ],
  ...feelingText,
  offer: ['Which of these would help now?', 'What would you like to do?', 'I can do one of these with you.'],
  checkSolved: (check: string): string =>
    `Your answer is right. You can check it like this. ${check} Does it come out?`,
  solvedAlready:
    'You have solved this one already, and your answer was right. Ask me about the idea, or go on to the next one.',
  askBack: [
    'I am not sure I understood you. Say it in other words, or name the word that is in the way.',
    'I did not quite get that. You can ask about a word, a step, or the whole problem.',
    'Tell me in other words what you would like to know.',
  ],
  askBackFree: (said: string): Wording => [
    `“${said}”: that I cannot answer as it stands. Which word in it shall I explain, or which problem does it belong to?`,
    `I do not know enough to answer “${said}”. Is it about one problem? Type it, and we look at it there.`,
    `About “${said}” I am not sure, and I do not want to guess. Which idea does it belong to?`,
  ],
  didYouMean: ['Which one do you mean?', 'I know two things that fit. Which one is it?'],
  redirect: [
    'Good question, but I only know math and this site. A search or a person near you can help with it. What are you working on?',
    'I like that you are curious! I only know math and this site, so ask somebody else about that one. Shall we go on?',
    'That one is outside of what I know. With math I can help. What shall we look at?',
  ],
  redirectOpen: (ask: string): Wording => [
    `Good question, but I only know math and this site. Keep it for later and ask somebody who knows. Back to ours for now: “${ask}” What is your next idea?`,
    `I like that you are curious! I only know math and this site, though. Here we were: “${ask}” What would you try?`,
    `That one is outside of what I know, so ask a person or look it up later. We are still looking for this: “${ask}” Shall we take one small step?`,
  ],
  whichLine: [
    'Which line is the first one that is not clear? Copy it here, and we look at just that one.',
    'Let us go line by line. Up to which number of the steps is it clear to you?',
  ],
  typeIt: [
    'I help you to do it yourself. Type the problem, and we go through it step by step.',
    'Let us do it together. Which problem is it? Type it here.',
  ],
  noMethod: [
    'I can read that, but I have no way to solve it that I can prove. Which part of it shall we look at?',
    'I do not have proven steps for that one. What would your first move be?',
    'That one is beyond what I can prove. Show me your own steps, and we go through them.',
  ],
  hereIs: (line: string): string => `Here that is ${line}.`,
  yourWords: [
    'Can you say it in your own words?',
    'Does that answer it? If not, tell me which part is not clear.',
    'Where do you see that in your problem?',
  ],
  /** What a student says of an idea, beside what is written of it. */
  weigh: (says: string): Wording => [
    `Put that beside this. ${says} What fits, and what does not?`,
    `Let us test that. ${says} Does it say the same?`,
  ],
  thisMuch: [
    'Good question. I cannot answer exactly that, but this belongs to it.',
    'Let me begin with what is sure.',
    'I am not certain about exactly that. This much holds.',
  ],
  notThat: [
    'I am not sure about exactly that. Let us look at the problem.',
    'That question I cannot answer as it stands. This is where we are.',
  ],
  what: (title: string, what: string): string => `${title}: ${what}`,
  sideBySide: (...two: readonly (readonly [name: string, what: string])[]): string =>
    two.map(([name, what]) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${what}`).join('\n'),
  simply: (simply: string): string => `In plain words: ${simply}`,
  isnt: (isnt: string): string => `Watch out. ${isnt}`,
  example: (story: string): string => `An example. ${story}`,
  steps: (moves: readonly string[]): string =>
    ['Here is how to work with it.', ...moves.map((move, i) => `${i + 1}. ${move}`), ''].join('\n'),
  matters: (why: string): string => `It matters because of this. ${why}`,
  mission: (decision: string): string => `In Stem City you need it for a mission. ${decision}`,
  tie: (career: string, place: string, tie: string): string =>
    `Say you work as ${career} at ${place}. ${tie}`,
  tieInCity: (career: string, place: string, city: string, tie: string): string =>
    `Say you work as ${career} at ${place} in ${city}. ${tie}`,
  tieAny: (place: string, tie: string): string => `Think of ${place} near you. ${tie}`,
  tieAnyInCity: (place: string, city: string, tie: string): string => `Think of ${place} in ${city}. ${tie}`,
  everywhere:
    'A nurse works out doses with ratios, a builder uses angles, a game designer uses coordinates, and a shop owner uses percents. Which job do you have in mind?',
  lesson: (title: string, about: string): string => `You are in the lesson “${title}”. ${about}`,
  itsIdeas: (titles: string): string => `Its ideas are: ${titles}.`,
  noLesson: 'You have no lesson open. Pick one on the dashboard, and I will come along.',
  before: (titles: string): string => `It stands on this: ${titles}. Shall we look at one idea of it?`,
  nothingBefore: 'This lesson begins afresh, so you need nothing special before it. Where does it get hard?',
  yourSteps: (lines: string): string => `So far you have: ${lines}. What comes next?`,
  notByItself: 'Words I cannot prove for you, but you can test them.',
  noStepsYet: 'You have not shown me a step yet. What would your first move be?',
  typeYours: [
    'Good. I cannot see your paper, so type the line that you got, and I look at it.',
    'Then type it here. I look at the line and at what comes next.',
  ],
  recall: (titles: string): string => `In this lesson we have: ${titles}. Which one shall we look at again?`,
  ofWhat: [
    'Of which idea? A word or two is enough, such as slope or percent. Or type the problem.',
    'What is it about? Name the idea in a word or two, or type the problem.',
  ],
  beforeTest: ['Good that you start now.', 'Let us go over it together.'],
  shortOne: 'Shall we do a short problem of it?',
  frustratedOffer: 'Tell me the problem or the word that is in the way, and we will start there.',
  person:
    'Would you like to talk to a person? An adult you trust is a good choice: a parent, a teacher or a school counselor.',
} as const;
