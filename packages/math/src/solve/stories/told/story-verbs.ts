/** Each verb in its one form, and then the other forms it is written in. */
const gains = (
  'buy buys bought, get gets got, find finds found, receive receives received, pick picks picked, ' +
  'collect collects collected, win wins won, earn earns earned, make makes made, bake bakes baked, ' +
  'gather gathers gathered, catch catches caught, add adds added, plant plants planted, ' +
  'score scores scored, read reads, save saves saved, draw draws drew, write writes wrote, ' +
  'run runs ran, walk walks walked, drive drives drove, bike bikes biked, ride rides rode, ' +
  'order orders ordered, borrow borrows borrowed, deposit deposits deposited, see sees saw, ' +
  'invite invites invited, hike hikes hiked, swim swims swam, practice practices practiced'
).split(', ');
const losses = (
  'eat eats ate eaten, give gives gave given, lose loses lost, sell sells sold, use uses used, ' +
  'spend spends spent, donate donates donated, break breaks broke broken, remove removes removed, ' +
  'throw throws threw thrown, drink drinks drank, pay pays paid, withdraw withdraws withdrew, ' +
  'return returns returned, cut cuts, take takes took taken, leave leaves left, fly flies flew, ' +
  'send sends sent, lend lends lent'
).split(', ');
const forms = (verbs: readonly string[]): string => verbs.flatMap((verb) => verb.split(' ')).join('|');

export const inVerbs = forms(gains);
export const outVerbs = `${forms(losses)}|gives away|gave away|throws away|threw away`;
export const haveVerbs = 'has|have|had|owns|owned|starts with|started with|begins with|began with|keeps|kept';

/** Verbs after which there is less. */
export const goes: ReadonlySet<string> = new Set(losses.map((verb) => verb.split(' ')[0] ?? ''));

const lemmas = new Map(
  [...gains, ...losses].flatMap((verb) => {
    const [one = '', ...others] = verb.split(' ');
    return [one, ...others].map((form) => [form, one] as const);
  }),
);
/** Whether a word is a form of a verb by which there is more or less. */
export const isVerb = (word: string): boolean => lemmas.has(word);
/** The one form of a verb: `gave` as `give`. */
export const lemmaOf = (verb: string): string => lemmas.get(verb.split(' ')[0] ?? '') ?? verb;
