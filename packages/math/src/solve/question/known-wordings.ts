/** Other wordings of requests that are read already. */
export const knownWordings: readonly (readonly [RegExp, string])[] = [
  [/^[\s,:;!]+(?=.*[\d=])/g, ''],
  [/\bhelp me w\/ ?/gi, 'help me with '],
  [/^turn (?=[\d\s/]+ (?:to|into) )/gi, 'convert '],
  [/^(?:solve )?(?:the |this )?system(?: of (?:linear )?equations)?[\s:]+(?=.*=.*=)/gi, ''],
  [
    /^if (\d+) ([a-z]+) cost (\$[\d.]+),? (?:then )?how much (?:do|does|will|would) (\d+) cost$/gi,
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
];
