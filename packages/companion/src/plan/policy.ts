import type { Intent } from '../hear/intents.ts';
import type { Move } from './moves.ts';

type Row = {
  /** While a problem is open and not solved: the first move that has something to say, and was not the last one. */
  readonly open: readonly Move[];
  /** Otherwise. */
  readonly free: readonly Move[];
};

/** Ways of help, each taken once until the student is a step on: plain words, a piece of the step, a twin, a picture, a hint. */
const ways: readonly Move[] = ['explain-idea', 'smaller-case', 'twin-example', 'picture', 'point-to-part'];
const idea: readonly Move[] = ['explain-idea', 'solve-shown', 'ask-back'];

/**
 * What a tutor does next. The order is the pedagogy; the reason stands beside each line.
 */
export const policy: Readonly<Record<Intent, Row>> = {
  // Talk is answered as talk and leads back to the work in one sentence.
  greeting: { open: ['talk'], free: ['talk'] },
  thanks: { open: ['talk'], free: ['talk'] },
  goodbye: { open: ['talk'], free: ['talk'] },
  'who-are-you': { open: ['talk'], free: ['talk'] },
  'is-it-cheating': { open: ['talk'], free: ['talk'] },
  'break-rules': { open: ['talk'], free: ['talk'] },
  joke: { open: ['talk'], free: ['talk'] },
  story: { open: ['talk'], free: ['talk'] },
  bored: { open: ['talk'], free: ['talk'] },
  // Too easy is a wish for more: one of the hardest kind, not praise.
  'too-easy': { open: ['deal-practice', 'offer-choice'], free: ['deal-practice', 'offer-choice'] },
  tired: { open: ['talk'], free: ['talk'] },
  'off-topic': { open: ['explain-idea', 'redirect'], free: ['explain-idea', 'tell-product', 'redirect'] },
  'other-language': { open: ['talk'], free: ['talk'] },
  'picture-sent': { open: ['talk'], free: ['talk'] },
  'worried-test': { open: ['talk'], free: ['talk'] },
  // Praise names what was done, not what somebody is (growth mindset).
  proud: { open: ['praise-strategy'], free: ['praise-strategy'] },
  // Feelings first, then the smallest step: a hurt child does not learn.
  frustrated: { open: ['comfort'], free: ['comfort'] },
  insult: { open: ['comfort'], free: ['talk'] },
  // Starting: read before calculating. What is asked, then what is given, then the first move.
  stuck: {
    open: ['ask-wanted', ...ways],
    free: ['explain-idea', 'solve-shown', 'show-lesson', 'ask-back'],
  },
  'problem-meaning': {
    open: ['ask-wanted', 'ask-given', 'point-to-part'],
    free: ['explain-idea', 'ask-back'],
  },
  // Hints tell as little as helps, each a little more (fading backward).
  hint: { open: ['point-to-part'], free: ['offer-choice'] },
  'next-step': {
    open: ['ask-next-step', 'point-to-part'],
    free: ['solve-shown', 'explain-idea', 'offer-choice'],
  },
  'give-answer': { open: ['point-to-part'], free: ['solve-shown', 'redirect'] },
  // A value is tested by the student: self-explanation teaches more than a verdict.
  'check-answer': { open: ['ask-how'], free: ['check-truth', 'solve-shown', 'explain-idea', 'ask-back'] },
  claim: { open: ['ask-how'], free: ['check-truth', 'solve-shown', 'explain-idea', 'ask-back'] },
  step: {
    open: ['ask-next-step', 'point-to-part'],
    free: ['check-truth', 'solve-shown', 'explain-idea', 'ask-back'],
  },
  'show-work': { open: ['ask-how', 'point-to-part'], free: ['check-truth', 'solve-shown', 'ask-back'] },
  // Name the way of working that led astray; the reason never holds the key.
  'why-wrong': {
    open: ['name-misconception', 'ask-how', 'point-to-part'],
    free: ['check-truth', 'explain-why', 'ask-back'],
  },
  // Why before how: a reason, then a check the student can do.
  why: {
    open: ['explain-why', 'explain-idea', 'point-to-part'],
    free: ['explain-why', 'explain-idea', 'ask-back'],
  },
  'what-is': { open: ['explain-idea', 'solve-shown', 'ask-wanted'], free: idea },
  'how-to': {
    open: ['explain-idea', 'solve-shown', 'point-to-part'],
    free: ['solve-shown', 'explain-idea', 'explain-why', 'ask-back'],
  },
  // A yes or no is not enough: the direct answer says why, or the meaning is tested.
  'is-it-so': {
    open: ['check-truth', 'explain-idea', 'point-to-part'],
    free: ['check-truth', 'explain-idea', 'solve-shown', 'ask-back'],
  },
  // The edge of an idea is learned from what it is not.
  'mix-up': {
    open: ['counterexample', 'explain-idea'],
    free: ['counterexample', 'explain-idea', 'ask-back'],
  },
  before: { open: ['recall-earlier'], free: ['recall-earlier', 'show-lesson'] },
  difference: {
    open: ['compare-ideas', 'explain-idea', 'ask-back'],
    free: ['compare-ideas', 'explain-idea', 'ask-back'],
  },
  // Worked examples help beginners most; with other numbers, so that the own problem stays open.
  example: {
    open: ['twin-example', ...ways],
    free: ['explain-idea', 'solve-shown', 'ask-back'],
  },
  // The same again in other words, never the same words louder.
  simpler: { open: ways, free: ['explain-idea', 'ask-back'] },
  differently: {
    open: ['twin-example', 'picture', ...ways],
    free: ['explain-idea', 'picture', 'ask-back'],
  },
  repeat: { open: ways, free: ['explain-idea', 'ask-back'] },
  picture: {
    open: ['picture', 'twin-example', ...ways],
    free: ['picture', 'explain-idea', 'solve-shown', 'ask-back'],
  },
  unsure: { open: ['smaller-case', 'ask-wanted', ...ways], free: ['explain-idea', 'offer-choice'] },
  'got-it': { open: ['ask-next-step'], free: ['praise-strategy'] },
  yes: { open: ['ask-next-step'], free: ['offer-choice'] },
  no: { open: ways, free: ['offer-choice'] },
  // Relevance: where the idea meets the student's own plans.
  'why-useful': { open: ['connect', 'explain-idea'], free: ['connect', 'explain-idea'] },
  connect: { open: ['connect'], free: ['connect'] },
  careers: { open: ['tell-product', 'connect'], free: ['tell-product', 'connect'] },
  // Retrieval practice: one more, dealt from the same skill.
  practice: { open: ['deal-practice', 'offer-choice'], free: ['deal-practice', 'offer-choice'] },
  recall: {
    open: ['recall-earlier'],
    free: ['recall-earlier', 'show-lesson', 'offer-choice'],
  },
  solve: {
    open: ['solve-shown', 'check-truth', 'ask-given', 'ask-wanted'],
    free: ['solve-shown', 'check-truth', 'explain-idea', 'ask-given', 'ask-back'],
  },
  privacy: { open: ['tell-product', 'talk'], free: ['tell-product', 'talk'] },
  'about-city': { open: ['tell-product'], free: ['tell-product'] },
  'about-stars': { open: ['tell-product'], free: ['tell-product'] },
  'about-race': { open: ['tell-product'], free: ['tell-product'] },
  'talk-teacher': { open: ['tell-product'], free: ['tell-product'] },
  'talk-person': { open: ['care'], free: ['care'] },
  'app-help': {
    open: ['tell-product', 'explain-idea', 'ask-back'],
    free: ['tell-product', 'explain-idea', 'ask-back'],
  },
  'which-lesson': { open: ['show-lesson', 'ask-wanted'], free: ['show-lesson', 'offer-choice'] },
  // Not understood is asked back, with two ways to go on.
  unclear: {
    open: ['solve-shown', 'explain-idea', 'ask-back'],
    free: ['solve-shown', 'explain-idea', 'tell-product', 'ask-back'],
  },
};
