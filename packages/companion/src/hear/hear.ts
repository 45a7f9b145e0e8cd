import weights from '../../weights/intents.json' with { type: 'json' };
import { createClassifier } from '../classify/linear-model.ts';
import type { OpenProblem } from '../companion-context.ts';
import { plainMath } from '../hints/plain-math.ts';
import { namesTopic, plainWords } from '../know/words.ts';
import { replaceMath } from '../solve/math-runs.ts';
import { isSameRequest } from '../withhold/is-same-request.ts';
import { beginsAsking } from './asks-something.ts';
import { fromSpanish } from './claims/from-spanish.ts';
import { plainClaim } from './claims/plain-claim.ts';
import { saidWithReason } from './gives-reason.ts';
import { asksIdea, type Intent, isIntent } from './intents.ts';
import { choiceNamed, isOffered } from './is-offered.ts';
import type { MathPiece } from './math-pieces.ts';
import { asksAboutOther } from './other-problem.ts';
import { ownPieces } from './own-pieces.ts';
import { withoutTag } from './question/asks-right.ts';
import { asksAbout } from './question/read-about.ts';
import { type AskedMove, readAsked } from './question/read-asked.ts';
import { lineAsked, type MathQuestion, readQuestion, reasonedLine } from './question/read-question.ts';
import { readClaim } from './read-claim.ts';
import { readSteps } from './read-step.ts';
import { statesSomething } from './states-something.ts';
import type { Shown, StepReading } from './step-reading.ts';
import { inWords } from './ways/in-words.ts';
import { withLengths } from './ways/with-lengths.ts';
import { choicesKnown, isChoiceWritten, saysChoice } from './work/says-choice.ts';

const classify = createClassifier(weights, isIntent);

/** Longest text that is read; the rest is left aside. */
const longest = 2_000;
/** Below this the guess is no better than asking back. */
const sure = 0.2;

/** One reading of what a student wrote. Of the key it holds nothing. */
export type Heard = {
  readonly text: string;
  readonly intent: Intent;
  readonly confidence: number;
  /** The open problem typed or pasted instead of asked about. */
  readonly isOwnProblem: boolean;
  /** Lines, calculations or operations that belong to the open problem, read up to the first wrong one. */
  readonly steps: readonly StepReading[];
  /** A value offered as the answer; not judged. */
  readonly claim: string | null;
  /** Whether it says something and asks nothing. */
  readonly states: boolean;
  /** A move or value that is asked about, not stated. */
  readonly asked: AskedMove | null;
  /** A question about the mathematics in it, by its form. */
  readonly question: MathQuestion | null;
  /** The mathematics of the message in its order, without what only tests its end; none without an open problem. */
  readonly pieces: readonly MathPiece[];
};

const feelings: ReadonlySet<Intent> = new Set<Intent>(['frustrated', 'tired', 'bored', 'insult']);
/** From here on a feeling is heard beside the name of a topic. */
const sureFeeling = 0.6;

/**
 * What a text most likely wants. The next guess says more than none where no word tells a topic, as in "ok", and more than
 * a doubtful feeling where one does, as in "exponents".
 */
function likeliest(text: string): { readonly name: Intent; readonly confidence: number } {
  const none = { name: 'unclear', confidence: 0 } as const;
  const [best = none, next = none] = classify(intentText(text));
  const isTopic = namesTopic(text);
  const isBare = best.name === 'unclear' && !/\d/.test(text) && !isTopic;
  const isNoFeeling = feelings.has(best.name) && best.confidence < sureFeeling && isTopic;
  if (isNoFeeling) return next;
  return isBare && next.confidence >= sure ? next : best;
}

const ofProduct: ReadonlySet<Intent> = new Set<Intent>(['about-stars', 'about-race', 'about-city']);
const counted = /(?<=\d) ?(\p{L}{3,})/gu;

/** The same beside a problem: what it counts, as the points of a game, is no word for the product. */
function likeliestBeside(text: string, held: OpenProblem | null): ReturnType<typeof likeliest> {
  const best = likeliest(text);
  if (held === null || !ofProduct.has(best.name)) return best;
  // Who states something beside a problem speaks of the problem: "the points are all over the place".
  if (statesSomething(text) && !asksWhether.test(text)) return { name: 'unclear', confidence: 0 };
  const question = held.question.toLowerCase();
  return likeliest(
    text.replace(counted, (whole, word: string) => (question.includes(word.toLowerCase()) ? '' : whole)),
  );
}

/** What kind of mathematics stands in a stretch, as one word that the training knows. */
function kindWord(math: string): string {
  if (/[=<>≤≥]/.test(math))
    return /[a-z]/i.test(math.replace(/sqrt|sin|cos|tan|log|ln|pi/gi, '')) ? 'zeqn' : 'ztru';
  if (/(?<![a-z])[a-z](?![a-z])/i.test(math)) return 'zexp';
  return /[\d)%]\s*[+\-−*/×÷·^]\s*[\d(√]/.test(math) ? 'zcal' : 'znum';
}

/** A text as the intent model reads it: short forms in full, and each stretch of mathematics as its kind. */
export function intentText(text: string): string {
  return plainWords(
    replaceMath(text.slice(0, longest), (math) => (/\d|[=<>^]/.test(math) ? kindWord(math) : math)),
  );
}

const orderWords =
  /^\W*(?:can you |can u |could you |please |pls )*(?:solve|simplify|factor|expand|evaluate|calculate|convert|round|compute|find)\b.*\d/i;
const whyNotWords =
  /^\W*(?:but |so |wait |how come |why |y )+(?:not|no|isnt|isn'?t|wasnt|wasn'?t|is (?:it|that|this) (?:not|wrong)|was|do i not)\b|\bwhy no\b/i;

const asksWhether =
  /\?|^\W*(?:so|but|wait|ok|and|or|um)?\W*(?:is|are|does|do|did|can|could|will|would|if|isnt|arent|doesnt|what|why|how|which|when)\b|\b(?:right|correct|true|ok|wrong)\W*$/i;

/** "is" and "can" begin a question only behind a stop: "this is so hard" has none. */
const tail =
  /(?:^|[\s,.!?;:-])((?:what(?:'?s| is| are| does| do)?|wh?y|how (?:do|does|to|can|come)|explain|(?<=[,.!?;:-]\s*)(?:is|can))\b.{6,})$/i;
/** Feelings and manners before a question; the question is what is wanted. */
const opens: ReadonlySet<Intent> = new Set<Intent>([
  'greeting',
  'thanks',
  'frustrated',
  'insult',
  'bored',
  'tired',
  'got-it',
  'unclear',
  'off-topic',
]);
const sureTail = 0.5;

/** What is asked at the end of a report of work: "i factored it, what now". */
const asksNext =
  /[\s,.!-](?:now what|what now|and now|and then|what'?s next|whats next|what next|what do i do (?:now|next))\W*$/i;

/** A relation between numbers that is asked about. */
const asksTruth = /^\W*(?:so |but |wait )*is (?:it|this) (?:true|right|correct|so|ok)\b.*\d.*[=<>≤≥]/i;

/** The wish of a question at the end of a text that begins with something else: "this is so hard what is slope". */
function tailIntent(text: string, head: Intent): Intent | null {
  const asked = opens.has(head) ? tail.exec(text) : null;
  if (!asked?.[1] || asked.index < 4) return null;
  const [best] = classify(intentText(asked[1]));
  return best && best.confidence >= sureTail && !opens.has(best.name) ? best.name : null;
}

const mostWordsBeside = 1;

/** Mathematics with hardly a word beside it is work in an open problem, and a problem to solve elsewhere. */
function bareIntent(text: string, isHeld: boolean): Intent | null {
  const kinds: string[] = [];
  const words =
    replaceMath(text, (math) => {
      if (/\d|[=<>^]/.test(math)) kinds.push(kindWord(math));
      return ' ';
    }).match(/\p{L}{2,}/gu) ?? [];
  if (kinds.length === 0 || words.length > mostWordsBeside || orderWords.test(text)) return null;
  if (words.some((word) => /^(?:why|what|how|which|where|when)$/i.test(word))) return null;
  if (!isHeld) return kinds.every((kind) => kind === 'znum') ? null : 'solve';
  return kinds.every((kind) => kind === 'znum') ? 'claim' : 'step';
}

const namesRules =
  /\b(?:ignore|rules?|instructions?|pretend|prompt|system|act (?:as|like)|you are now|from now|mode|jailbreak|developer|forget|role|bot|ai|admin|override|answer key)\b/i;

/** What was handed in is spoken of, not the line that is on. */
const speaksOfMiss =
  /\b(?:what did i (?:do|get) wrong|where(?:'s| is| did i go| was)? (?:my|the|i|it|wrong)\w*|(?:everything|all of it|all) (?:right|correct)|my answer is (?:right|correct)|why (?:is|was) (?:it|that|this|mine|my answer|-?[\d./]+) (?:wrong|not right|incorrect)|why wrong|i did it right|(?:its|it's|it is) right)\b|^\W*i (?:just )?(?:added|multiplied|divided|subtracted|timesed|combined)(?: them| it| both| those| everything)?\W*$/i;

/** Whether a text has a number beside those of the answers that were handed in. */
function otherNumbers(text: string, held: OpenProblem | null): boolean {
  const tried = held?.attempts.map(({ answer }) => answer).join(' ') ?? '';
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).some((one) => !tried.includes(one));
}

/** "21: 1 3 7 21" lists numbers and offers none of them. */
const row = /\d+(?:[ ,]+\d+(?![\d.]|\s*[-+*/×÷=])){2,}/;
/** "the 6 is the campers" says what a number of the problem is. */
const ofGiven = /^\D*\bthe \$?\d+(?:\.\d+)? (?:is|are|means|stands|was)\b\D*$/i;
const concludes = /\b(?:so|then|thus|is|are|its|answers?|be)\b|→|=>/i;

/** The value that is offered; of several the one that the question does not have: "1320 after 300 days". */
function ownClaim(text: string, held: OpenProblem | null): string | null {
  if (row.test(text) && !concludes.test(text)) return null;
  if (ofGiven.test(text)) return null;
  const claim = readClaim(plainClaim(text));
  const numbers = text.match(/-?\d+(?:\.\d+)?/g) ?? [];
  const stated: readonly string[] = plainMath(held?.question ?? '').match(/-?\d+(?:\.\d+)?/g) ?? [];
  const own = numbers.filter((one) => !stated.includes(one));
  return claim !== null && stated.includes(claim) && own.length === 1 ? (own[0] ?? claim) : claim;
}

/** "x=4 is wrong??" names an answer that was handed in and says what became of it. */
function saysTriedWrong(text: string, held: OpenProblem | null): boolean {
  if (!/\b(?:wrong|incorrect|not right|not it|why no)\b/i.test(text)) return false;
  if (/\b(?:what(?:'?s| is| was)|its|it'?s|it says|says its|and|but) wrong\b|\bsays wrong\b/i.test(text))
    return true;
  const said = plainMath(text).replace(/[\s−$]/g, '');
  return (held?.attempts ?? []).some(({ answer, isCorrect }) => {
    const tried = plainMath(answer)
      .replace(/[\s$]/g, '')
      .replace(/[a-z]{2,}$/i, '');
    return !isCorrect && tried !== '' && said.includes(tried);
  });
}

/** "why not left to right" asks about a way, "why not" about the answer. */
const mostOfWhyNot = 4;

/** "i would find the area of the top first" says what the student does next. */
const plans =
  /^\W*(?:(?:so|ok|then|first|maybe|and) )*i(?:'?d| would|'ll| will|m gonna| wanna| want to| need to| have to)\b/i;

/** Mathematics of the student's own in a sentence that asks nothing, or a plan. */
const isStatement = (text: string, pieces: readonly MathPiece[]): boolean =>
  (/\d/.test(text) ||
    plans.test(text) ||
    pieces.some(({ kind, text: one }) => kind === 'equation' || /[-+*/^(]/.test(one))) &&
  !asksWhether.test(beginsAsking(text) ? text : withoutTag(text).replace(/\?\s*$/, '')) &&
  !/\b(?:why|wat|what|how|explain|show|give|tell|hint|help)/i.test(text);

/** Who wants the answer names it, or tells the companion to do something. */
const wishesAnswer =
  /\b(?:answers?|anser|awnser|tell|give|gimme|solve|solution|do (?:it|this|the|my|one|that|them|all)|cheat|say|show|finish|what ?is it|what ?s it|whats? (?:the|it|x|y)|how much|figure|work (?:it|this)|spill|result|respuesta|dime|dame|dilo|hazlo|resuelve|done|know|fill|write|need|want|please|pls|plz|can (?:u|you))\b/i;

/** A sentence about what the student did with the numbers is no copy of the problem. */
const reportsWork =
  /\bmeans?\b|^\W*(?:so |ok |then |first )?i (?:put|ordered|sorted|listed|wrote|counted|got)\b/i;
/** "16 - 5 = 11" is worked out by whoever writes it. */
const workedOut = /\d\s*[-+*/x×÷·]\s*\d[\d.]*\s*=\s*[-−$]?\d/i;
/** "f(n-1) what is that", "what is f(3)" ask what is meant by what stands there. */
const asksMeaning =
  /\bwhat(?:'?s| is| does) (?:that|this|it)(?: mean)?\b|^\W*(?:so |but |and |ok )*what(?:'?s| is| does) (?:the )?[a-z]\([^)]*\)(?: mean)?\W*$/i;
/** A value and a reason ask for nothing, whatever numbers of the problem are in them, unless something is ordered. */
const mayOrder: ReadonlySet<Intent> = new Set<Intent>(['solve', 'give-answer', 'break-rules']);

/** Words of the wish to know what something is good for. */
const namesUse =
  /\b(?:math|this|learn\w*|know|ever|real\w*|life|job|work|world|care|(?:what'?s the|no|see the) point|point (?:of|in) (?:this|it|that|learn\w*|doing|math)|good for|useful|useless|usefull|for what|outside|city|career|grow|future|anyone|anybody|people)\b/i;
const asksWhetherMatters =
  /\bmatters? (?:if|that|which|what|how|where|when|whether|who)\b|\d.*\b(?:important|matters?)\b/i;
/** "what formula do i use", "what does the power have to do with it". */
const asksMatter =
  /\b(?:formula|rule|identity|method|theorem|property|equation|law)\b.*\b(?:use|need|take|apply)\b|\bto do with\b/i;

/** An intent as it is meant where what it speaks of is missing. */
function withoutWhat(intent: Intent, text: string): Intent {
  // "an easy one" is wished for, "too easy" is a wish for a harder one.
  if (intent === 'too-easy' && /\b(?:an|something|some|in) easy|easier\b/i.test(text))
    return /\b(?:words?|terms|way)\b/i.test(text) ? 'simpler' : 'practice';
  if (intent === 'differently' && /\bexamples?\b/i.test(text)) return 'example';
  // Whoever has sent no picture wants to see how it goes.
  const isSent = /pic|photo|image|screen|upload|camera|scan|sent/i.test(text);
  return intent === 'picture-sent' && !isSent ? 'example' : intent;
}

/**
 * Parts of a choice that is said are no steps: who chooses "9 blue, 7 red" has not shown that 9 and 7 fit. A line in a
 * message that says it in other words is read as work.
 */
function withoutParts(
  steps: readonly StepReading[],
  text: string,
  held: OpenProblem,
): readonly StepReading[] {
  if (isChoiceWritten(text, choicesKnown(held))) return [];
  const isLine = (one: StepReading): boolean => 'line' in one && /[=≈<>≤≥]/.test(one.line);
  return saysChoice(text, choicesKnown(held))
    ? steps.filter((one) => one.verdict === 'wrong' || isLine(one))
    : steps;
}

/** Reads one turn: what is wanted, and what the student's own mathematics says. Pure. */
export function hear(
  said: string,
  { held, shown }: { readonly held: OpenProblem | null; readonly shown: Shown },
): Heard {
  const text = said.slice(0, longest);
  const worded = held === null ? text : inWords(withLengths(text, held.question), held, shown.lines);
  const pieces = held === null ? [] : ownPieces(worded);
  const best = likeliestBeside(text, held);
  const likely: Intent = best.confidence < sure ? 'unclear' : best.name;
  // "-2 and 3 are the zeros" asks nothing: what stands in it is the student's own.
  const guessed =
    likely === 'give-answer' && (!wishesAnswer.test(text) || /^\W*(?:and |but |so )?what if\b/i.test(text))
      ? 'off-topic'
      : likely === 'is-it-so' && /\d/.test(text) && !asksWhether.test(text)
        ? 'step'
        : likely;
  // Who speaks of mathematics does not change the rules of the talk.
  const plain = guessed === 'break-rules' && held !== null && !namesRules.test(text) ? 'is-it-so' : guessed;
  const heardAs = withoutWhat(plain, text);
  const seemsUse =
    held !== null && (heardAs === 'why-useful' || heardAs === 'connect') && !namesUse.test(text);
  const wantsReason =
    held !== null &&
    (/^\W*(?:but |so )?wh?y (?:do (?:i|u|you|we) )?(?:take away|add|subtract|divide|multiply|minus|times|plus)\b/i.test(
      text,
    ) ||
      (seemsUse && /^\W*(?:but |so )?wh?y\b/i.test(text)));
  const isMissed = held?.attempts.at(-1)?.isCorrect === false;
  const intent =
    isMissed &&
    (saysTriedWrong(text, held) ||
      (whyNotWords.test(text) && text.trim().split(/\s+/).length <= mostOfWhyNot) ||
      (speaksOfMiss.test(text) && shown.lines.length === 0 && !otherNumbers(text, held)))
      ? 'why-wrong'
      : (bareIntent(text, held !== null) ??
        (asksTruth.test(text) ? 'check-answer' : null) ??
        (asksNext.test(text) ? 'next-step' : tailIntent(text, heardAs)) ??
        (wantsReason
          ? 'why'
          : seemsUse && asksWhetherMatters.test(text)
            ? 'is-it-so'
            : seemsUse && asksMatter.test(text)
              ? 'what-is'
              : heardAs));
  const withReason = saidWithReason(text);
  const isWorkedOut = workedOut.test(worded) && !workedOut.test(held?.question ?? '');
  const isReport = reportsWork.test(text) || isWorkedOut || (withReason !== null && !mayOrder.has(intent));
  const isOwnProblem = held !== null && !isReport && isSameRequest(text, held.question);
  const isOther = held !== null && !isOwnProblem && asksAboutOther(text, held);
  const asked = held === null || isOther ? null : readAsked(fromSpanish(text));
  // Behind a step that was asked for, what is stated answers it.
  const isAnswer = shown.askedStep != null && statesSomething(text) && !text.includes('?');
  const isWork =
    held !== null &&
    !asked &&
    !isOther &&
    !asksMeaning.test(text) &&
    !(intent === 'why-wrong' && !/[-+*/=]/.test(text.replace(/-?\d+\/\d+/g, ''))) &&
    !orderWords.test(text) &&
    (!asksIdea.has(intent) || isStatement(text, pieces) || isAnswer);
  const question = held === null || isOther ? null : readQuestion(text);
  const line = (isOwnProblem ? null : lineAsked(question)) ?? reasonedLine(text);
  // Calculations that are done are read whole, also where a question mark stands behind them.
  const isSaid = isWork && isStatement(text, pieces);
  const isShownWork = isSaid && isWorkedOut;
  // What is asked about the problem's own numbers and words is neither work nor a value.
  const isAbout = question !== null && asksAbout(question);
  return {
    text,
    intent: isOther
      ? 'solve'
      : held !== null && intent === 'solve' && asksMeaning.test(text)
        ? 'what-is'
        : intent,
    confidence: best.confidence,
    isOwnProblem,
    steps:
      held !== null && !isOther && !isAbout && (line !== null || (isWork && (question === null || isSaid)))
        ? withoutParts(readSteps(isShownWork ? worded : (line ?? worded), held, shown), text, held)
        : [],
    claim:
      choiceNamed(text, held) ??
      (asked || isAbout || !isOffered(text, held) ? null : ownClaim(withReason ?? text, held)),
    states: statesSomething(withoutTag(text)),
    asked,
    question,
    pieces,
  };
}
