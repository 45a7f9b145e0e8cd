import { type Rewriting, rewrite } from '../../reading/rewrite.ts';
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

/** The sign of a comparison in words. */
function signOf(compared: string): string {
  if (/equal|same/i.test(compared)) return '=';
  if (/least/i.test(compared)) return '>=';
  return /less|smaller|lower/i.test(compared) ? '<' : '>';
}

/** The sides of a right triangle whose quotient a function is. */
const sidesOf: Readonly<Record<string, readonly [string, string]>> = {
  sin: ['opposite side', 'hypotenuse'],
  cos: ['adjacent side', 'hypotenuse'],
  tan: ['opposite side', 'adjacent side'],
};

/** Puts a request into a wording that is read. */
export const reworded = (text: string): string => rewrite(text, [...schoolWordings, ...knownWordings]);

/** Other wordings of requests that are read already. */
const knownWordings: readonly Rewriting[] = [
  [/^(?:(?:use |by )?(?:the )?order of operations|pemdas)[\s:,-]+(?=[-\d(])/gi, 'evaluate '],
  [/^(?:approximate|estimate) (?=√\(?\d|(?:the )?square root of \d|sqrt)(?=.*\b(?:nearest|decimal))/gi, ''],
  [
    /^find the value of ([a-z])(?: in|:| if| when| for which)?,? (?=[^.]*\b\1\b[^.]*=[^=]*$|[^.]*=[^=]*\b\1\b)/gi,
    'find $1: ',
  ],
  [/(?<=\b(?:distance|midpoint)\b.*|\b(?:line|slope)\b.*(?:through|from|and) )(?:the )?origin\b/gi, '(0, 0)'],
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
    /^(?:2|two) numbers (?:have|with) an? sum of ([\d.]+) and an? difference of ([\d.]+)(.*)$/gi,
    'the sum of two numbers is $1 and their difference is $2$3',
  ],
  [
    /^(?:2|two) numbers (?:have|with) an? difference of ([\d.]+) and an? sum of ([\d.]+)(.*)$/gi,
    'the sum of two numbers is $2 and their difference is $1$3',
  ],
  [
    /^(?:for )?(?:what|which) (?:values? (?:of|for) )?[a-z] (?:is|are|makes?|does|do) ([^a-z]*[a-z]?[^a-z]*?) ((?:be )?(?:bigger|greater|more|larger|higher|less|smaller|lower) than|at least|equal to|the same as) ([^a-z]*[a-z]?[^a-z]*)$/gi,
    (_, left = '', compared = '', right = '') => `solve ${left} ${signOf(compared)} ${right}`,
  ],
  [
    /^(?:(?:re)?write|express|condense|combine) (?=.*\b(?:log|ln))(.*?) (?:as|into|in) (?:an? |one |the )?(?:single )?log(?:arithm)?$/gi,
    '$1',
  ],
  [
    /^(?:(?:re)?write |express |simplify )?([^a-hj-z]*\di?[^a-hj-z]*i[^a-hj-z]*?),? (?:(?:write |put )?(?:it )?(?:in|as) )(?:the )?(?:form )?a ?\+ ?bi(?: form)?$/gi,
    'simplify $1',
  ],
  [
    /^(?:for )?(?:what|which) (?:values? )?(?:of |for )?[a-z] (?:is|does|makes?) ([^a-z]*[a-z]?[^a-z]*?[<>≤≥=][^a-z]*[a-z]?[^a-z]*?)(?: true)?((?:,| in) .*)?$/gi,
    'solve $1$2',
  ],
  [
    /^(?:the |a |my )?(?:graph|line|straight line)(?: of a (?:line|function))? (?:goes|passes|runs|that goes|that passes|is drawn) through (?:the points? )?(\([^()]+\)) and (\([^()]+\))[,.;]? (?:what is|whats|what's|find|write|give) (?:the|its) (?:equation|rule|function)(?: of (?:the|this) (?:line|graph))?$/gi,
    'equation of the line through $1 and $2',
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
    /^(?:condense|combine)(?: the (?:expression|logarithms?))?(?: (?:in)?to (?:a single|one|1) log(?:arithm)?)?:? (?=.*\b(?:log|ln))/gi,
    '',
  ],
  [
    /^(in|de)crease (\$?[\d.]+) by ([\d.]+)% (?:and|then|and then) (?!\1)(?:in|de)crease (?:it|the result|that) by ([\d.]+)%$/gi,
    (...found) => {
      const [, first = '', value, one, other] = found;
      const [now, then] = /^i/i.test(first) ? ['+', '-'] : ['-', '+'];
      return `work out ${value} * (1 ${now} ${one}/100) * (1 ${then} ${other}/100)`;
    },
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
    /^similar triangles:? (?:with sides )?([\d., ]+?) and ([\d., x]*x[\d., x]*?)[.,;]? (?:find|what is) x$/gi,
    similarSides,
  ],
  [/\b(angle between) (?=\([^()]*,[^()]*\) and \([^()]*,[^()]*\)$)/gi, '$1 the vectors '],
  [/^what (?:fraction|part) of (\d[\d.]*) is (\d[\d.]*)$/gi, 'simplify $2/$1'],
  [
    /^what (?:percent|%) (?:more|greater|higher) (?:is (\d[\d.]*) than (\d[\d.]*)|than (\d[\d.]*) is (\d[\d.]*))$/gi,
    (...found) => `percent increase from ${found[2] ?? found[3]} to ${found[1] ?? found[4]}`,
  ],
  [
    /^what is (\$?\d[\d.]*) (?:(in|de)creased by ([\d.]+) ?%|after an? ([\d.]+) ?% (in|de)crease)$/gi,
    (...found) => `${found[2] ?? found[5]}crease ${found[1]} by ${found[3] ?? found[4]}%`,
  ],
  [/^((?:find (?:the )?)?(?:co-?terminal|reference) angle(?: of| for)?) (\d{2,4})$/gi, '$1 $2 degrees'],
  [/^(?:turn|change) (?=[\d\s/.()…%]+ (?:to|into) )/gi, 'convert '],
  [/^(?:solve )?(?:the |this )?system(?: of (?:linear )?equations)?[\s:]+(?=.*=.*=)/gi, ''],
  [
    /^(?:if )?(\d+) ([a-z]+) (?:cost|are) (\$[\d.]+)[,.;]? (?:then )?(?:how much|what) (?:do|does|will|would|are|for|is)(?: the (?:cost|price) of)? (\d+)(?: of them)?(?: be| cost)?$/gi,
    'if $1 $2 cost $3, how much do $4 $2 cost',
  ],
  [
    /^(three|two|four|3|2|4) consecutive ((?:even |odd )?(?:integers|numbers|whole numbers)) (?:that )?(?:add|sum) (?:up )?to (\d+)\b.*$/gi,
    'the sum of $1 consecutive $2 is $3',
  ],
  [/\btogether (?:they are|their ages are|they'?re) (\d+)(?: years old)?\b/gi, 'the sum of their ages is $1'],
  [
    /^what (?:fraction|part) of (?:an?|one|1) (?:hour is (\d+) (?:minutes|min)|day is (\d+) hours|dollar is (\d+) cents)$/gi,
    (_, minutes = '', hours = '', cents = '') =>
      minutes ? `simplify ${minutes}/60` : hours ? `simplify ${hours}/24` : `simplify ${cents}/100`,
  ],
  [
    /^p\s*\(\s*not ([a-z]+)\s*\) (?:if|when|given) p\s*\(\s*\1\s*\)\s*(?:=|is)\s*([\d./]+)$/gi,
    'the probability of $1 is $2, what is the probability of not $1',
  ],
  [/\b(?:for|on|over) 0 to 2 ?(?:pi|π)$/gi, 'on [0, 2π)'],
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
    /^(?:if )?(sin|cos|tan) ?\(?([A-Z])\)? ?= ?(\d+)\/(\d+),? (?:then )?(?:find|what is) (?!\1)(sin|cos|tan) ?\(?\2\)?$/g,
    (...found) => {
      const [, known = '', , top, bottom, asked] = found;
      const [one, other] = sidesOf[known] ?? [];
      return `in a right triangle the ${one} is ${top} and the ${other} is ${bottom}, find the ${asked} of the angle`;
    },
  ],
  [
    /^an? (\d+)[ -](?:ft|foot|feet|m|meter)s? ladder\b.*?\b(\d+) (ft|feet|m|meters?)\b.*?\bhow high\b.*$/gi,
    'in a right triangle the hypotenuse is $1 $3 and one leg is $2 $3, find the other leg',
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
    /^what (?:score )?do i need on the (3rd|4th|5th|6th|7th) (?:test|quiz|exam) to (?:have|get) (?:an? )?(\d+(?:\.\d+)?) average if i (?:got|scored|have) ((?:\d+(?:\.\d+)?(?:,? and |, | ))+\d+(?:\.\d+)?)$/gi,
    (whole: string, which = '', mean = '', list = '') =>
      neededScore(whole, list, `${Number(which.charAt(0)) - 1}`, mean),
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
