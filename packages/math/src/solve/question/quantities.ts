/** What a student can ask for: the words that name it, and how the answer names it again. Longer names stand first. */
export const quantities = {
  // data
  'five-number-summary': [
    'five[- ]number summary|5[- ]number summary|box[- ](?:and[- ]whisker )?plot',
    'the five-number summary',
  ],
  outliers: ['outliers?', 'the outliers'],
  'mean-absolute-deviation': ['mean absolute deviation|mad', 'the mean absolute deviation'],
  'sample-standard-deviation': ['sample (?:standard deviation|sd|std dev)', 'the sample standard deviation'],
  'standard-deviation': [
    String.raw`(?:population )?(?:standard deviation|std\.? dev\w*)`,
    'the standard deviation',
  ],
  'sample-variance': ['sample variance', 'the sample variance'],
  variance: ['(?:population )?variance', 'the variance'],
  'interquartile-range': ['inter-?quartile range|iqr', 'the interquartile range'],
  quartile: ['(?:first|third|lower|upper|1st|3rd) quartile|quartiles?|q[13]', 'the quartile'],
  'z-score': ['z[- ]?scores?|standard score', 'the z-score'],
  range: ['range', 'the range'],
  mode: ['mode', 'the mode'],
  median: ['median', 'the median'],
  speed: ['average speed|speed|velocity|how fast', 'the speed'],
  'interest-rate': ['(?:interest|tax|tip|discount|commission) rate|rate of interest', 'the rate'],
  'unit-rate': ['unit rate|average rate|rate (?:per|of)|rate', 'the unit rate'],
  mean: ['(?:arithmetic )?mean|average', 'the mean'],
  // money
  'original-price': [
    '(?:original|regular|full|starting|list|marked) (?:price|cost)|(?:price|cost)(?: [a-z]+){0,2} before|(?:what|how much) (?:was|did) (?:it|the [a-z]+)(?: cost| worth)? (?:before|originally|at first)',
    'the original price',
  ],
  'unit-price': ['unit (?:price|cost)|price per|cost per', 'the unit price'],
  'price-to-pay': [
    '(?:sale|final|new|selling|discounted?|reduced|total|retail) (?:price|cost|amount|bill)|total(?! degrees)|in all|altogether|(?:price|cost|pay|paid|spend|owe|bill)',
    'the price to pay',
  ],
  balance: [
    'will (?:you|i|he|she|they|we) have|(?:final |account )?balance|future value|worth|(?:final|total) amount|amount (?:after|in the account)',
    'the balance',
  ],
  interest: ['(?:simple |compound )?interest', 'the interest'],
  'amount-saved': [
    '(?:amount of (?:the )?)?(?:discount|markdown)(?: amount)?|savings?|saved?|amount off',
    'the amount saved',
  ],
  commission: ['commission', 'the commission'],
  tip: ['tip|gratuity', 'the tip'],
  tax: ['(?:sales )?tax', 'the tax'],
  markup: ['mark-?up', 'the markup'],
  'percent-change': ['percent(?:age)?(?: of)? (?:change|increase|decrease|error)', 'the percent change'],
  percent: [String.raw`percent(?:age)?(?! (?:of|markup|discount))`, 'the percent'],
  domain: ['domain', 'the domain'],
  // figures
  'angle-sum': [
    'sum of (?:the |all )?(?:measures of )?(?:the )?(?:interior |inside |exterior |outside )?angles?|(?:interior |exterior )?angle sum|(?:total )?degrees (?:are |is )?(?:there )?(?:in|inside|of|does) (?:an? |any |the )?(?:regular )?(?:\\d+[- ]?gon|\\d+[- ]sided polygon|\\w{3,}gon|triangle|quadrilateral)(?: have)?|(?:interior |inside )?angles (?:of|in) (?:an? |any |the )?(?:regular )?(?:\\d+[- ]?gon|\\d+[- ]sided polygon|\\w{3,}gon|triangle|quadrilateral) (?:add up to|sum to|total)',
    'the sum of the angles',
  ],
  'surface-area': ['surface area', 'the surface area'],
  'sector-area': ['(?:area of (?:a |the )?)?sector(?: area)?', 'the area of the sector'],
  'arc-length': ['arc length|length of (?:an? |the )?arc', 'the arc length'],
  area: ['area', 'the area'],
  circumference: ['circumference', 'the circumference'],
  perimeter: ['perimeter|distance around', 'the perimeter'],
  volume: ['volume', 'the volume'],
  hypotenuse: ['hypotenuse', 'the hypotenuse'],
  diagonal: ['diagonal', 'the diagonal'],
  diameter: ['diameter', 'the diameter'],
  radius: ['radius', 'the radius'],
  supplement: ['supplement(?:ary angle)?', 'the supplement'],
  complement: ['complement(?:ary angle)?(?! of (?:the event|event))', 'the complement'],
  angle: ['angles?', 'the angle'],
  height: ['height|altitude|how (?:tall|high)', 'the height'],
  width: ['width|how wide', 'the width'],
  leg: ['legs?|missing side', 'the leg'],
  side: ['sides?(?: lengths?)?|edges?(?: lengths?)?', 'the side'],
  length: ['length', 'the length'],
  base: [String.raw`base(?! (?:area|\d))`, 'the base'],
  // lines and graphs
  'graph-features': [
    'graph|sketch|plot|slope and (?:the )?y[- ]intercept|[xy][- ]?intercepts?|intercepts|vertex|axis of symmetry|zeros',
    'the features of the graph',
  ],
  midpoint: ['mid-?point', 'the midpoint'],
  distance: ['distance|how far', 'the distance'],
  duration: ['how long|time', 'the time'],
  slope: ['slope|gradient', 'the slope'],
  // sequences
  'common-difference': ['common difference', 'the common difference'],
  'common-ratio': ['common ratio', 'the common ratio'],
  'nth-term': [
    'nth term|general (?:term|rule)|explicit (?:formula|rule)|formula for|rule for',
    'the rule for the nth term',
  ],
  'sum-of-terms': [
    String.raw`(?:sum|total) of (?:the |an? )?(?:first|next|series|infinite|geometric|arithmetic|(?:integers|whole numbers|numbers) from|\d+ terms|all (?:the )?(?:whole |natural |counting |even |odd |positive )?(?:integers|numbers))|partial sum|infinite sum`,
    'the sum of the terms',
  ],
  'next-term': [
    String.raw`(?:next|following)(?: \w+)? (?:terms?|numbers?|values?)|comes? next|next in`,
    'the next term',
  ],
  'numbered-term': [
    String.raw`\d{1,3}(?:st|nd|rd|th) term|(?<!\b(?:first|initial|last) )term (?:number )?\d{1,3}`,
    'the term',
  ],
  // functions
  'second-derivative': ["(?:second|2nd) derivative|f''|y''", 'the second derivative'],
  'higher-derivative': ["(?:third|fourth|3rd|4th) derivative|f'''", 'the higher derivative'],
  antiderivative: ['anti-?derivatives?|(?:indefinite |definite )?integral|integrate', 'the integral'],
  derivative: ['derivative|differentiate', 'the derivative'],
  limit: ['limit', 'the limit'],
  inverse: ['inverse(?: function)?', 'the inverse'],
  magnitude: ['magnitude|modulus', 'the size'],
  // chance
  probability: ['probability|chance|likelihood|odds', 'the probability'],
} as const satisfies Record<string, readonly [words: string, name: string]>;

export type Quantity = keyof typeof quantities;
export const quantityNames = Object.keys(quantities) as readonly Quantity[];
export const sayQuantity = (quantity: Quantity): string => quantities[quantity][1];
