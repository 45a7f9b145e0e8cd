/** Words that turn a problem: what is told or asked is another thing with them than without. */
export const turningWords = new RegExp(
  `(?<!\\\\)\\b(?:${[
    'not (?:all|both|exactly|between)|both (?:tall|short|long|heavi|light|old|young|great|small|larg)er',
    "not|no|none|never|nothing|nobody|neither|nor|without|except|unless|exclud\\w*|ignor\\w*|only|but|instead|however|cannot|can't",
    'twice|thrice|doubl\\w*|tripl\\w*|quadrupl\\w*|half|halve[sd]?|squared|multiplied|divided|product|quotient|difference',
    'given|if|after|before|then|again|already|later|early|ago|until|since|once|first|second|last|next|back|stop(?:s|ped)?',
    'another|others?|rest(?:s|ed|ing)?|remain(?:s|ing|ed)?|left|leaves?|lost|gone|kept|free|missing|broken?|breaks',
    'remov\\w*|add(?:s|ed|ing)|taken|took|put|cut|replac\\w*|drop(?:s|ped)?|new|extra|off|moved|reflect\\w*|shift\\w*',
    'increas\\w*|decreas\\w*|reduc\\w*|chang\\w*|inside|outside|includ\\w*|also|either|both|together|alone|must',
    'each|every|more|less|fewer|greater|larger|smaller|largest|smallest|highest|lowest|least|most|exactly|same|different',
    'fail\\w*|contains?|perpendicular|parallel|supplement\\w*|complement\\w*|top|bottom|faces|label|painted',
    'median to the|marginal|convergence|confidence',
  ].join('|')})\\b`,
  'g',
);
