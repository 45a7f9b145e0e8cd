import { type Rewriting, rewrite } from '../reading/rewrite.ts';
import { schoolWordings } from './school-wordings.ts';

/** `4, 7, x` with the mean 6 as (4 + 7 + x)/3 = 6. */
function meanEquation(_: string, list = '', mean = ''): string {
  const parts = list.split(/\s*(?:,|\band\b)\s*/).filter((part) => part !== '');
  return `solve (${parts.join(' + ')})/${parts.length} = ${mean}`;
}

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** The score that brings a list to a mean; the text as it is where the list has another length than it says. */
function neededScore(whole: string, list = '', count = '', mean = ''): string {
  const scores = list.split(/,? and |, | /).filter((score) => score !== '');
  const told = counts[count.toLowerCase()] ?? Number(count);
  return scores.length === told ? `solve (${scores.join(' + ')} + x)/${scores.length + 1} = ${mean}` : whole;
}

/** Sides of two similar triangles in the same order, one of them not known. */
function similarSides(whole: string, first = '', second = ''): string {
  const [a, b] = [first, second].map((list) => list.split(',').map((one) => one.trim()));
  const at = b?.indexOf('x') ?? -1;
  const known = b?.findIndex((one) => one !== 'x') ?? -1;
  if (!a || !b || a.length !== b.length || at < 0 || known < 0) return whole;
  const ratio = (i: number): number => Number(b[i]) / Number(a[i]);
  const same = b.every((one, i) => one === 'x' || Math.abs(ratio(i) - ratio(known)) < 1e-9);
  return same ? `solve x/${a[at]} = ${b[known]}/${a[known]}` : whole;
}

/** `4.2e3` as `(4.2*10^3)`. */
const powerOfTen = (text: string): string => text.replace(/^(.*)e(-?\d+)$/i, '($1*10^$2)');

/** Puts a request into a wording that is read. */
export const reworded = (text: string): string => rewrite(text, [...schoolWordings, ...knownWordings]);

/** Other wordings of requests that are read already. */
const knownWordings: readonly Rewriting[] = [
  [
    /^(?:does |do |has |tell if |say if |determine (?:if|whether) )?(?:the (?:equation|system) )?(.+?=.+?)[\s,;:.]+(?:(?:does it |is there |are there |has it |it )?(?:have )?)?(?:(?:has |have )?(?:exactly )?(?:one|1|no|none|zero|infinite(?:ly many)?|infinitely many|unique)(?: solutions?)?(?:\s*,\s*(?:or\s+)?|\s+or\s+|\s*\/\s*)){1,3}(?:one|1|no|none|zero|infinite(?:ly many)?|infinitely many|unique)(?: solutions?)?$/gi,
    'how many solutions does $1 have',
  ],
  [
    /^(?:compare|which sign|fill in|write|put|use|choose)?[^\d<>=]*(?:<\s*,?\s*>\s*,?\s*(?:or|and)?\s*=|>\s*,?\s*<\s*,?\s*(?:or|and)?\s*=|<\s*,\s*=\s*,?\s*(?:or)?\s*>)[\s:.,]*(?:for|between|in|to compare)?\s*(-?\d[\d./ ]*?%?)\s*(?:_+|\?+|\.{3}|…|○|□|\[ ?\]|\( ?\)|and|,)\s*(-?\d[\d./ ]*%?)$/gi,
    'compare $1 and $2',
  ],
  [
    /^(-?\d[\d./ ]*?%?)\s*(?:_+|\?|○|□|\[ ?\])\s*(-?\d[\d./ ]*?%?)[\s,;.(]*(?:compare |write |put |fill in |use |which sign )?(?:using |with )?(?:<\s*,?\s*>\s*,?\s*(?:or|and)?\s*=|>\s*,?\s*<\s*,?\s*(?:or|and)?\s*=)\)?$/gi,
    'compare $1 and $2',
  ],
  [
    /^(?=.*\b(?:equation|line|slope-intercept)\b)(.*?)\b(?:with|has|having|that has|whose|and|an?|the|,| )*x-? ?intercept(?: of| is| at|=|:)* (-?[\d./]+)(?:,| and| the| an?| has| with)* y-? ?intercept(?: of| is| at|=|:)* (-?[\d./]+)$/gi,
    '$1 through ($2, 0) and (0, $3)',
  ],
  [
    /^(?=.*\b(?:equation|line|slope-intercept)\b)(.*?)\b(?:with|has|having|that has|whose|and|an?|the|,| )*y-? ?intercept(?: of| is| at|=|:)* (-?[\d./]+)(?:,| and| the| an?| has| with)* x-? ?intercept(?: of| is| at|=|:)* (-?[\d./]+)$/gi,
    '$1 through ($3, 0) and (0, $2)',
  ],
  [
    /^(?:the |a )?(?:function )?([a-z])\(([a-z])\) ?= ?([^=]+?)[,.;]? (?:find|what is|determine|for (?:what|which)(?: values? of)?|solve for|what value of) \2(?: is| does| so that| such that| makes?| if| when| for which| where|,)* (?:when |if )?\1\(\2\) ?= ?(-?[\d./]+)$/gi,
    'solve $3 = $4',
  ],
  [
    /^(?:2|two) numbers (?:have|with) an? sum of ([\d.]+) and an? difference of ([\d.]+)(.*)$/gi,
    'the sum of two numbers is $1 and their difference is $2$3',
  ],
  [
    /^(?:2|two) numbers (?:have|with) an? difference of ([\d.]+) and an? sum of ([\d.]+)(.*)$/gi,
    'the sum of two numbers is $2 and their difference is $1$3',
  ],
  [
    /^(?:for )?(?:what|which) (?:values? (?:of|for) )?[a-z] (?:is|are|makes?|does|do) ([^a-z]*[a-z]?[^a-z]*?) (?:be )?(?:bigger|greater|more|larger|higher) than ([^a-z]*[a-z]?[^a-z]*)$/gi,
    'solve $1 > $2',
  ],
  [
    /^(?:for )?(?:what|which) (?:values? (?:of|for) )?[a-z] (?:is|are|makes?|does|do) ([^a-z]*[a-z]?[^a-z]*?) (?:be )?(?:less|smaller|lower) than ([^a-z]*[a-z]?[^a-z]*)$/gi,
    'solve $1 < $2',
  ],
  [
    /^(?:for )?(?:what|which) (?:values? (?:of|for) )?[a-z] (?:is|are|makes?|does|do) ([^a-z]*[a-z]?[^a-z]*?) at least ([^a-z]*[a-z]?[^a-z]*)$/gi,
    'solve $1 >= $2',
  ],
  [
    /^(?:for )?(?:what|which) (?:values? (?:of|for) )?[a-z] (?:is|are|makes?|does|do) ([^a-z]*[a-z]?[^a-z]*?) (?:equal to|the same as) ([^a-z]*[a-z]?[^a-z]*)$/gi,
    'solve $1 = $2',
  ],
  [
    /^(?:the |a |my )?(?:graph|line|straight line)(?: of a (?:line|function))? (?:goes|passes|runs|that goes|that passes|is drawn) through (?:the points? )?(\([^()]+\)) and (\([^()]+\))[,.;]? (?:what is|whats|what's|find|write|give) (?:the|its) (?:equation|rule|function)(?: of (?:the|this) (?:line|graph))?$/gi,
    'equation of the line through $1 and $2',
  ],
  [
    /^(?:find |what are )?(?:2|two) numbers[,:;]? (?:with |whose |that have |(?:a |the |their ))*sum (?:of |is |= ?)?(-?[\d.]+)(?:,| and)+ (?:with |whose |(?:a |the |their ))*product (?:of |is |= ?)?(-?[\d.]+)$/gi,
    'find two numbers that add to $1 and multiply to $2',
  ],
  [
    /^(?:find |what are )?(?:2|two) numbers[,:;]? (?:with |whose |that have |(?:a |the |their ))*product (?:of |is |= ?)?(-?[\d.]+)(?:,| and)+ (?:with |whose |(?:a |the |their ))*sum (?:of |is |= ?)?(-?[\d.]+)$/gi,
    'find two numbers that multiply to $1 and add to $2',
  ],
  [
    /^(?:a |the |in a )?triangle (?:has|with|having)(?: the| two| 2)? (?:interior )?angles (?:of )?([\d.]+)°?(?: degrees)?(?:,| and)+ ([\d.]+)°?(?: degrees)?[\s,.;:]*(?:what is |whats |what's |find |how big is )?(?:the )?(?:third|other|missing|last)(?: (?:one|angle))?$/gi,
    'two angles of a triangle are $1 degrees and $2 degrees. find the third angle',
  ],
  [
    /^factor (.+?)[\s,]+(?:by )?(?:taking|pulling|take|pull|factoring) out (?:an? |the )?(-\d+)$/gi,
    'factor $1',
  ],
  [/^[\s,:;!]+(?=.*[\d=])/g, ''],
  [
    /^(?:condense|combine)(?: the (?:expression|logarithms?))?(?: into (?:a single|one) log(?:arithm)?)?:? (?=.*\b(?:log|ln))/gi,
    '',
  ],
  [/^(?:(?:re)?write )?(.*\b(?:log|ln)\b.*) as (?:a single|one) log(?:arithm)?$/gi, '$1'],
  [
    /^increase (\$?[\d.]+) by ([\d.]+)% (?:and|then|and then) decrease (?:it|the result|that) by ([\d.]+)%$/gi,
    'work out $1 * (1 + $2/100) * (1 - $3/100)',
  ],
  [
    /^decrease (\$?[\d.]+) by ([\d.]+)% (?:and|then|and then) increase (?:it|the result|that) by ([\d.]+)%$/gi,
    'work out $1 * (1 - $2/100) * (1 + $3/100)',
  ],
  [
    /^(\d+ [a-z]+ cost \$[\d.]+)\. what (?:is|would be) the (?:cost|price) of (\d+ [a-z]+)$/gi,
    'if $1, how much do $2 cost',
  ],
  [
    /^((?:(?:simplify|divide|reduce|write|work out):? )?)(-?\d*(?:[a-z](?:\^-?\d+)?)+) ?\/ ?(\d+(?:[a-z](?:\^-?\d+)?)+)$/gi,
    '$1($2)/($3)',
  ],
  [
    /^(?:express|put|write) (?:the ratio )?(\d+ ?: ?\d+)(?: as a ratio)? (?=in (?:simplest|lowest) (?:form|terms))/gi,
    'simplify $1 ',
  ],
  [
    /^(?:what is |find )?(?:the )?(?:constant )?rate of change (?:of|for|in) (?:the )?(?:line |function |equation )*(y ?= ?[^^²]*x[^^²]*)$/gi,
    'slope of $1',
  ],
  [
    /^similar triangles:? (?:with sides )?([\d., ]+?) and ([\d., x]*x[\d., x]*?)[.,;]? (?:find|what is) x$/gi,
    similarSides,
  ],
  [/\b(angle between) (?=\([^()]*,[^()]*\) and \([^()]*,[^()]*\)$)/gi, '$1 the vectors '],
  [/^what (?:fraction|part) of (\d[\d.]*) is (\d[\d.]*)$/gi, 'simplify $2/$1'],
  [
    /^what percent (?:more|greater|higher) is (\d[\d.]*) than (\d[\d.]*)$/gi,
    'percent increase from $2 to $1',
  ],
  [
    /^what (?:percent|%) (?:more|greater|higher) than (\d[\d.]*) is (\d[\d.]*)$/gi,
    'percent increase from $1 to $2',
  ],
  [
    /^what is (\$?\d[\d.]*) (?:increased by |after an? (?=[\d.]+ ?% increase))([\d.]+) ?%(?: increase)?$/gi,
    'increase $1 by $2%',
  ],
  [
    /^what is (\$?\d[\d.]*) (?:decreased by |after an? (?=[\d.]+ ?% decrease))([\d.]+) ?%(?: decrease)?$/gi,
    'decrease $1 by $2%',
  ],
  [/^((?:find (?:the )?)?(?:co-?terminal|reference) angle(?: of| for)?) (\d{2,4})$/gi, '$1 $2 degrees'],
  [/\bhelp me w\/ ?/gi, 'help me with '],
  [/^(?:turn|change) (?=[\d\s/.()…%]+ (?:to|into) )/gi, 'convert '],
  [/^(?:solve )?(?:the |this )?system(?: of (?:linear )?equations)?[\s:]+(?=.*=.*=)/gi, ''],
  [
    /^(?:if )?(\d+) ([a-z]+) (?:cost|are) (\$[\d.]+)[,.;]? (?:then )?(?:how much|what) (?:do|does|will|would|are|for|is)(?: the (?:cost|price) of)? (\d+)(?: of them)?(?: be| cost)?$/gi,
    'if $1 $2 cost $3, how much do $4 $2 cost',
  ],
  [
    /^what number (plus|minus|times|divided by|increased by|decreased by|multiplied by) (.*)$/gi,
    'a number $1 $2. what is the number',
  ],
  [
    /^(three|two|four|3|2|4) consecutive ((?:even |odd )?(?:integers|numbers|whole numbers)) (?:that )?(?:add|sum) (?:up )?to (\d+)\b.*$/gi,
    'the sum of $1 consecutive $2 is $3',
  ],
  [/\btogether (?:they are|their ages are|they'?re) (\d+)(?: years old)?\b/gi, 'the sum of their ages is $1'],
  [
    /^two angles (?:of|in) a triangle (?:are|measure) ([\d.]+)°?(?: degrees)? and ([\d.]+)°?(?: degrees)?[\s,.;:]*(?:what is|find)? the (?:third|other|missing|last)(?: (?:one|angle))?$/gi,
    'two angles of a triangle are $1 degrees and $2 degrees. find the third angle',
  ],
  [/^what (?:fraction|part) of (?:an|one|1) hour is (\d+) (?:minutes|min)$/gi, 'simplify $1/60'],
  [/^what (?:fraction|part) of (?:a|one|1) day is (\d+) hours$/gi, 'simplify $1/24'],
  [/^what (?:fraction|part) of (?:a|one|1) dollar is (\d+) cents$/gi, 'simplify $1/100'],
  [
    /^p\s*\(\s*not ([a-z]+)\s*\) (?:if|when|given) p\s*\(\s*\1\s*\)\s*(?:=|is)\s*([\d./]+)$/gi,
    'the probability of $1 is $2, what is the probability of not $1',
  ],
  [
    /\ba_?1\s*=\s*(-?[\d./]+),? (?:and )?([dr])\s*=\s*(-?[\d./]+),?\s*(?:find|what is)\s+a_?(\d+)$/gi,
    'first term $1, $2 = $3, find the $4th term',
  ],
  [
    /^(?:the )?area under (?:the (?:curve|graph) (?:of )?)?(?:y\s*=\s*|f\(x\)\s*=\s*)?(.+?) (?:from|between) (?:x\s*=\s*)?(-?[\d.]+) (?:to|and) (?:x\s*=\s*)?(-?[\d.]+)$/gi,
    'integrate $1 from $2 to $3',
  ],
  [
    /^find (dy\/dx|y')\s*(?:if|for|when|given|:|by implicit differentiation(?: for| if)?)?\s+(?=.*y.*=)/gi,
    'find $1 for ',
  ],
  [/\b(?:for|on|over) 0 to 2 ?(?:pi|π)$/gi, 'on [0, 2π)'],
  [/\bfrom 0 to 2 ?(?:pi|π)$/gi, 'on [0, 2π)'],
  [
    /^how many (?:different )?outfits (?:can (?:you|i) make |are there |are possible )?(?:from|with|using|of) (.*)$/gi,
    'how many combinations of one each from $1',
  ],
  [
    /^(?:find |what are |what is )?(?:the )?(?:zeros?|roots?) of (?:the (?:function|polynomial|quadratic) )?([^=]*x[^=]*)$/gi,
    'solve $1 = 0',
  ],
  [
    /^(?:what is |find )?(?:the )?(?:average )?rate of change (?:from|between) (\([^()]*\)) (?:to|and) (\([^()]*\))$/gi,
    'slope through $1 and $2',
  ],
  [
    /^(?:the )?difference of two numbers is ([\d.]+) and (?:the|their) sum is ([\d.]+)(.*)$/gi,
    'the sum of two numbers is $2 and their difference is $1$3',
  ],
  [
    /^(?:the )?sum of two numbers is ([\d.]+) and (?:the )?difference is ([\d.]+)(.*)$/gi,
    'the sum of two numbers is $1 and their difference is $2$3',
  ],
  [
    /^one number is ([\d.]+) (?:more|greater|larger) than (?:another|the other)(?: number)?(?:,| and|\.) their sum is ([\d.]+)(.*)$/gi,
    'the sum of two numbers is $2 and their difference is $1$3',
  ],
  [
    /^(?:find )?two numbers (?:that|which) (?:multiply to|have a product of) (-?[\d.]+) and (?:add (?:up )?to|have a sum of) (-?[\d.]+)$/gi,
    'solve x^2 - ($2)x + ($1) = 0',
  ],
  [
    /^(?:find )?two numbers (?:that|which) (?:add (?:up )?to|have a sum of) (-?[\d.]+) and (?:multiply to|have a product of) (-?[\d.]+)$/gi,
    'solve x^2 - ($1)x + ($2) = 0',
  ],
  [
    /^(?:if )?sin ?\(?([A-Z])\)? ?= ?(\d+)\/(\d+),? (?:then )?(?:find|what is) (cos|tan) ?\(?\1\)?$/g,
    'in a right triangle the opposite side is $2 and the hypotenuse is $3, find the $4 of the angle',
  ],
  [
    /^(?:if )?cos ?\(?([A-Z])\)? ?= ?(\d+)\/(\d+),? (?:then )?(?:find|what is) (sin|tan) ?\(?\1\)?$/g,
    'in a right triangle the adjacent side is $2 and the hypotenuse is $3, find the $4 of the angle',
  ],
  [
    /^(?:if )?tan ?\(?([A-Z])\)? ?= ?(\d+)\/(\d+),? (?:then )?(?:find|what is) (sin|cos) ?\(?\1\)?$/g,
    'in a right triangle the opposite side is $2 and the adjacent side is $3, find the $4 of the angle',
  ],
  [
    /^an? (\d+)[ -](?:ft|foot|feet|m|meter)s? ladder\b.*?\b(\d+) (ft|feet|m|meters?)\b.*?\bhow high\b.*$/gi,
    'in a right triangle the hypotenuse is $1 $3 and one leg is $2 $3, find the other leg',
  ],
  [
    /^an? ladder (?:that is )?(\d+) (ft|feet|m|meters?)(?: long)? (?:leans|is leaning) (?:on|against) (?:a|the) wall\. (?:its|the) (?:foot|base|bottom) (?:of the ladder )?is (\d+) \2 (?:away )?from the (?:wall|base of the wall)\. how (?:high|far)(?: up)?(?: the wall)? does (?:it|the ladder) (?:reach|touch)(?: up)?(?: on)?(?: the wall)?$/gi,
    'in a right triangle the hypotenuse is $1 $2 and one leg is $3 $2, find the other leg',
  ],
  [
    /^(?:the )?angles (?:in|of) a triangle are in (?:the|a) ratio (?:of )?(\d+) ?: ?(\d+) ?: ?(\d+)[.,;]? (?:find|what is) the (?:measure of the )?(biggest|largest|greatest|smallest|least)(?: angle| one)?$/gi,
    (whole: string, ...groups: string[]) => {
      const parts = groups.slice(0, 3);
      const sizes = parts.map(Number).sort((one, other) => one - other);
      const wanted = /small|least/i.test(groups[3] ?? '') ? sizes[0] : sizes[2];
      return wanted === undefined ? whole : `work out ${wanted}/(${parts.join(' + ')}) * 180`;
    },
  ],
  [
    /^[a-z ]*?\b(?:scored|got|earned|received|scores (?:of|are|were)|grades (?:of|are|were)) ((?:\d+(?:\.\d+)?(?:,? and |, | ))+\d+(?:\.\d+)?) on (?:his|her|their|my|the)?(?: ?first)? ?(two|three|four|five|six|2|3|4|5|6) (?:math |science |history )?(?:tests|quizzes|exams|games)[.,;]? what (?:score |grade |mark )?(?:do|does|must|should) (?:he|she|i|they|[a-z]+) (?:need|get|score|have)(?: to (?:get|score|have))? on the (?:third|fourth|fifth|sixth|seventh|next|last) (?:test|quiz|exam|game|one) (?:to|for) (?:have|get|an|a)? ?(?:an? )?(?:average|mean)(?: score)? (?:of|to be) (\d+(?:\.\d+)?)$/gi,
    neededScore,
  ],
  [
    /^what (?:score )?do i need on the (3rd|4th|5th|6th|7th) (?:test|quiz|exam) to (?:have|get) (?:an? )?(\d+(?:\.\d+)?) average if i (?:got|scored|have) ((?:\d+(?:\.\d+)?(?:,? and |, | ))+\d+(?:\.\d+)?)$/gi,
    (whole: string, which = '', mean = '', list = '') =>
      neededScore(whole, list, `${Number(which.charAt(0)) - 1}`, mean),
  ],
  [
    /^how many (minutes|seconds|hours|inches|ounces|days|months) are (?:there )?in (\d+) (?:and (?:a|one) half|1\/2) ([a-z]+)$/gi,
    'convert $2.5 $3 to $1',
  ],
  [
    /^(\d+(?:\.\d+)?e-?\d+) times (\d+(?:\.\d+)?e-?\d+)\b/gi,
    (whole: string, a = '', b = '') => whole.replace(/^.*? times \S+/, `${powerOfTen(a)} * ${powerOfTen(b)}`),
  ],
  [
    /^(?:two )?supplementary angles are (\d*[a-z]) and (\d*[a-z]),? (?:find|what is) [a-z]$/gi,
    'solve $1 + $2 = 180',
  ],
  [
    /^(?:two )?complementary angles are (\d*[a-z]) and (\d*[a-z]),? (?:find|what is) [a-z]$/gi,
    'solve $1 + $2 = 90',
  ],
  [
    /^(?:the )?angles (?:in|of) a triangle are (\d*[a-z]),? (\d*[a-z]),? (?:and )?(\d*[a-z]),? (?:find|what is) [a-z]$/gi,
    'solve $1 + $2 + $3 = 180',
  ],
  [
    /^(?:what is the missing number|what is x|find x|find the missing number),? if the (?:mean|average) of ([\dx., and]+) is (\d[\d.]*)$/gi,
    meanEquation,
  ],
  [
    /^(?:if |when )?the (?:mean|average) of ([\dx., and]+) is (\d[\d.]*),? (?:then )?(?:find|what is) (?:x|the missing number)$/gi,
    meanEquation,
  ],
];
