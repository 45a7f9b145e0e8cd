import type { MailSet } from './mail-sets.ts';

const sets: Record<MailSet, string> = {
  even: '12 of 24 unwanted',
  rare: '3 of 24 unwanted',
  none: 'None unwanted',
};

/** Words of the lab about thresholds. */
export const confusionText = {
  sets,
  set: 'Messages',
  threshold: 'Says “unwanted” from this score on',
  score: (threshold: number) => (threshold > 100 ? 'never' : `${threshold}`),
  fresh: 'Other messages',
  picture: (threshold: number) =>
    `Messages by their score from 0 to 100: unwanted ones above, wanted ones below. The threshold stands at ${threshold}. A table with all of them is below.`,
  unwanted: 'really unwanted',
  wanted: 'really wanted',
  axis: 'score, 0 to 100',
  all: 'All messages as a table',
  columns: { score: 'Score', really: 'Really', says: 'Filter says' },
  yes: 'unwanted',
  no: 'wanted',
  table: {
    corner: 'Really, and as the filter says',
    caption: 'How often the filter is right and wrong at this threshold',
    saysYes: 'Filter says unwanted',
    saysNo: 'Filter says wanted',
    reallyYes: 'Really unwanted',
    reallyNo: 'Really wanted',
    right: 'right',
    missed: 'missed',
    falseAlarm: 'false alarm',
  },
  precision: 'Precision',
  precisionAbout: 'Of all it calls unwanted, this part is unwanted.',
  noAlarm: '0 of 0: it calls nothing unwanted, so precision has no value.',
  recall: 'Recall',
  recallAbout: 'Of all that is unwanted, it finds this part.',
  noReal: '0 of 0: nothing here is unwanted, so recall has no value.',
  accuracy: 'Sorted right',
  accuracyAbout: 'Of all messages. With rare cases, a machine that never says “unwanted” looks good here.',
  nothing: 'There are no messages.',
  said: (hits: number, missed: number, falseAlarms: number) =>
    `It finds ${hits}, misses ${missed}, and calls ${falseAlarms} wanted ${falseAlarms === 1 ? 'message' : 'messages'} unwanted.`,
};
