import { helperLabels } from '../concepts/explain-text.ts';

export type Intent =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'who-are-you'
  | 'is-it-cheating'
  | 'give-answer'
  | 'break-rules'
  | 'check-answer'
  | 'hint'
  | 'steps'
  | 'explain-simply'
  | 'why-it-matters'
  | 'real-example'
  | 'differently'
  | 'bigger-picture'
  | 'what-is'
  | 'how-to'
  | 'graph'
  | 'frustrated'
  | 'bored'
  | 'proud'
  | 'tired'
  | 'worried-test'
  | 'help'
  | 'yes'
  | 'no'
  | 'joke'
  | 'off-topic'
  | 'other-language'
  | 'which-lesson'
  | 'insult'
  | 'picture-sent';

type Row = readonly [Intent, RegExp];

const label = (text: string): RegExp =>
  new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/'/g, "['’]")}\\s*$`, 'i');

/**
 * What a student may want, the first row that fits decides. Patterns are linear: no repetition inside a repetition.
 * Rows about mathematics itself ('solve', 'simplify') stand in `find-problem.ts`: there the typed math decides.
 */
export const intents: readonly Row[] = [
  ['explain-simply', label(helperLabels.simple)],
  ['why-it-matters', label(helperLabels.why)],
  ['real-example', label(helperLabels.example)],
  ['hint', label(helperLabels.hints)],
  [
    'greeting',
    /^\s*(?:hi+|hey+|yo+|hello)?[\s,!]*(?:what(?:'s|’s|s| is) up|wassup|how are (?:you|u)|how(?:'s|’s|s) it going)[\s?!.]*$/i,
  ],
  ['steps', label(helperLabels.steps)],
  ['differently', label(helperLabels.differently)],
  ['bigger-picture', label(helperLabels.picture)],
  [
    'break-rules',
    /\b(?:ignore|forget|disregard|override|bypass)\b.{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|above|before|previous)\b|\b(?:system prompt|developer mode|jailbreak|dan mode|act as|pretend (?:to be|you(?:'re| are))|you are now|roleplay|your (?:secret |hidden )?(?:prompt|instructions|rules))\b/i,
  ],
  [
    'is-it-cheating',
    /\b(?:cheat|cheating|allowed to (?:use|ask) you|get in trouble|academic honesty|plagiari[sz]e)\b/i,
  ],
  [
    'give-answer',
    /\b(?:(?:just |please |pls |plz )?(?:give|tell|show|send|reveal|spill|leak) (?:me |us )?(?:just )?(?:the |your |all )?(?:right |correct |final |actual )?(?:answer|answers|solution|result|key)|what(?:'s|’s|s| is| are) the (?:right |correct |final )?(?:answers?|solution|answer key)|(?:do|solve|answer|finish) (?:it|this|that|my homework|the problem|this problem|this one|the question|this question|my work)(?: for me)?|which (?:one|choice|option|answer) is (?:it|right|correct|the answer)|is it [abcd]\b|answer key|the answer (?:is )?(?:please|pls|plz|now)|i (?:just )?(?:want|need) (?:just )?the answers?|just the answer|correct (?:choice|option)|answer\s*(?:please|pls|plz)?\s*[?!.]*\s*$)/i,
  ],
  [
    'check-answer',
    /\b(?:is (?:it|this|that|my answer|the answer|mine)\b.*\b(?:right|correct|ok|okay|true|wrong)|is (?:it|my answer|the answer) [-−]?[\d$x]|(?:is|does|do) .*[\d=].*\b(?:right|correct|true|work|works|fit)\b|did i (?:get|do) (?:it|this|that) (?:right|correct)|am i (?:right|correct|wrong)|check (?:my|this|if|it|whether)|(?:i (?:got|get|have|think(?: it(?:'s|’s|s| is))?|say|put|chose|picked)|my answer is|i would say)\b.*\d|correct\?|right\?)/i,
  ],
  ['graph', /\b(?:graph|plot|sketch|draw)\b/i],
  [
    'hint',
    /\b(?:hints?|clue|clues|nudge|tip|tips|next step|what(?:'s|’s|s| is) next|(?:where|how) (?:do i|should i|can i|shall i|to) (?:start|begin)|what do i do(?: now| next| first| here)?|what should i do|first step|point me)\b/i,
  ],
  [
    'steps',
    /\b(?:step[- ]by[- ]step|break (?:it|this|that) down|walk me through|show me the steps|guide me|(?:in|the) steps|one step at a time|show (?:me )?(?:the |your )?work)\b/i,
  ],
  [
    'frustrated',
    /\b(?:i (?:really )?(?:hate|can(?:'|’)?t stand|suck at|am (?:so )?(?:bad|dumb|stupid|terrible|awful) at|(?:'|’)?m (?:so )?(?:bad|dumb|stupid|terrible|awful))|i(?:'|’)?m (?:so |too |really |very )?(?:bad at|dumb|stupid|an idiot|lost|confused|stuck|frustrated|annoyed|mad)|(?:this|it|math) (?:is|s) (?:so |too |really |way too |very )?(?:hard|difficult|stupid|dumb|impossible|confusing|annoying)|i (?:give|gave) up|i quit|i can(?:'|’)?t (?:do|get|solve|figure)|i (?:don(?:'|’)?t|do not|dont|didnt|didn(?:'|’)?t) (?:get|understand|know)|makes? no sense|doesn(?:'|’)?t make sense|ugh+|argh+|idk|no idea|i am (?:so |really )?(?:lost|confused|stuck|frustrated)|stuck|confused|too hard)\b/i,
  ],
  [
    'worried-test',
    /\b(?:test|quiz|exam|sat|act|finals?)\b.*\b(?:tomorrow|today|nervous|scared|worried|next|soon|week|anxious|fail|study|prepare)\b|\b(?:nervous|scared|anxious|worried)\b/i,
  ],
  ['bored', /\b(?:bored|boring|so dull|nothing to do|don(?:'|’)?t want to|dont want to|not in the mood)\b/i],
  ['tired', /\b(?:tired|sleepy|exhausted|need a break|take a break|hungry|headache)\b/i],
  [
    'proud',
    /\b(?:i (?:did|got|solved|finished|made|nailed|passed) (?:it|this|that|them|all)|yes!+|yay+|woo+(?:hoo)?|nailed it|finally got|i understand now|i get it now|got it)\b/i,
  ],
  [
    'explain-simply',
    /\b(?:(?:like|as if|in) (?:i(?:'|’)?m |i am |i was |a )?(?:5|five|fifth|5th|ten|a kid|kid|child)|eli5|simple (?:words|terms|language)|in plain|plain english|dumb it down|simpler|easier words|explain (?:it |this )?(?:simply|easily|easier))\b/i,
  ],
  [
    'why-it-matters',
    /\b(?:why (?:does|do|is|would|should|must|are) (?:this|it|that|i|we|math|they) (?:matter|important|useful|need|learn|have|care|study|know|use)|when (?:will|would|am) i (?:ever )?(?:use|need|going)|why (?:do|should) (?:i|we) (?:care|learn|need|have)|what(?:'s|’s|s| is) the point|useless|(?:is|what) (?:this|it|math) (?:good|used) for|what do (?:people|we) use|who (?:uses|needs))\b/i,
  ],
  [
    'differently',
    /\b(?:(?:explain|say|put|show)\b.*\b(?:differently|different way|another way|other way|again|other words)|still don(?:'|’)?t (?:get|understand)|another explanation|in other words)\b/i,
  ],
  [
    'bigger-picture',
    /\b(?:bigger picture|big picture|how does (?:this|it) (?:fit|connect|relate)|what is (?:this|it) part of|overall idea)\b/i,
  ],
  [
    'real-example',
    /\b(?:real[- ](?:life|world)|real example|for example|(?:an|another|some|more|give me|show me)(?: an?)? examples?|example of|in (?:my|the) (?:city|job|career|world)|as an? example)\b/i,
  ],
  [
    'what-is',
    /\b(?:what(?:'s|’s|s| is| are| does| do)|define|definition of|meaning of|explain|tell me about|describe|teach me|what means)\b/i,
  ],
  [
    'how-to',
    /\b(?:how (?:do|does|can|would|to|did|should|come)|show me how|teach me how|ways? to|help me (?:with|understand|learn))\b/i,
  ],
  [
    'picture-sent',
    /\b(?:(?:see|look at|read) (?:my|this|the) (?:picture|photo|image|screenshot|pic)|sent (?:you )?a (?:picture|photo|pic)|upload(?:ed)?)\b/i,
  ],
  [
    'which-lesson',
    /\b(?:what (?:lesson|unit|topic|are we (?:learning|doing|working))|which lesson|what (?:am i|are we) (?:learning|studying|supposed))\b/i,
  ],
  [
    'who-are-you',
    /\b(?:who (?:are|r) (?:you|u)|what are you|are (?:you|u) (?:a |an |the )?(?:human|person|real|robot|bot|ai|alive|computer|chatgpt|gpt|teacher|girl|boy|man|woman)|your name|how old are you|who (?:made|built|created) you|where are you from|do you have feelings|are you listening|can (?:my )?teachers? (?:see|read)|who (?:can )?(?:see|read)s? (?:this|my|our))\b/i,
  ],
  ['joke', /\b(?:jokes?|make me laugh|something funny|riddles?|fun fact)\b/i],
  [
    'thanks',
    /\b(?:thanks?|thank (?:you|u)|thx|ty|tysm|appreciate|you(?:'|’)?re (?:the best|awesome|great|helpful)|good bot|love (?:you|this)|that helped)\b/i,
  ],
  [
    'goodbye',
    /^\s*(?:(?:good)?bye+|see (?:you|ya)|cya|later|gtg|g2g|good night|i(?:'|’)?m done|im done|that(?:'|’)?s all|nothing)\b/i,
  ],
  [
    'insult',
    /\b(?:(?:you(?:'|’)?re|you are|ur|u r) (?:so |really |just )?(?:dumb|stupid|useless|bad|annoying|trash|wrong|not helpful)|(?:u|you) suck|shut up|hate (?:you|u)|go away|bad bot|not helping|that didn(?:'|’)?t help)\b/i,
  ],
  ['help', /\b(?:help|sos|assist|explain please|can you|could you|i need|i have a question|question)\b/i],
  [
    'greeting',
    /^\s*(?:hi+|hey+|hello+|yo+|sup|what(?:'s|’s|s) up|good (?:morning|afternoon|evening|day)|howdy|greetings|hiya|wassup|how are (?:you|u)|how(?:'s|’s|s) it going)\b/i,
  ],
  [
    'yes',
    /^\s*(?:yes|yeah|yep|yup|ok|okay|sure|please|alright|go on|continue|k|mhm|of course|ready)(?:[\s,!]+(?:please|pls|sure|ok|thanks|go on|ready))?\s*[.!]*\s*$/i,
  ],
  ['no', /^\s*(?:no|nope|nah|not really|never mind|nevermind|nvm|stop)\s*[.!]*\s*$/i],
  [
    'other-language',
    /\b(?:hola|ayuda|ay[uú]dame|gracias|no entiendo|por favor|qu[eé] es|bonjour|merci|aidez|hallo|hilfe|ol[aá]|obrigad[oa]|ciao|你好|帮)\b|[\u3040-\u30ff\u4e00-\u9fff\u0600-\u06ff\u0400-\u04ff]{2,}/i,
  ],
  [
    'off-topic',
    /\b(?:weather|movies?|songs?|music|favorite|favourite|football|soccer|basketball|minecraft|fortnite|roblox|tiktok|youtube|instagram|netflix|girlfriend|boyfriend|crush|president|politics|essay|history|english|spanish|poem|story|recipe|pizza|news|game|games|anime|celebrity|date|time is it|birthday)\b/i,
  ],
];
