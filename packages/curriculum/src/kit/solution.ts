import type { Diagram, HandTask } from '@playforward/diagram';
import type { AnswerForm } from '@playforward/math';
import type { MisconceptionId } from '../misconceptions.ts';
import type {
  Distractor,
  Level,
  Passage,
  ProblemLevel,
  Sentence,
  SentenceArgs,
  SpecAnswer,
  SpecStep,
} from '../problem-spec.ts';
import type { Catalogue, ProblemBody } from '../skill.ts';
import { wordingsOf } from '../wordings.ts';
import type { MakeDrawing } from './by-hand/by-hand.ts';
import type { DrawnAs } from './by-hand/drawn-as.ts';

/** A sentence of the skill's text: by its name alone, or with arguments of its own. */
type Word<Key extends string> = Key | Sentence;

/** What is left out where a condition does not hold. */
type Absent = false | null;

/** One sentence, or whole sentences one after the other. */
type Words<Key extends string> = Word<Key> | readonly (Word<Key> | Absent)[];

/** Names a step whose sentences are in the text as `<name>-do` and `<name>-why`. */
type StepName<Key extends string> = Key extends `${infer Name}-do` ? Name : never;

/** The sentences of a step, where they are not named after its rule. */
type StepWords<Key extends string> = {
  readonly do?: Words<Key>;
  readonly why?: Words<Key>;
  readonly diagram?: Diagram;
};

/**
 * The lines of a wrong way of working, and where they go wrong if that is not the first line of their own; or that they
 * are those of the solution up to the last, from which the wrong statement is concluded.
 */
type GivenWork = {
  readonly work?: readonly (SpecStep | Absent)[];
  readonly wrongAt?: number;
  readonly concludes?: true;
};

/** What a choice shows, where that is not its value. */
type ChoiceFace<Key extends string> = {
  readonly text?: Word<Key> | undefined;
  readonly diagram?: Diagram | undefined;
};

/** A wrong answer with the way of working it shows; the value may still be a number. */
export type WrongAnswer<Value extends string | number = string | number> = Omit<Distractor, 'value'> & {
  readonly value: Value;
};

type AuthoredAnswer<Key extends string> = Omit<SpecAnswer, 'form' | 'value' | 'text' | 'diagram' | 'reason'> &
  ChoiceFace<Key> & {
    readonly value: string | number;
    /** Only where a level asks for another form than the skill. */
    readonly form?: AnswerForm;
    /** Why it is right; the sentence named `right` when left out. */
    readonly reason?: Words<Key>;
  };

/**
 * What the variant by hand draws, where that is not the answer as it is typed, and what is said of it in the place of what
 * is typed. `make` is a drawing that needs more than the typed answers tell.
 */
type DrawnSolution<Key extends string> = Partial<DrawnAs> &
  Partial<Pick<AuthoredSolution<Key>, 'steps' | 'otherWrong' | 'finalAnswer'>> & {
    readonly make?: MakeDrawing;
    readonly right?: Words<Key>;
  };

/** What an author writes for one problem. Sentences are named; every one of them is given `words`. */
export type AuthoredSolution<Key extends string> = {
  /** Arguments that every sentence of the problem may use; a sentence's own arguments come before them. */
  readonly words?: SentenceArgs;
  /** The sentence named `headline` when left out. */
  readonly headline?: Word<Key>;
  readonly question: Words<Key>;
  readonly diagram?: Diagram | null;
  /** A level by hand: what is to be made. Values of answer and distractors then are drawings of `by`. */
  readonly hand?: HandTask | undefined;
  /** What the variant by hand draws and says, where that is not what is typed. */
  readonly drawn?: DrawnSolution<Key>;
  readonly answer: string | number | AuthoredAnswer<Key>;
  readonly distractors: readonly (WrongAnswer | Absent)[];
  readonly steps: readonly (SpecStep | Absent)[];
  /** When left out: the sentence named `final`, or in a choice without one, what the right choice says. */
  readonly finalAnswer?: Words<Key>;
  /** The sentence named `other` when left out. */
  readonly otherWrong?: Words<Key>;
  /** Equations and chains in plain text, each provable by packages/math checkClaim. */
  readonly claims: readonly string[];
};

/** What `build` is given beside the params. */
export type Tools<Key extends string, At extends ProblemLevel = Level> = {
  readonly level: At;
  /** Names a sentence of the skill's own text; a key that is not in the text does not compile. */
  readonly say: (key: Key, args?: SentenceArgs) => Sentence;
  /**
   * One step. `before` and `after` are mathematics or finished words; every equation in them is proved. The sentences
   * are `<rule>-do` and `<rule>-why`, those of `about` where it is a name, or the ones it lists.
   */
  readonly step: {
    (rule: StepName<Key>, before: string | number, after: string | number): SpecStep;
    (
      rule: string,
      before: string | number,
      after: string | number,
      about: StepName<Key> | StepWords<Key>,
    ): SpecStep;
  };
  /**
   * One wrong answer: its misconception, its value, and what to say to who gave it. `work` in the last place are the
   * lines somebody writes who works so: those of the solution up to the one that goes wrong, then what follows from it.
   * With `wrongAt`, counted from 0, true lines of another way come before the wrong one. With `concludes` the solution
   * stands there, and the wrong statement is what somebody reads out of the line before the last.
   */
  readonly distractor: <Value extends string | number>(
    misconception: MisconceptionId | 'slip',
    value: Value,
    reason: Words<Key>,
    shown?: Word<Key> | (ChoiceFace<Key> & GivenWork),
  ) => WrongAnswer<Value>;
};

function sentenceOf(word: Word<string>): Sentence {
  return typeof word === 'string' ? { key: word, args: {} } : word;
}

/** Words as whole sentences. */
export function writePassage(words: Words<string>): Passage {
  if (typeof words === 'string' || 'key' in words) return sentenceOf(words);
  return words.flatMap((word) => (word ? [sentenceOf(word)] : []));
}

function present<Part extends object>(parts: readonly (Part | Absent)[]): readonly Part[] {
  return parts.flatMap((part) => (part ? [part] : []));
}

type Worked = ChoiceFace<string> & GivenWork;

function isSentence(shown: Word<string> | Worked): shown is Word<string> {
  return typeof shown === 'string' || 'key' in shown;
}

function shownOf(
  shown: Word<string> | Worked,
): Pick<Distractor, 'text' | 'diagram' | 'work' | 'wrongAt' | 'concludes'> {
  const { text, diagram, work, wrongAt, concludes }: Worked = isSentence(shown) ? { text: shown } : shown;
  return {
    ...(text && { text: sentenceOf(text) }),
    ...(diagram && { diagram }),
    ...(work && { work: present(work) }),
    ...(wrongAt !== undefined && { wrongAt }),
    ...(concludes && { concludes }),
  };
}

/** The tools of one problem. */
export function authorTools<Key extends string, At extends ProblemLevel>(level: At): Tools<Key, At> {
  return {
    level,
    say: (key, args = {}) => ({ key, args }),
    step(
      rule: string,
      before: string | number,
      after: string | number,
      about: string | StepWords<Key> = rule,
    ) {
      const named: StepWords<string> = typeof about === 'string' ? {} : about;
      const name = typeof about === 'string' ? about : rule;
      return {
        rule,
        before: String(before),
        after: String(after),
        instruction: writePassage(named.do ?? `${name}-do`),
        explanation: writePassage(named.why ?? `${name}-why`),
        ...(named.diagram && { diagram: named.diagram }),
      };
    },
    distractor: (misconception, value, reason, shown = {}) => ({
      misconception,
      value,
      ...shownOf(shown),
      reason: writePassage(reason),
    }),
  };
}

/** Gives a sentence those words of the problem that its text has a place for. */
function giveWords({ key, args }: Sentence, words: SentenceArgs, text: Catalogue): Sentence {
  const message = wordingsOf(text, key).join(' ');
  const given = Object.entries({ ...words, ...args }).filter(([name]) => message.includes(`{${name}`));
  return { key, args: Object.fromEntries(given) };
}

export type Making = {
  readonly form: AnswerForm;
  readonly text: Catalogue;
  /** Whether a choice shows the sentence named after its value. */
  readonly named: boolean;
};

/**
 * Completes what an author wrote: sentences left out get their usual names, absent parts fall away, and every sentence
 * is given the words of the problem.
 */
export function completeSolution(
  solution: AuthoredSolution<string>,
  { form, text, named }: Making,
): ProblemBody {
  const { words = {}, diagram = null, hand, claims } = solution;
  const answer: AuthoredAnswer<string> =
    typeof solution.answer === 'object' ? solution.answer : { value: solution.answer };
  const { text: ownText, diagram: picture, reason = 'right', value, ...rest } = answer;
  const fill = (sentence: Sentence): Sentence => giveWords(sentence, words, text);
  const fillAll = (passage: Passage): Passage => ('key' in passage ? fill(passage) : passage.map(fill));
  const textOf = (own: Sentence | undefined, of: string | number): { text?: Sentence } => {
    if (own) return { text: fill(own) };
    return named && Object.hasOwn(text, String(of)) ? { text: fill(sentenceOf(String(of))) } : {};
  };
  const fillStep = (one: SpecStep): SpecStep => ({
    ...one,
    instruction: fillAll(one.instruction),
    explanation: fillAll(one.explanation),
  });
  const said = textOf(ownText === undefined ? undefined : sentenceOf(ownText), value);
  const finalOf = (): Sentence =>
    (Object.hasOwn(text, 'final') ? undefined : said.text) ?? sentenceOf('final');
  return {
    headline: fill(sentenceOf(solution.headline ?? 'headline')),
    question: fillAll(writePassage(solution.question)),
    diagram,
    ...(hand && { hand }),
    answer: {
      form: hand ? 'hand' : form,
      ...rest,
      value: String(value),
      ...said,
      ...(picture && { diagram: picture }),
      reason: fillAll(writePassage(reason)),
    },
    distractors: present(solution.distractors).map(
      (one): Distractor => ({
        ...one,
        value: String(one.value),
        ...textOf(one.text, one.value),
        reason: fillAll(one.reason),
        ...(one.work && { work: one.work.map(fillStep) }),
      }),
    ),
    steps: present(solution.steps).map(fillStep),
    finalAnswer: fillAll(writePassage(solution.finalAnswer ?? finalOf())),
    otherWrong: fillAll(writePassage(solution.otherWrong ?? 'other')),
    claims,
  };
}
