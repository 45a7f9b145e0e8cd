import type { IntentResult } from '../intent-result.ts';

type Row = { readonly pattern: RegExp; readonly means: Partial<IntentResult> };

const command = (command_type: IntentResult['command_type'], pattern: RegExp): Row => ({
  pattern,
  means: { primary_intent: 'COMMAND', command_type },
});
const chat = (means: Partial<IntentResult>, pattern: RegExp): Row => ({
  pattern,
  means: { primary_intent: 'CHAT', ...means },
});

/** Read from the top; the first row whose pattern is found decides. Messages arrive in lower case without ending marks. */
export const intentTable: readonly Row[] = [
  {
    pattern:
      /\b(?:you (?:did|do|are doing) (?:a )?great|(?:this|the) (?:game|race|app) is (?:so |really |very |too )?(?:fun|great|cool|awesome|boring|bad|good|nice|easy|hard|fantastic)|(?:i )?(?:really )?(?:like|love|hate|dislike|enjoy(?:ed)?) (?:this|the|your) (?:game|race|app|questions?)|best game|worst game|great game|cool game|fun game|good game|boring game|nice game|i have (?:some )?feedback|my feedback is|i (?:would|'d) change|you should add|can you add|please add|a suggestion)\b/,
    means: { primary_intent: 'FEEDBACK' },
  },
  command(
    'feedback',
    /\b(?:how (?:did|am|have) i (?:do|doing|done)|how was i|(?:see|show|give|get|want|have|view|read)\b.{0,24}\b(?:feedback|report|results|my score)|what (?:did|do) i need to (?:practice|work on|improve)|what are my strengths|what did i get wrong)\b/,
  ),
  command(
    'play again',
    /\b(?:(?:play|race|go|try it|do it|do that) (?:again|once more|one more time)|(?:another|new|one more) (?:race|game|round|match)|rematch|start over|restart)\b/,
  ),
  command(
    'hint',
    /\b(?:(?:give|get|show|need|want|have|use|see|take|tell|can i|could i|may i|any|another|some|next)\b.{0,20}\b(?:hints?|clues?|tips?)|how do i (?:start|begin|solve|do|find|get)(?: with)? ?(?:this|that|it|here|the answer)?|where do i (?:start|begin)|what(?: is|'s| do i do) (?:the )?first(?: step)?|help me (?:with this|solve|out|here|start|to solve)|give me a hand|point me)\b/,
  ),
  command(
    'skip',
    /\b(?:(?:skip|pass on) (?:this|that|it|the|to|please|one|question)|(?:give|get|want|have|can i|could i|show)\b.{0,20}\b(?:another|different|new|other|next|easier|harder) (?:one|question|problem|challenge)|next (?:question|problem|challenge|one)|move on|(?:do|try) (?:a |an )?(?:different|another|easier) (?:one|question|problem)|can we skip|let'?s skip|want to skip|i(?:'ll| will) (?:skip|pass)|no idea skip|skip please)\b/,
  ),
  command(
    'quit',
    /\b(?:(?:want|like|need|have|going|ready) to (?:quit|stop|leave|exit|go|end)|(?:quit|stop|exit|leave|end|close) (?:this|the|playing|now|please|my|it)|(?:i'?m|i am|im) (?:done|finished|out|leaving)|don'?t want to (?:play|do this|race)|no more (?:questions|racing|math)|let me out|get me out|see you(?: later)?|bye)\b/,
  ),
  command(
    'start',
    /\b(?:(?:start|begin) (?:the|a|now|this|please|racing)|let'?s (?:start|begin|race|go|do this|play)|(?:i'?m|i am|im) ready|ready to (?:start|race|go|play)|bring it on)\b/,
  ),
  command(
    'help',
    /\b(?:what (?:commands|can i (?:type|say|write|do))|list (?:the |of )?commands|show (?:me )?(?:the )?(?:commands|options|menu|help)|what are (?:the|my) (?:commands|options)|which commands)\b/,
  ),
  command(
    'hint',
    /\b(?:(?:dame|quiero|necesito|me das|puedes darme)\b.{0,16}\bpistas?|por d[oó]nde empiezo|c[oó]mo (?:empiezo|lo hago|se hace))\b/,
  ),
  chat(
    { sentiment: 'FRUSTRATED' },
    /\b(?:es muy dif[ií]cil|demasiado dif[ií]cil|muy dif[ií]cil|odio|me rindo|no puedo|estoy hart[oa]|trop (?:difficile|dur)|zu schwer)\b/,
  ),
  chat(
    { sentiment: 'CONFUSED' },
    /\b(?:no (?:entiendo|s[eé]|comprendo)|qu[eé] (?:es|significa)|estoy perdid[oa]|no me acuerdo|je ne comprends pas|ich verstehe (?:das )?nicht)(?![\wáéíóú])/,
  ),
  chat(
    { meta_request: true },
    /\b(?:how (?:does|do) (?:this|it|the (?:game|race)|the points?|scoring|i (?:play|win|move|score|fly))|what (?:is|are|was) (?:the )?(?:rules?|goal|point of|aim|this game|this about|score)|what'?s (?:the )?(?:goal|point|aim|score)|explain the (?:rules?|game|race)|who (?:are|is) you|what are you|how (?:far|many (?:units|points|moves))|how (?:can|could|would) i win|who is winning|whose turn|how much is|where am i|what happens if|how long|why (?:did|does) the ai|rules)\b/,
  ),
  chat(
    { sentiment: 'FRUSTRATED' },
    /\b(?:(?:i|this|it)\b.{0,14}\b(?:hate|sucks?|stupid|annoying|unfair|impossible|ridiculous|terrible|awful|dumb|pointless)|too (?:hard|difficult|much)|so hard|very hard|really hard|give up|giving up|not fair|unfair|frustrat\w*|annoy\w*|angry|mad at|i can'?t do (?:this|it|math|anything)|cannot do (?:this|it)|i(?:'m| am) (?:so |really )?(?:bad|terrible|dumb|stupid|tired|fed up|sick|lost cause)|fed up|sick of|tired of|ugh+|argh+|grr+|never (?:get|going to)|always wrong|keep getting|whatever|hate math|leave me alone|makes me (?:mad|angry|sad)|i'?m not good|nothing works|wrong again|stop it)\b/,
  ),
  chat(
    { sentiment: 'CONFUSED' },
    /\b(?:(?:don'?t|do not|dont|didn'?t|cannot|can'?t|cant|not) (?:really |even )?(?:get|understand|know|see|follow|figure|remember|sure)|no (?:idea|clue)|confus\w*|lost|stuck|what does (?:that|this|it|.{1,30}) mean|what do (?:you|they|i) (?:mean|do)|what is (?:a|an|this|that|the)|what'?s (?:a|an|this|that)|huh|wha+t|not sure|unsure|makes? no sense|doesn'?t make sense|idk|i forgot|forgot how|explain|why is (?:that|it|this)|how come|how (?:do|does|is|can)|never (?:learned|seen|heard|had)|need help|i wonder|is (?:this|that|it) (?:right|correct)|can you repeat|say (?:that|it) again|what now|what should i)\b/,
  ),
  chat(
    {},
    /\b(?:hi|hello|hey|hiya|yo|sup|howdy|good (?:morning|afternoon|evening|job|one|luck)|thanks?|thank you|thx|ty|cool|nice|wow|yay|awesome|great|amazing|haha+|hehe|lol|lmao|omg|ok|okay|k|yes|yeah|yep|yup|sure|no|nope|nah|fine|please|sorry|well done|how are you|how'?s it|what'?s up|whats up|my name|i am|i'm|im|i like|i love|do you|are you|can you|will you|have you|you are|you're|your|tell me|weather|joke|dog|cat|game|school|math|music|soccer|fun|let me think|wait|one sec|hold on|hmm+|thinking|almost|i know|got it|i see|oh+|interesting|today|bored|hungry|favorite|favourite|win|winning|beat|race|ship|space|orbit|friend|teacher|homework|test|good|happy|love)\b/,
  ),
];
