/** Rules of everyday problems: what a situation says of its numbers. */
export const everydayRules = {
  'worth-of-parts':
    'All parts of a ratio are worth the same: divide what is known by its parts, then multiply by the parts that are asked for.',
  'rest-of-whole': 'A whole is 1; what is left of it after the fractions are taken off is the rest.',
  'whole-from-share': 'An amount that is a fraction of the whole, divided by that fraction, is the whole.',
  'keep-the-rate': 'At the same rate both amounts change by the same factor.',
  'real-from-map': 'Every length on the map stands for the scale times as much.',
  'change-the-unit': 'Write the amount in the other unit: multiply by how many of it make one.',
  'how-many-fit': 'Divide the whole amount by the amount of one.',
  'share-of-amount': 'A fraction of an amount is the fraction times the amount.',
  'up-and-down': 'What goes up is added, what goes down is subtracted, in order.',
  'every-time-same': 'The same change every time is that change times how often it happens.',
  'change-by-percent':
    'A percent on top is added to 1, a percent off is taken from 1; multiply by what comes out.',
  'percent-off-before': 'The price after the change is the price before times what is left of 1.',
  'error-of-guess': 'The percent error is the distance to the real amount, out of the real amount.',
  'equal-shares': 'Everyone pays the same, so divide the whole by the number of people.',
  'time-between': 'Count both times in minutes from midnight; the difference is how long it takes.',
  'add-all': 'Add all of the amounts.',
  'digit-in-place': 'Each digit is worth itself times the size of its place.',
  'equal-shares-of-things': 'The things are spread equally over the groups.',
  'cheaper-by-one': 'What costs less for one is the better buy.',
  'plans-meet':
    'They cost the same where the difference of the fixed prices is made up by the difference of the prices for one.',
  'lower-total': 'What costs less in all is cheaper.',
  'rounded-first': 'Round each number first, then work with the rounded numbers.',
  'distance-of-levels': 'How far two levels are apart is the higher one minus the lower one.',
  'rate-of-table': 'In a table the rate is the change of one amount, divided by the change of the other.',
  'even-change': 'What changes by the same amount each time has changed by that amount times how often.',
  'one-speed': 'The speed is the way divided by the time it takes.',
  'same-share-marked': 'The share of marked ones is about the same among those caught again as among all.',
  'same-work': 'All do the same each, so the number of them times the time stays the same.',
  'balanced-mixture':
    'What one kind is above the mixture, times its amount, is what the other is below it, times its amount.',
} as const;
