/** Two quantities where the first decides the second; `key` names the whole sentence of a rule in `rulePairText`. */
export type RulePair = {
  readonly key: 'tickets' | 'laps' | 'pages' | 'juice' | 'plants' | 'seats' | 'order' | 'box' | 'shelf';
  /** Column heads. */
  readonly input: string;
  readonly output: string;
  /** Nouns as they stand after a number. */
  readonly inputs: string;
  readonly outputs: string;
};

/** The second is so many times the first. */
export const timesPairs: readonly RulePair[] = [
  { key: 'tickets', input: 'Tickets', output: 'Dollars', inputs: 'tickets', outputs: 'dollars' },
  { key: 'laps', input: 'Laps', output: 'Minutes', inputs: 'laps', outputs: 'minutes' },
  { key: 'pages', input: 'Minutes', output: 'Pages', inputs: 'minutes', outputs: 'pages' },
  { key: 'juice', input: 'Jugs', output: 'Cups', inputs: 'jugs', outputs: 'cups' },
  { key: 'plants', input: 'Beds', output: 'Plants', inputs: 'beds', outputs: 'plants' },
  { key: 'seats', input: 'Rows', output: 'Seats', inputs: 'rows', outputs: 'seats' },
];

/** The second is so much more than the first. */
export const morePairs: readonly RulePair[] = [
  {
    key: 'order',
    input: 'Order (dollars)',
    output: 'To pay (dollars)',
    inputs: 'dollars',
    outputs: 'dollars',
  },
  { key: 'box', input: 'Books (pounds)', output: 'Full box (pounds)', inputs: 'pounds', outputs: 'pounds' },
  { key: 'shelf', input: 'Old books', output: 'All books', inputs: 'old books', outputs: 'books' },
];

/** What a table of the two shows, as whole sentences. */
export const rulePairText = {
  'tickets-table': 'The table shows tickets and their price in dollars.',
  'laps-table': 'The table shows laps and the minutes they take.',
  'pages-table': 'The table shows minutes and the pages a printer makes.',
  'juice-table': 'The table shows jugs and the cups of juice they hold.',
  'plants-table': 'The table shows garden beds and the plants in them.',
  'seats-table': 'The table shows rows and the seats in them.',
  'order-table': 'A shop adds the same fee to each order. The table shows orders and what you pay for them.',
  'box-table':
    'Books are put into the same box each time. The table shows the weight of the books and of the full box.',
  'shelf-table': 'Each shelf gets the same number of new books. The table shows old books and all books.',
} as const;
