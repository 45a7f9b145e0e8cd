import { correctedWords } from '../../reading/spelling.ts';

/** Spellings of one thing in one way. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[−–—]/g, '-'],
  [/[’`´]/g, "'"],
  [/\s+/g, ' '],
  [/(?<![a-z])pi\b/gi, 'π'],
  [/\s*[°º]/g, '°'],
  [/(?<=\d|\)|(?<![a-z])[a-z]) ?deg(?:rees?)?\b(?! in\b)/gi, '°'],
  // Behind an angle stands its size, but behind `opposite angle A is` that of a side.
  [
    /(?<!\b(?:opposite|facing|across from|adjacent|next) (?:to )?(?:the )?)\b(angle (?:of |= ?|[A-Z] (?:(?:is|of) |= ?)?)?\d{1,3}(?:\.\d+)?)(?=[\s,;?]|\.\s|$)(?! ?(?:°|deg|rad|times|[-+*/^=π]))/g,
    '$1°',
  ],
  [/(?<=\d) ?(?:×|\*) ?(?=\d)/g, ' x '],
  [/(?<=\d ?(?:mm|cm|dm|m|in|ft|yd|km)) ?× ?(?=\d)/g, ' x '],
  [/(?<=\d)x(?=\d)/gi, ' x '],
  [/(?<=\d ?(?:mm|cm|dm|m|in|ft|yd|km|feet|inches|meters|yards)?) x (?=\d)/gi, ' by '],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/\bcentre\b/gi, 'center'],
  [/\bangle (?:at|in) (?:the |its )?center(?! of)\b/gi, 'central angle'],
  [/\bmetre/gi, 'meter'],
  [/\blitre/gi, 'liter'],
  [/\b(?:what'?s|whats|wat is|wats|what are)\b/gi, 'what is'],
  [/\bha(?:ve|s) (?:a )?lengths? of\b/gi, 'are'],
  [/\bA ?= ?\?/g, 'area = ?'],
  [/\bV ?= ?\?/g, 'volume = ?'],
  [/\bP ?= ?\?/g, 'perimeter = ?'],
  [/\bhow'?s\b/gi, 'how is'],
  [/\bhalf[- ]circle\b|\bsemi[- ]circle\b/gi, 'semicircle'],
  // A unit is shortened with a full stop: `6 in. from the center`.
  [/(?<=\d ?(?:in|ft|yd|cm|mm|km|m))\.(?=,| [a-z(])/g, ''],
  [/\bsq\.? ?(?=ft|in|m|cm|feet|meters?|inch|yd|yards?|km|mi)/gi, 'square '],
  [/\bcu\.? ?(?=ft|in|m|cm|feet|meters?|inch|yd|yards?)/gi, 'cubic '],
  [/(?<=\d) ?(cm|mm|m|km|ft|in|yd|dm) ?(?:squared|sq)\b/gi, ' $1^2'],
  [/(?<=\d) ?(cm|mm|m|km|ft|in|yd|dm) ?cubed\b/gi, ' $1^3'],
  [/\b(cm|mm|m|km|ft|in|yd|dm)([23])\b/gi, '$1^$2'],
  [/\b(\d+) and a half\b/gi, '$1.5'],
  [
    /(?<=\bisosceles\b.*)\bangle (?:on|at|in) (?:the )?top(?: between (?:the |its )?(?:two )?(?:equal|congruent) sides)?|(?<=\bisosceles\b.*)\bangle between (?:the |its )?(?:two )?(?:equal|congruent) sides\b/gi,
    'vertex angle',
  ],
  [/(?<=\bisosceles\b.*)\b(angles?) (?:on|at) (?:the )?(?:bottom|base)\b/gi, 'base $1'],
  // A question behind a size begins a sentence.
  [
    /(?<=\d ?(?:°|mm|cm|dm|m|km|in|ft|yd|feet|inches|meters|miles|yards)?(?:\^[23])?) (?=(?:how (?:big|far|long|many|much|high|tall|wide|deep)|what is (?:the|its)|calculate|determine)\b)/gi,
    '. ',
  ],
  // A chord that the question tells of with its length, or how far it is from the center, is told first.
  [
    /(?<=^|[.?] )((?:find|what is|how far|how long is) [^.?]*?)\ba chord (?:(?:that is|of length|with (?:a )?length(?: of)?|measuring|lying) )?(\d+(?:\.\d+)?(?: ?[a-z]{1,10})?)(?: long| in length| (from the center))?(?=[.?]|$| from the center)/gi,
    'A chord is $2 $3. $1the chord',
  ],
  [/(?<=\d)''|(?<=\d)"/g, ' in'],
  [/(?<=\d)'(?=[\s,.)])/g, ' ft'],
];

/** Greetings, asides and words of the hurry that say nothing about the figure. */
const asides: readonly RegExp[] = [
  /\((?:no calculator|please help|help|pls|please|thanks|i think[^)]*|lets? say|approximately|straight from corner to (?:the )?opposite corner|all \d+ points on it|eyes at ground level[^)]*)\)/gi,
  /\b(?:pls|plz|please|thanks|thank you|thx|ok so|ok,? |lol|idk(?: how)?|i'?m stuck|i need help(?: with this(?: one)?)?|help(?: me)?(?: please)?(?=\s*[.!?]*$)|hi|hello|hey)\b[,!]*/gi,
  /\bdon'?t forget the straight (?:side|edge|part)\b/gi,
];

/** A question that begins behind a size without a full stop. */
const openQuestion =
  /(?<=\d ?(?:°|mm|cm|dm|m|in|ft|yd|km|feet|inches|meters|yards|miles)?) (?=how (?:far|long|big|tall|wide|high|deep|much|many) )/gi;

/** The text of a figure in one spelling, without asides; capital letters stay, as they name points. */
export const plainFigureText = (typed: string): string =>
  asides
    .reduce(
      (text, aside) => text.replace(aside, ' '),
      spellings.reduce((text, [from, to]) => text.replace(from, to), correctedWords(typed)),
    )
    .replace(openQuestion, '. ')
    .replace(/\s+/g, ' ')
    .trim();
