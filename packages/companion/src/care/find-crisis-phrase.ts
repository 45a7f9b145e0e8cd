import { cutSentences } from '../text/cut-sentences.ts';
import { foreignScriptSigns, foreignSigns } from './crisis-in-other-languages.ts';
import type { CrisisLanguage } from './crisis-words.ts';
import { foldedTexts } from './folded-text.ts';
import type { CrisisSign } from './helpline.ts';

const me = '(?:my ?self|me)';
const kin =
  '(?:mom|mum|mother|dad|father|stepdad|stepfather|stepmom|stepmother|uncle|aunt|brother|sister|cousin|grandpa|grandma|grandfather|teacher|coach|boyfriend|girlfriend|neighbou?r|babysitter|pastor|priest|he|she|they|someone|somebody|a man|an adult|a guy)';

const signs: readonly (readonly [CrisisSign, RegExp])[] = [
  [
    'self-harm',
    /\b(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|hang(?:ing)?|shoot(?:ing)?|stab(?:bing)?|starv(?:e|ing)|drown(?:ing)?|unaliv(?:e|ing)|burn(?:ing)?|poison(?:ing)?|off(?:ing)?|end(?:ing)?) my ?self\b/,
  ],
  [
    'self-harm',
    /\bi (?:just |really |only |honestly |kinda |sometimes |often |do |still )*(?:want|wanna|wish|need|hope|plan|am going|will|would like)(?: i (?:was|were|could)| to)?(?: just)? (?:die|be dead|dead|disappear forever|not exist|not wake up|never wake up|end it all|end it|end everything|end my life|stop existing|stop living|sleep forever)\b/,
  ],
  [
    'self-harm',
    /\b(?:better off (?:dead|without me)|no (?:reason|point) (?:to|in) (?:live|living|being alive)|not worth living|(?:nobody|no one|noone) (?:would|will) (?:miss me|care if i (?:die|died|was gone|disappeared))|(?:everyone|everybody|they|my family) would be (?:happier|better|fine) without me|wish i (?:was|were|had) (?:never born|never been born|not born|dead)|life (?:is|isnt|has) (?:no point|not worth|pointless|meaningless|no meaning))\b/,
  ],
  [
    'self-harm',
    /\b(?:im|i am|i feel|i have been|ive been|i was|feeling|been|have|having|had|my) (?:feeling )?(?:so |very |really )?suicid(?:al|e thoughts)|\bsuicidal thoughts\b|\bcommit(?:ting)? suicide\b|\b(?:thinking|thought|think) (?:about|of) (?:suicide|killing|dying|ending (?:it|my life|everything))\b|\bsuicide (?:note|plan|pact)\b/,
  ],
  [
    'self-harm',
    /\b(?:end|ending|take|taking) my (?:own )?life\b|\bself[ -]?harm(?:ing|ed)?\b|\b(?:kms|ctb)\b|\bi (?:have )?(?:(?:cut|slit|burned|burnt) myself|slit my)\b|\bslit(?:ting)? my (?:wrists?|throat)\b|\bi (?:took|swallowed|have taken|want to take|will take|am going to take) (?:a lot of|all (?:of )?(?:my|the|these)|a bunch of|too many|a whole bottle of) (?:pills|meds|medicine|tablets|sleeping pills|advil|tylenol)|\bi (?:want|am going|plan|wanna|will)(?: to)? (?:overdose|jump (?:off|from|in front of))\b/,
  ],
  [
    'self-harm',
    /\bthis is my (?:final (?:day|message|goodbye|night)|last (?:message|goodbye|night))\b|\bi (?:wont|will not) be (?:alive (?:tomorrow|much longer|next week|anymore)|(?:here|around) much longer)\b/,
  ],
  [
    'self-harm',
    /\b(?:kill|hurt|cut|hang|harm) your ?self\b|\byou should (?:die|be dead)\b|\bend your (?:own )?life\b|\bkys\b/,
  ],
  [
    'abuse',
    /\b(?:i (?:was|am|got|get|have been|am being|keep getting)|im|ive been|im being|being) (?:being )?(?:raped|molested|sexually (?:abused|assaulted)|abused|assaulted|beaten(?: up)?|groomed|trafficked)\b(?! (?:at|in|by \d))|\btouch(?:es|ed|ing)? me (?:in|on|down|under|where|inappropriately|sexually)\b|\bmy private parts\b|\b(?:not|dont feel|never feel|isnt) safe at home\b|\b(?:scared|afraid) (?:to go|of going|to be at) home\b|\blocks? me in (?:my|the|a) (?:room|closet|basement)\b|\bwont (?:let me eat|feed me|give me food)\b|\b(?:makes|made) me send (?:him |her |them )?(?:nudes|naked|pictures of my body)|\bthere is no food at home\b|\bthreatening to (?:post|share|leak) my (?:nudes|pictures|photos)/,
  ],
  [
    'danger',
    /\b(?:bring|bringing|brought|take|taking|has|have|got|hiding) (?:a |the |his |her |my )?(?:gun|knife|bomb|weapon|rifle|pistol) (?:to|at|in|into) (?:school|class|my (?:school|class|locker|backpack)|the school|his (?:locker|backpack|bag))\b|\bshoot(?:ing)? up (?:the |my |our |a )?(?:school|class|place)\b|\bbomb threat\b|\b(?:blow|blowing) up (?:the |my |our )?school\b/,
  ],
  [
    'danger',
    /\b(?:i want|i wanna|im going|i am going|im gonna|i will|ill|planning)(?: to)? (?:kill|murder|stab|shoot|hurt) (?:him|her|them|everyone|everybody|someone|my (?:teacher|classmates?|mom|dad|brother|sister|parents|family|friend)|people)\b|\b(?:threatened|threatening|threatens|says? (?:he|she|they)(?:ll| will| is going to)|wants|going) to (?:kill|shoot|stab|hurt) (?:me|us|my (?:mom|mum|family|brother|sister))\b|\bsomeone is (?:following|chasing|breaking into)\b(?:.{0,20}\b(?:me|house|home)\b)?|\b(?:he|she|my friend|somebody|someone)(?: \w+){0,3} (?:wants to die|is going to (?:kill|hurt) (?:him|her|them)self|is suicidal|took (?:a lot of|too many|all the) pills|said (?:he|she|they) (?:wants?|wanted) to die|is cutting (?:him|her|them)self|cuts (?:him|her|them)self)/,
  ],
];

const more: readonly (readonly [CrisisSign, RegExp])[] = [
  [
    'self-harm',
    /\b(?:id|i would) rather be dead\b|\b(?:whats the|what is the|is there (?:a|any)|there is no|no) point (?:of|in|to) (?:living|being alive|my life|life|going on|existing)\b|\b(?:want|wanna|wish)(?: to)?(?: just)? die\b|\bi (?:just )?want (?:it|everything|this|the pain) (?:all )?to (?:end|stop)\b|\bnever wake up\b|\bending it all\b/,
  ],
  [
    'self-harm',
    /\b(?:i|ive|im|i have|i am|i keep|i started)(?: \w+){0,3} (?:cut(?:ting)?|burn(?:ing|t|ed)?|scratch(?:ing|ed)?|hurt(?:ing)?|slic(?:e|ed|ing)) my (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|body|hands?|stomach)\b(?! (?:on|at|in|while|by accident|playing))|\bi (?:have not|havent|have stopped|stopped)(?: \w+){0,2} eat(?:en|ing)\b.{0,50}\b(?:days|weeks|hate|ugly|fat|thin|skinny)\b|\bi (?:dont|do not|refuse to)(?: \w+){0,2} eat\b.{0,50}\b(?:hate|ugly|too fat|thin|skinny|disgust\w*|my (?:body|weight))\b|\bi hate (?:how i look|my body)\b|\b(?:say|saying|said) (?:goodbye|bye|farewell) (?:to )?(?:everyone|everybody|them all|my (?:family|friends|parents|mom|mum|dad))\b.{0,40}\b(?:forever|for good|the last time|tonight|final)\b|\btonight (?:is|will be) (?:my|the) last\b|\btonight i (?:will|am going to|ll) (?:say goodbye|end|die|be gone)\b|\bi (?:just )?(?:want to|wanna|wish to|need to) be (?:gone|dead)\b(?! (?:from|by|before|for|after))|\bmake(?:s|d)? myself (?:throw up|vomit|sick after)\b/,
  ],
  [
    'self-harm',
    /\b(?:nobody|no one|noone|not one person|none of them|they)(?: \w+){0,2} (?:would|will|wouldnt|wont) (?:even )?(?:notice|care|mind|know|be sad|miss)(?: \w+){0,3} (?:if|when|once) (?:i|im)(?: \w+){0,3} (?:gone|dead|disappear\w*|left forever|not here|vanish\w*)\b|\b(?:no|not (?:the|any)) (?:strength|energy|will|reason)(?: \w+){0,2} to (?:live|go on living|stay alive)\b/,
  ],
  [
    'abuse',
    new RegExp(
      String.raw`\b${kin}(?: \w+){0,3} (?:comes|came|gets|got|climbs|sneaks|sneaked) (?:in|into|in to) my (?:room|bed|bedroom|shower|bathroom)\b(?! to (?:wake|say good ?night|help|clean|tidy))`,
    ),
  ],
  [
    'danger',
    /\b(?:showed|shows|is showing) (?:me|us|everyone|people) (?:the|a|his|her|their) (?:real |loaded )?(?:gun|pistol|knife|weapon|rifle|bullets)\b|\b(?:gun|pistol|knife|weapon|rifle)(?: that)? (?:he|she|they) (?:brought|brings|is bringing|took|hid|keeps|has in (?:his|her|the) (?:bag|backpack|locker))\b/,
  ],
  [
    'abuse',
    new RegExp(
      String.raw`\b${kin}(?: \w+){0,3} (?:makes|made|forces|forced) me (?:to )?(?:touch|undress|kiss|sleep with|watch|do things)\b|\b${kin}(?: \w+){0,4} (?:hits|beats|hurts|punches|chokes|kicks|beat up) (?:my (?:mom|mum|mother|dad|father|sister|brother|little \w+)|us)\b`,
    ),
  ],
];
/**
 * Phrases that are as often said of a game, a grade or a long lesson. They count unless the trained reading is sure that
 * the message is harmless.
 */
const doubtful: readonly (readonly [CrisisSign, RegExp])[] = [
  [
    'self-harm',
    /\bi (?:have )?(?:cut|burned|burnt) my\b|\bthis is my last day\b|\bi (?:have|already) (?:a plan to|wrote a note|written a note)\b|\bi (?:wont|will not) be (?:here|around) (?:tomorrow|next week|anymore)\b/,
  ],
  [
    'self-harm',
    /\b(?:i (?:dont|do not|no longer|cant|cannot) (?:really )?(?:want to|wanna|see a reason to|know why i) (?:live|be alive|exist|wake up|go on|be here)(?: anymore| any more)?)\b/,
  ],
  [
    'self-harm',
    /\bi (?:dont|do not|cant|cannot) (?:want to )?(?:go on|keep living|live like this|take it)(?: anymore| any more)\b|\bi cant do this any ?more\b|\bi dont want to be here any ?more\b/,
  ],
  [
    'self-harm',
    /\b(?:goodbye|bye) (?:forever|world|everyone,? this is)\b|\bi hate (?:my life|being alive|living|myself)\b/,
  ],
  [
    'abuse',
    new RegExp(
      String.raw`\b(?:my |our |the )?${kin}(?: \w+){0,2} (?:hits?|beats?|hurts?|punche[sd]|kick(?:s|ed)|chok(?:es|ed)|touch(?:es|ed)|abus(?:es|ed)|rap(?:es|ed)|molest(?:s|ed)|slap(?:s|ped)|thr(?:ows|ew)|shov(?:es|ed)|slam(?:s|med)|burn(?:s|ed)|threaten(?:s|ed) to (?:kill|hurt)|forc(?:es|ed)|beat|hit|makes? me (?:touch|undress|do things)|made me (?:touch|undress|do things)|keeps? (?:hitting|touching|hurting|beating)|is (?:hitting|touching|hurting|beating|abusing)|has been (?:hitting|touching|hurting|beating|abusing)) ${me}\b(?! (?:at|in) (?:chess|a game|basketball|tennis|math))`,
    ),
  ],
];

const latin: readonly (readonly [CrisisSign, RegExp, CrisisLanguage?])[] = [
  ...signs,
  ...more,
  ...foreignSigns,
];
/** Phrases that sound alarming and are not. */
const harmless =
  /\b(?:dying (?:of|from) (?:laughter|boredom)|killing it|dying to know|kill time|to die for|hit me with (?:a|an|the|some) |cut myself (?:a|some|one) (?:slice|piece)|end myself up)\b/g;

export type CrisisPhrase = {
  readonly sign: CrisisSign;
  readonly language: CrisisLanguage;
  /** Words that are said in jest as well; the trained reading decides with them. */
  readonly isDoubtful: boolean;
};

/** The first clear phrase of a need in a text, in any of ten languages; null where there is none. */
export function findCrisisPhrase(text: string): CrisisPhrase | null {
  const sentences = cutSentences(text);
  let doubted: CrisisPhrase | null = null;
  for (const [index, sentence] of sentences.entries()) {
    const joined = `${sentence} ${(sentences[index + 1] ?? '').slice(0, 200)}`.slice(0, 1400);
    const foreign = foreignScriptSigns.find(([, pattern]) => pattern.test(joined));
    if (foreign) return { sign: foreign[0], language: foreign[2], isDoubtful: false };
    for (const folded of foldedTexts(joined)) {
      const looked = folded.replace(harmless, ' ');
      const found = latin.find(([, pattern]) => pattern.test(looked));
      if (found) return { sign: found[0], language: found[2] ?? 'en', isDoubtful: false };
      const unsure = doubtful.find(([, pattern]) => pattern.test(looked));
      if (unsure) doubted ??= { sign: unsure[0], language: 'en', isDoubtful: true };
    }
  }
  return doubted;
}
