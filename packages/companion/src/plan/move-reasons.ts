import type { Move } from './moves.ts';

type MoveReason = {
  /** What the companion does with it. */
  readonly does: string;
  /** The rule behind it. */
  readonly because: string;
};

/** Every move and the rule behind it, as a student may read them. */
export const moveReasons: Readonly<Record<Move, MoveReason>> = {
  'ask-given': {
    does: 'Ask what is given',
    because: 'Reading comes before calculating. What you know is the start of every plan.',
  },
  'ask-wanted': {
    does: 'Ask what is asked for',
    because: 'Whoever says in their own words what is asked for often sees the way.',
  },
  'ask-next-step': {
    does: 'Ask for the next step',
    because: 'A step that you find yourself stays longer than one that you read.',
  },
  'ask-how': {
    does: 'Ask how you got it',
    because: 'Saying how you got a value teaches more than hearing right or wrong.',
  },
  'confirm-step': {
    does: 'Say that a step holds',
    because: 'A step that was proven right is a place to stand on.',
  },
  'question-step': {
    does: 'Ask about a step',
    because: 'A step that could not be proven is worth a second look by you first.',
  },
  counterexample: {
    does: 'Show what it is often taken for',
    because: 'One case that does not fit shows the edge of an idea better than a rule.',
  },
  'name-misconception': {
    does: 'Name the way of thinking that led astray',
    because: 'A wrong answer often comes from a rule that holds elsewhere. Its name helps you to see it.',
  },
  'point-to-part': {
    does: 'Point to one part',
    because: 'A hint tells as little as helps. The next one may tell a little more.',
  },
  picture: { does: 'Give a picture in words', because: 'What is seen and what is read help each other.' },
  'twin-example': {
    does: 'Solve one like it with other numbers',
    because: 'A worked example shows the way and leaves your own problem to you.',
  },
  'smaller-case': {
    does: 'Try smaller numbers',
    because: 'With small numbers the idea is easy to see.',
  },
  'explain-idea': {
    does: 'Explain the idea',
    because: 'You asked about an idea, and there is a written text about it.',
  },
  'explain-why': {
    does: 'Explain why it is so',
    because: 'A reason comes before a rule. A rule with a reason is not forgotten so fast.',
  },
  'compare-ideas': {
    does: 'Compare two ideas',
    because: 'Side by side, two ideas show where they differ.',
  },
  connect: {
    does: 'Connect it with your plans',
    because: 'An idea that meets your own plans is easier to keep.',
  },
  'recall-earlier': {
    does: 'Recall something earlier',
    because: 'New things hold on to old ones.',
  },
  'praise-strategy': {
    does: 'Say what worked',
    because: 'Praise names what you did, not what you are. You can do it again.',
  },
  'offer-choice': {
    does: 'Offer two ways to go on',
    because: 'It was not clear what you want next, so you choose.',
  },
  'deal-practice': {
    does: 'Give a problem to practice',
    because: 'Trying to remember makes a memory stronger than reading once more.',
  },
  'judge-practice': {
    does: 'Judge the practice problem',
    because: 'A problem was waiting for an answer, and a value came.',
  },
  'solve-shown': {
    does: 'Show a solution with a check',
    because: 'It is not your lesson problem, so all its steps may be shown. Each was proven first.',
  },
  'check-truth': {
    does: 'Prove whether it is true',
    because: 'What you wrote can be calculated, so nobody has to guess.',
  },
  'tell-product': {
    does: 'Tell about this site',
    because: 'There is a written note that answers this.',
  },
  'show-lesson': {
    does: 'Show the lesson that fits',
    because: 'A lesson explains this better than a short answer.',
  },
  comfort: {
    does: 'Comfort first',
    because: 'Feelings come first, then the smallest step.',
  },
  talk: { does: 'Talk back', because: 'Talk is answered as talk, and leads back to the work.' },
  'ask-back': {
    does: 'Ask back',
    because: 'It was not clear what you meant. Asking is better than guessing.',
  },
  redirect: {
    does: 'Lead back to the problem',
    because: 'Giving the answer away would take the thinking away too.',
  },
  care: {
    does: 'Offer help from people',
    because: 'Some things belong to people you trust, not to a machine.',
  },
};
