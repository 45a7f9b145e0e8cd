/** The tutor's own words. Several wordings each, so that a talk does not repeat itself; at most one question each. */
export const tutorText = {
  askGiven: (given: string): readonly string[] => [
    `Let us collect what you know. The problem tells you: “${given}” Which of these numbers do you need?`,
    `Here is what is given: “${given}” What does each number stand for?`,
    `Look at the facts first: “${given}” Could you say them in your own words?`,
  ],
  askWanted: (ask: string): readonly string[] => [
    `The question is: “${ask}” What would an answer look like, a number, an equation or a word?`,
    `Look at the end of the problem: “${ask}” Can you say in your own words what you are looking for?`,
    `What you are looking for is this: “${ask}” Which fact in the problem is closest to it?`,
  ],
  askGivenOnly: [
    'Read the problem once more, slowly. What are you told, and what are you asked?',
    'Cover the numbers for a moment and tell the story. What happens in it?',
  ],
  askStory: [
    'That is a story, so let us turn it into math together. Which two numbers belong together, and how?',
    'Let us take it apart. What do you know, and what is asked? Write one line with numbers, and I will check it.',
    'Try this. Call the number you look for x. Which sum or product in the story says something about x?',
  ],
  askNext: (instruction: string): readonly string[] => [
    `Here is a thought for the next move: ${instruction} What does your line look like then?`,
    `Try this next: ${instruction} Write the line you get, and I will look at it.`,
    `One step further: ${instruction} What do you get?`,
  ],
  askNextPlain: [
    'What would you do next? Write one line, and I will look at it with you.',
    'Which number is still in the way? Tell me what you would do about it.',
    'Write down the line you have now. Then we find the next one together.',
  ],
  quiet: ['Yes. Go on.', 'Right again. What comes next?', 'Yes, keep going.'],
  confirm: (line: string): readonly string[] => [
    `Yes, ${line} is a right step. What comes next?`,
    `That works: ${line}. You did the same to both parts. What now?`,
    `Right, ${line}. What would you do with it?`,
  ],
  confirmCalculation: (line: string): readonly string[] => [
    `Yes, ${line} belongs here. What does it tell you about the question?`,
    `Good choice: ${line}. Work it out, then look at what is asked.`,
    `That is the right calculation: ${line}. What do you do with the result?`,
  ],
  confirmLast: (line: string): readonly string[] => [
    `Yes, ${line} follows. One small move is left. What is it?`,
    `Right, ${line}. You are almost there. Finish it and type your answer into the box.`,
  ],
  holds: (line: string): readonly string[] => [
    `The arithmetic with ${line} is fine. Does it answer what is asked? Read the question once more.`,
    `You can work out ${line}. Say in one sentence what the result stands for.`,
  ],
  unclear: (line: string): readonly string[] => [
    `I do not see yet how you got to ${line}. Which one move did you make?`,
    `Tell me how ${line} came about. What did you do to each side?`,
  ],
  wrongCalculation: (line: string): readonly string[] => [
    `Look at ${line} again. Work out each side by itself. Do they come out the same?`,
    `Your idea is clear. Only the arithmetic in ${line} does not hold yet. Can you work it out once more?`,
  ],
  wrongSide: (line: string): readonly string[] => [
    `In ${line} one side has changed and the other has not kept up. What did you do to each side?`,
    `Put ${line} beside the line before. What happened to each part?`,
  ],
  wrongReason: (line: string, reason: string): readonly string[] => [
    `Let us look at ${line}. ${reason}`,
    `I see how you got ${line}. ${reason}`,
  ],
  operationGood: (what: string): readonly string[] => [
    `Yes, ${what}. That is a good move. Write the new line.`,
    `Good idea: ${what}. What do you get?`,
  ],
  operationUnsure: (what: string): readonly string[] => [
    `You want to ${what}. Write the line you get, and we check it together.`,
    `Try it: ${what}. Does the new line get simpler?`,
  ],
  moveAcross: (amount: string): string =>
    `“Move” can mean two things. Which one do you mean, $- ${amount}$ on both sides or $+ ${amount}$ on both sides?`,
  moveChoices: (amount: string): readonly string[] => [
    `Subtract ${amount} on both sides`,
    `Add ${amount} on both sides`,
  ],
  askHow: (value: string): readonly string[] => [
    `You have ${value}. Tell me how you got it, one line is enough. Then we test it.`,
    `How did ${value} come about? Write the calculation, and I will look at each step.`,
    `Let us test ${value} together. Put it into the question and read it aloud. What did you calculate to get it?`,
  ],
  askHowPlain: [
    'Show me the lines you wrote, one under the other. I look at each of them.',
    'Type the steps you did. I will tell you up to which line they hold.',
  ],
  triedBefore: (value: string, reason: string): readonly string[] => [
    `You have tried ${value} already. ${reason}`,
    `${value} was your answer before. ${reason}`,
  ],
  ownProblem: [
    'That is the problem you have open, so let us find it together.',
    'This one is yours to solve, and I help you with it.',
    'I see your open problem. Let us take it one step at a time.',
  ],
  keptBack: [
    'Finding it is your part, and I help you get there.',
    'I keep answers to open problems closed, so that they are really yours.',
    'If I told you, you would have the answer and not the skill. Here is a way in.',
  ],
  pictureOf: (words: string): string => `Picture it like this: ${words}`,
  pictureHere: 'Look at the picture beside the problem. Which part of it shows what is asked?',
  pictureSketch: [
    'Draw a bar for the whole, and cut it into the parts of the problem. Write each number at its part. Which part has a question mark?',
    'Draw a number line and mark the numbers you know. Where does the one you look for belong?',
    'Make a small table. One row for each thing, one column for each number. Which box is empty?',
  ],
  smallerCase: [
    'Try it with smaller numbers first. Replace each number by 1, 2 or 10. What would you do then?',
    'Make it easier. What if the numbers were 2 and 10? Which operation would you use?',
    'Forget the exact numbers for a moment. Should the answer be larger or smaller than what is given?',
  ],
  praise: [
    'Well done. You stayed with it. What was the step that made it work?',
    'Great work! Say in one sentence what helped. That way you keep it.',
    'Nice. You did the thinking. Could you explain it to a friend?',
  ],
  offer: ['Which of these would help now?', 'What would you like to do?', 'I can do one of these with you.'],
  askBack: [
    'I am not sure I understood you. Do you want help with this problem or with an idea?',
    'Help me understand. Is it about a word, a step, or the whole problem?',
    'Say it in other words, please. What would you like to know?',
  ],
  askBackFree: [
    'I am not sure I understood you. Type a problem, or name an idea.',
    'Help me understand. Is it about an idea, a problem you typed, or this site?',
    'Say it in other words, please. What would you like to know?',
  ],
  didYouMean: 'I know a few things that could fit. Which one do you mean?',
  redirect: [
    'That is outside of what I know. I am good at math, though. Shall we go on?',
    'I keep to math and this site. What are you working on?',
  ],
  practice: (question: string): readonly string[] => [
    `Here is one like it. ${question}`,
    `Try this one. ${question}`,
    `One more for you. ${question}`,
  ],
  practiceChoices: (choices: readonly string[]): string =>
    `Is it ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}?`,
  practiceRight: ['Yes, that is right.', 'Right!', 'Yes, you got it.'],
  practiceWrong: ['Not yet.', 'Not quite.'],
  practiceAgain: 'Would you like another one?',
  noPractice: 'Open a lesson or a problem, and I can deal you one like it.',
  noMethod: [
    'I can read that, but I have no way to solve it that I can prove. Which part of it shall we look at?',
    'I do not have proven steps for that one. What would your first move be?',
  ],
  yourWords: [
    'Can you say it in your own words?',
    'Does that fit what you are working on?',
    'Where do you see that in your problem?',
  ],
  lesson: (title: string, goals: string): string => `You are in the lesson “${title}”. ${goals}`,
  recall: (titles: readonly string[]): string =>
    `In this lesson we have: ${titles.join(', ')}. Which one shall we look at again?`,
  person:
    'Would you like to talk to a person? An adult you trust is a good choice: a parent, a teacher or a school counselor.',
} as const;

/** Short things the student may say next, by what is open. */
export const nextSayings = {
  open: ['Give me a hint', 'What is asked?', 'Show me an example'],
  step: ['Give me a hint', 'Why?', 'Show me an example'],
  free: ['Give me a practice problem', 'What is this lesson about?', 'Show me an example'],
  idea: ['Show me an example', 'Explain it more simply', 'Why does this matter?'],
  practice: ['Give me another one', 'Explain the idea'],
  unsure: ['A hint for this problem', 'Explain an idea'],
  person: ['Yes', 'I meant math'],
} as const;
