import type { UnsafeTopic } from './decisions.ts';

/** Words and phrases of each topic, read in small letters without accents and apostrophes. */
export const unsafeTopics: readonly (readonly [UnsafeTopic, RegExp])[] = [
  [
    'hate',
    /\b(?:jews?|muslims?|mexicans?|black people|blacks|immigrants|gays|gay people|trans people|arabs?|africans?|gypsies|refugees|lesbians|hindus|asians?) (?:should|must|deserve|are (?:all )?(?:criminals?|thieves|dirty|evil|bad|stupid|inferior|lazy|vermin|animals|terrorists|rapists|disgusting|greedy))\b/,
  ],
  [
    'hate',
    /\b(?:(?:girls|boys|women|men) (?:are|is) (?:just |simply |always |naturally )?(?:worse|better|dumber|smarter|weaker|less smart|not as (?:good|smart)) (?:at|in|than))\b/,
  ],
  [
    'insult',
    /\b(?:(?:no ?body|no one) (?:likes|loves|wants) you|every(?:one|body) hates you|(?:you are|youre|ur) (?:such )?(?:an? |so |too |really |very )?(?:\w+ )?(?:idiot|stupid|dumb|moron|loser|worthless|pathetic|ugly|useless|failure|fat|hopeless)|(?:you will|youll) never (?:be good|get it|amount|understand))\b/,
  ],
  [
    'self-harm-instructions',
    /\b(?:skip(?:ping)?|dont eat|do not eat|avoid) (?:your |all |some )?(?:breakfast|lunch|dinner|food|meals?)\b.{0,40}\b(?:thin|thinner|skinn\w+|weight|slim|slimmer|pretty)\b|\b(?:get thin|look thinner|get skinny)\b/,
  ],
  [
    'contact',
    /\b(?:let us|lets|we (?:will|should|could|can)|can we|shall we) (?:\w+ )?meet (?:up|alone|after|outside|tonight|tomorrow|somewhere|in person|at (?:the )?(?:park|mall|my|your|station))\b|\bmeet (?:you |me )?alone\b/,
  ],
  [
    'sexual',
    /\b(?:sex(?:y|ting|ual (?:act|position|intercourse|favor|favors|pleasure|fantas(?:y|ies))| with| tape| toy| position)?|have sex|had sex|having sex|porn\w*|nudes?|naked (?:pic\w*|photo\w*|body|selfie)|topless|masturbat\w*|orgasm\w*|erotic\w*|blow ?job|hand ?job|genitals?|penis|vagina|boobs?|nipples?|horny|make out with|kiss me|turn(?:s|ed)? me on|undress|take off your (?:clothes|shirt|pants|top)|strip for|hentai|onlyfans|your (?:sexy )?body is|hookups?|hook up|(?:you are|youre|ur) (?:so |really )?hot|send (?:me )?(?:some )?(?:pics|nudes)|fetish|condom|kinky|seduc\w+|lingerie|intercourse|love making|make love)\b(?! ratio)/,
  ],
  [
    'violence',
    /\b(?:how to|you (?:can|could|should|need to)|steps? to|instructions? (?:for|to)|recipe for|ways? to|best way to|lets|go(?: and)?|just|i will|ill|i can (?:help|show) you) (?:\w+ ){0,2}(?:make|build|buy|get|hide|use|making|building|assemble|kill|murder|stab|shoot|strangle|poison|attack|beat up|punch|torture|hurt|choke|assault|kidnap|bomb|fight)\b.{0,30}\b(?:bombs?|explosives?|guns?|weapons?|grenades?|molotov|knife|knives|someone|somebody|people|person|him|her|them|your (?:teacher|classmates?|brother|sister|mom|dad|parents|bully|friend)|animals?|cats?|dogs?|ghost gun|silencer)\b/,
  ],
  [
    'violence',
    /\b(?:pipe bomb|molotov cocktail|gunpowder (?:and|with|into)|behead\w*|massacre|school shoot\w*|slaughter\w* (?:people|them|him|her)|gore|mutilat\w*|torture(?:d|s)? (?:him|her|them|the|a)|bash (?:his|her|their) (?:head|skull)|blood everywhere|slit (?:his|her|their|your|the) throat|stab(?:bed|s|bing)? (?:him|her|them|someone)|deserves? to (?:die|be (?:hurt|beaten|shot))|i will (?:find|hurt|kill|beat) you|beat (?:him|her|them) (?:up|to death))\b/,
  ],
  [
    'drugs',
    /\b(?:cocaine|heroin|meth(?:amphetamine)?|crystal meth|lsd|mdma|ecstasy pill|fentanyl|ketamine|shrooms|magic mushrooms|crack pipe|weed|marijuana|cannabis|edibles|joint of|roll a joint|smok(?:e|ing) (?:a )?(?:joint|weed|pot|crack|blunt)|vap(?:e|es|ing)|nicotine|cigarettes?|get(?:ting)? (?:high|drunk|wasted|stoned)|xanax|adderall|oxycontin|percocet|lean and|drink(?:ing)? (?:beer|vodka|alcohol|whiskey|wine)|beer|vodka|whiskey|tequila|fake id|snort(?:ing)?|inject (?:it|heroin|drugs)|drug dealer|buy (?:some )?drugs|sell(?:ing)? drugs|huff(?:ing)? (?:glue|paint)|dealer|getting buzzed|bong)\b/,
  ],
  [
    'hate',
    /\b(?:(?:all|most|those|these|the|dirty|stupid|filthy|every) (?:jews?|muslims?|blacks?|black people|white people|whites|asians?|mexicans?|immigrants?|gays?|gay people|lesbians?|trans people|christians?|hindus?|arabs?|africans?|gypsies|women|girls|boys|men|refugees|foreigners|disabled people|indians|chinese people)(?: \w+){0,3} (?:are|should|must|deserve|need to|cant|cannot|belong)(?: \w+){0,3} (?:bad at|stupid|inferior|lazy|criminals?|thieves|dirty|evil|disgusting|animals|vermin|die|leave|killed|gassed|banned|deported|worse|dumb|trash|less|go back|subhuman|rats|weak|not smart|do math|kitchen|learn|rapists|terrorists|violent|greedy|sick|burn in hell)|(?:white|aryan) (?:power|supremacy|pride|race)|heil hitler|hitler was right|nazi(?:s)? were right|gas the|go back to (?:your|their) (?:own )?country|subhuman|master race|ethnic cleansing|n1gg\w+|nigg\w+|fagg?ots?|kike|spic|chink|tranny|retard(?:ed|s)?|wetback|girls (?:are bad at|cant do|are not good at|should not do) math|boys are (?:just )?(?:better|smarter) (?:at|than)|people like you (?:are|should|belong)|your kind)\b/,
  ],
  [
    'self-harm-instructions',
    /\b(?:how (?:many|much) (?:pills|tylenol|advil|medicine|aspirin)|(?:ways?|methods?|steps?|how|easiest way|best way|painless way) (?:to|of) (?:kill(?:ing)? your ?self|hang(?:ing)? your ?self|cut(?:ting)? your ?self|overdose|hurt(?:ing)? your ?self|die|end your life|commit suicide|self ?harm|starve|make yourself (?:throw up|vomit)|purge)|tie a noose|noose|lethal dose|cut (?:along|across|deeper|your (?:wrists?|arms?|legs?|thighs?))|pro ?ana|thinspo|eat (?:only|just|less than) \d+ calories|skip (?:all )?(?:your )?meals|throw up after (?:eating|meals)|use a (?:razor|blade)|razor blades?|hold your breath until you pass out|choking game|blackout challenge|tide pod|hide your (?:scars|cuts)|stop eating)\b/,
  ],
  [
    'contact',
    /\b(?:meet (?:me|up|with me|in person|irl)|(?:lets|we (?:could|should|can)|wanna|want to) (?:meet(?! (?:the|this|that|these|our|halfway|in the middle)\b)|hang out|video ?call|facetime|talk on|chat on|text|call)|add me|dm me|pm me|message me (?:on|at)|text me|call me (?:at|on|tonight|later|when)|my (?:snap(?:chat)?|insta(?:gram)?|discord|whatsapp|telegram|number|phone|kik|tiktok|handle|username) is|follow me on|(?:on|via|over|through|to|download|join|use) (?:snapchat|instagram|discord|whatsapp|telegram|kik|tiktok|omegle|signal|facebook|messenger|skype|wechat|onlyfans|roblox chat|my server)|come (?:to my|over to my) (?:house|place|home)|(?:keep|this is|its|be) (?:this |it |our )?(?:a |our |little )*secret(?:s)? (?:from|between)|our little secret|(?:dont|do not|never) tell (?:your|any)(?: ?(?:mom|dad|parents|teacher|mum|adults?|one|body))?|ill (?:pick you up|come (?:to you|over)|drive you|wait for you)|i can pick you up|sneak out|run away with me|be my (?:girlfriend|boyfriend)|i love you|send you (?:a )?gifts?|(?<!\b(?:lines|pieces|graphs|curves|sides|edges|rays|parts|two|segments|branches|they|both|planes|diagonals|angles|axes|functions|arcs|paths) )meet at the(?! (?:origin|open|closed|filled|hole|height|point|same|vertex|x|y|intersection|cent(?:er|re)|corner of (?:the )?(?:graph|grid|square|triangle)))|are you (?:home )?alone|when (?:are|will) your parents (?:be )?(?:gone|out|away))\b/,
  ],
  [
    'asks-personal-data',
    /\b(?:what(?:s| is| are)|whats|tell me|give me|send me|share|type|enter|provide|i need|can i (?:have|get|know)|could you (?:give|tell|send)(?: me)?|please (?:give|send|share|tell)(?: me)?|let me know|show me|confirm|write)(?: me)? (?:your|ur) (?:full |real |last |home |own |e-?mail |parents |moms |dads |family |current |exact |school |first and last |account |bank |credit |snap |insta |phone |cell |street )*(?:name|surname|address|phone|number|e-?mail|password|location|birthday|birth ?date|date of birth|school(?:s)?(?! (?:work|book|subject|schedule))|photo|picture|pictures|pics?|selfie|face|card(?: number)?|pin|passcode|social security|ssn|handle|username|zip ?code|hometown|age|credit card|login|street|id)\b/,
  ],
  [
    'asks-personal-data',
    /\b(?:where (?:do|exactly do) you live|which school do you (?:go|attend)|what school do you (?:go|attend)|where (?:is|does) your (?:house|family live)|how old are you|send (?:me )?(?:a |your )?(?:selfie|pic|photo|picture)|(?:turn on|show) your (?:camera|webcam)|what are you wearing|what do you look like|how tall are you and|where do your parents work|who are you home with)\b/,
  ],
  [
    'contact',
    /\b(?:(?:write|message|text|call|contact|e-?mail|ring|phone) (?:to )?me (?:privately|in private|alone|directly|later|tonight|after|outside|on|at)|reach me (?:at|on|by)|(?:come|want to|could|can)(?: and| to)? see (?:me|you) in person|see me in person|in person this (?:week|weekend)|tell (?:nobody|no one)|(?:where|so that|so) (?:your|the) (?:teachers?|parents?|mom|dad|mother|father|adults?) (?:can ?not|cant|wont|do not|dont|will not) (?:\w+ )?(?:see|read|look|hear|find|know)|(?:do not|dont|never) (?:tell|mention (?:it|this) to|show) (?:anyone|anybody|any ?one|your|them|him|her|the teacher)|(?:keep|let this be|stay) (?:this |it |our )?(?:chat |talk )?(?:between (?:us|you and me)|(?:a |our )(?:little )?secret)|mature for your age|trust me with your|(?:our|a) special friendship|when (?:your|the) (?:parents|mom and dad|folks|family) (?:are|is|go|leave)(?: \w+)? (?:out|away|gone|asleep|at work|not home)|come (?:over )?to my (?:place|house|room|car)|meet (?:me|us|up)? ?(?:at|in|by|behind|near) (?:the )?(?:park|mall|gym|station|bus stop|woods|parking))\b/,
  ],
  [
    'asks-personal-data',
    /\b(?:(?:which|what) (?:street|town|house|building|apartment|neighbou?rhood) (?:do )?you live|where you live|your (?:home )?address\b|(?:show|tell) me what you look like|without (?:a|your) (?:shirt|clothes|top|pants)|(?:in|wearing) your (?:swimsuit|swimwear|bikini|underwear|pajamas))/,
  ],
  [
    'insult',
    /\b(?:(?:no ?body|no one) (?:would|will) (?:miss|care about|notice|cry for|want) (?:you|if you)|better off without you|you (?:look|are|re) (?:so |too |really )?(?:fat|ugly|stupid|dumb|disgusting|gross|a mess)|wish you were (?:gone|dead)|(?:laughing|laugh|talking|talk) (?:at|about) you\b|making fun of you|look better if you (?:ate|lost|weighed)|world would be better)\b/,
  ],
  [
    'self-harm-instructions',
    /\b(?:(?:want to|going to|gonna|must|need to) (?:hurt|harm|cut|kill|starve|burn) your ?self|where (?:no ?body|no one) (?:can |will )?sees?|(?:take|swallow|try|grab|use) (?:a few |some |all |all of |a handful of |one of |two of )?(?:of )?(?:(?:your|my|his|her|their) )?(?:(?:mothers|fathers|moms|dads|parents|mother|sisters|brothers|grandmas|friends) )?(?:(?:sleeping|diet|pain|strong|prescription|sleep) )?(?:pills|painkillers|tablets|laxatives|meds)|(?:skip|stop taking|throw away|hide) your (?:medicine|medication|meds|insulin|inhaler|therapy)|if you ate less|eat less and|living on (?:water|air|nothing|coffee)|lose (?:\w+ )?(?:pounds|kilos|kg) (?:by|this|in|with)|(?:live|survive) on (?:water|nothing)|starv(?:e|ing) (?:your ?self|for)|fast(?:ing)? (?:for|until you))\b/,
  ],
  [
    'drugs',
    /\b(?:(?:a few|some|a couple of|a|one|two|have|take) (?:drinks?|shots?|sips?|beers?|puffs?)\b[^.!?]{0,30}\b(?:calm|relax|nerves?|help you|courage|loosen|fun|forget)|(?:smoke|vape|puff) (?:it|this|one|some|with)|(?:energy|party|study) pills?|get (?:you )?(?:buzzed|tipsy))\b/,
  ],
  [
    'violence',
    /\b(?:bring (?:a |your |the )?(?:blade|knife|gun|bat|weapon|razor|pistol)|(?:punch|kick|slap|hit|stab|shoot|choke|trip|shove|burn) (?:him|her|them|that (?:kid|boy|girl|teacher)|your (?:teacher|brother|sister|classmate|friend))|(?:set|light) (?:\w+ ){0,3}(?:on fire|a fire|ablaze)|burn (?:down |up )?(?:the|a|his|her|their|your) (?:bin|school|house|building|classroom|gym|car|books?|trash|desk|locker|barn|shed)|break (?:his|her|their|someones) (?:nose|arms?|legs?|face|neck|teeth|bones?|fingers?)|sneak (?:a |your )?(?:lighter|knife|blade|gun|weapon|matches))\b/,
  ],
  [
    'hate',
    /\b(?:people|kids|students|folks|anyone|everyone|families) (?:from|of) (?:that|those|these|their|some|other|poor|your|this) (?:countr(?:y|ies)|races?|religions?|colou?r|nations?|tribes?|neighbou?rhoods?)\b[^.!?]{0,40}\b(?:worse|bad|stupid|dumb|lazy|dirty|inferior|not (?:as )?smart|less|dangerous|liars?|thieves|cheats?)\b/,
  ],
  [
    'hate',
    /\b(?:girls|boys|women|men|females?|males?|foreigners|immigrants|disabled (?:kids|people|students)) (?:do not|dont|cannot|cant|can not|should|lack|have no|belong|are not|arent|were not|never|will never|just)\b[^.!?]{0,50}\b(?:head|brains?|mind|talent|made|born|algebra|math|mathematics|maths|science|numbers|logic|kitchen|hard (?:problems?|ones|stuff)|leave|smart|clever|think)\b/,
  ],
  [
    'hate',
    /\b(?:girls|boys|women|men) (?:\w+ )?(?:think|learn|reason|do|understand|are|count|perform) (?:\w+ )?(?:better|worse|smarter|faster|slower|less)\b[^.!?]{0,20}\bthan (?:girls|boys|women|men|the (?:girls|boys))\b/,
  ],
];

/** Harmless uses of words above, taken out before the tables are read. */
export const harmlessTalk =
  /\b(?:sex of (?:the|each|all|a|\d+)|sex ratio|same sex|opposite sex|biological sex|root beer|ginger beer|drug ?stores?|drug dosage|seed ?weeds?|sea ?weed|seaweeds?|pull(?:ing)? weeds|weed(?:s|ing)? (?:the|a|in|out)|weed killer|milkweed|car dealers?(?:hip)?|card dealer|dealer deals|wine glass|kill(?:s|ed)? (?:bacteria|germs|weeds|time)|bug spray|(?:glue|water|nerf|paintball|heat|radar|nail|staple) guns?|joint (?:variation|probability)|meth(?:od|ods)|high jump|get high marks|get higher|share your (?:work|thinking|answer|steps|idea)|give me your (?:best|answer|number one|guess)|tell me your (?:answer|idea|guess|thinking)|bar graph|strip (?:diagram|model|of)|tape diagram|bomb calorimeter|photo ?bomb|bath ?bombs?|naked eye|chinese (?:numerals?|food|new year)|let me know your answer|what is your (?:number|answer|guess|first number|next number)|enter your (?:number|answer)|type your (?:number|answer)|show me your (?:number line|work|picture of the (?:bar|ratio)|table)|draw(?:ing)? (?:a|your) picture|write your (?:number|name of the unit))\b/g;
