/** What sizes of figures are called; longer names stand before shorter ones that they hold. */
export type SizeName = (typeof lexicon)[number][0];

const lexicon = [
  ['slant', String.raw`slant(?:ed)? heights?|slant(?:ed)? (?:edge|length|side)|slant(?= (?:is|of|=|\d))`],
  [
    'space-diagonal',
    String.raw`(?:space|body|solid|interior|inside|main|longest|long) diagonal|diagonal of (?:the|a|this) (?:box|cube|prism|room|carton|crate)|longest (?:straight )?(?:stick|rod|pole|pencil|straw|stake|umbrella|line|thing|object|pipe|wire|segment)`,
  ],
  ['face-diagonal', String.raw`(?:face|side) diagonal|diagonal of (?:a|one|each) (?:face|side)`],
  [
    'base-area',
    String.raw`base area|areas? of (?:the |its )?(?:base|bottom)|base (?:has|with) (?:an )?area(?: of)?|cross[- ]section(?:al)? area|area of (?:the |its )?cross[- ]section`,
  ],
  [
    'lateral-area',
    String.raw`lateral (?:surface )?area|lateral surface|curved (?:surface )?(?:area|surface)|area of (?:the |its )?(?:curved|lateral) (?:surface|side)|side surface(?: area)?`,
  ],
  ['surface-area', String.raw`(?:total )?surface(?:s)? area|(?:total )?surface|total area`],
  ['sector-area', String.raw`area of (?:the |a |this |one |each )?(?:sector|slice|piece)|sector area`],
  ['segment-area', String.raw`area of (?:the |a )?(?:circular )?segment`],
  ['arc', String.raw`arcs?(?: length| lengths)?|length of (?:the |an |this )?arc|intercepted arc`],
  [
    'base-edge',
    String.raw`base (?:edges?|sides?|lengths?)|sides? of (?:the |its )?(?:square )?base|edges? of (?:the |its )?base`,
  ],
  ['other-base', String.raw`(?:other|second|longer|shorter|long|short|missing|top|bottom|upper|lower) base`],
  ['midsegment', String.raw`mid-?segment|median of (?:the |a )?trapezoid|mid-?line`],
  ['apothem', String.raw`apothem`],
  [
    'from-center',
    String.raw`(?:away )?from (?:the |its |his )?center(?: of (?:the |a )?circle)?|distance (?:from|between|of) (?:the |a )?(?:center|chord)(?: of (?:the |a )?circle)? (?:to|and|from) (?:the |a |its )?(?:chord|center)(?: of (?:the |a )?circle)?|(?<=distance )(?:of |from )?(?:the )?chord (?:to|from) (?:the |its )?center|how far (?:away )?is (?:the |this )?chord(?: away)? from (?:the |its )?center`,
  ],
  ['chord', String.raw`chords?(?: length)?|length of (?:the |a |this )?chord`],
  ['radius', String.raw`radius|radii|r(?= ?=)`],
  [
    'diameter',
    String.raw`diameters?|d(?= ?=)|(?:in|cm|ft|m|meters|feet|inches|units) (?:across|wide across)`,
  ],
  [
    'circumference',
    String.raw`circumference|distance around (?:the |a )?(?:circle|circular [a-z]+|edge|rim|round [a-z]+|wheel|pond|track)`,
  ],
  [
    'central-angle',
    String.raw`central angles?|angle (?:at|in) (?:the |its )?center|sector angle|angle of (?:the |a |its )?sector|subtended angle`,
  ],
  [
    'vertex-angle',
    String.raw`vertex angle|angle (?:at|on|in) (?:the )?(?:top|apex|vertex)(?: between (?:the |its )?(?:two )?(?:equal|congruent) sides)?|apex angle|top angle|angle between (?:the |its )?(?:two )?(?:equal|congruent) sides`,
  ],
  ['base-angle', String.raw`base angles?|angles? (?:at|on) (?:the )?(?:bottom|base)|bottom angles?`],
  ['exterior-angle', String.raw`exterior angles?|outside angles?|outer angles?`],
  ['interior-angle', String.raw`interior angles?|inside angles?`],
  ['hypotenuse', String.raw`hypotenuse|hyp\b|longest side(?= of (?:a|the) right triangle)`],
  ['equal-side', String.raw`(?:equal|congruent|same) sides?|(?:equal|congruent) legs?`],
  ['other-leg', String.raw`(?:other|second|missing|remaining|another) leg`],
  ['leg', String.raw`legs?|cathet\w+`],
  ['diagonal', String.raw`diagonals?`],
  [
    'perimeter',
    String.raw`perimeters?|distance (?:all )?around(?: (?:it|the [a-z]+))?|way around|(?:amount of |length of )?fenc(?:e|ing)`,
  ],
  ['area', String.raw`areas?`],
  ['volume', String.raw`volumes?|capacity|space inside`],
  [
    'side',
    String.raw`(?:other |each |every |one |a )?(?<!\b(?:all|both|four|on|the|4|3|by) )sides(?: lengths?| length)?(?! of (?:the )?(?:roof|room|house))|(?:other |each |every |one |a |the )?side(?: lengths?| length)?(?! of (?:the )?(?:roof|room|house))|the sides(?: lengths?)?|edges?(?: lengths?)?|s(?= ?=)`,
  ],
  ['base', String.raw`bases?|b(?= ?=)`],
  ['height', String.raw`heights?|altitudes?|depth|h(?= ?=)|perpendicular height`],
  ['length', String.raw`lengths?|l(?= ?=)`],
  ['width', String.raw`widths?|breadth|w(?= ?=)`],
  ['thickness', String.raw`thickness`],
] as const;

/** Names that stand behind their number: 5 cm wide. */
const adjectives: readonly (readonly [SizeName, string])[] = [
  ['length', 'long'],
  ['width', '(?:wide|broad)(?! (?:in diameter|across))'],
  ['height', 'high|tall|deep'],
  ['thickness', 'thick'],
];

export type NamePlace = {
  readonly name: SizeName;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly adjective: boolean;
};

const nouns = new RegExp(
  lexicon.map(([, words], i) => String.raw`(?<n${i}>\b(?:${words})(?![a-z]))`).join('|'),
  'gi',
);
const behind = new RegExp(
  adjectives.map(([, words], i) => String.raw`(?<a${i}>\b(?:${words})\b)`).join('|'),
  'gi',
);

/** Every name of a size in a text, in order. */
export function namesIn(text: string): readonly NamePlace[] {
  const found: NamePlace[] = [];
  const take = (
    pattern: RegExp,
    names: readonly (readonly [SizeName, string])[],
    adjective: boolean,
  ): void => {
    for (const match of text.matchAll(pattern)) {
      const key = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? '';
      const name = names[Number(key.slice(1))]?.[0];
      if (name !== undefined)
        found.push({
          name,
          start: match.index,
          end: match.index + match[0].length,
          text: match[0],
          adjective,
        });
    }
  };
  take(nouns, lexicon, false);
  take(behind, adjectives, true);
  return found.sort((a, b) => a.start - b.start);
}
