const whole = (count: number) => count.toLocaleString('en-US');

/** Words around the data of a mission. Documented texts are kept to the letter. */
export const missionDataText = {
  title: 'Mission Data',
  close: 'Close',
  back: 'Back to the city',
  viewTable: 'View Table',
  showNumbers: 'Show the numbers',
  showChart: 'Show the chart',
  loading: 'Drawing the chart...',
  noChart: 'The chart did not load, so here are its numbers.',
  empty: 'There is no data in this one yet.',
  name: 'Name',
  series: 'Series',
  x: 'x',
  y: 'y',
  chart: (type: string, description: string) => `${type}. ${description}`.trim(),
  types: { line: 'Line chart', bar: 'Bar chart', scatter: 'Scatter chart' },
  yes: 'yes',
  no: 'no',
  firstSeries: (shown: number, all: number) => `Showing the first ${whole(shown)} of ${whole(all)} series.`,
  firstPoints: (shown: number, all: number) => `Showing the first ${whole(shown)} of ${whole(all)} points.`,
  firstRows: (shown: number, all: number) => `Showing the first ${whole(shown)} of ${whole(all)} rows.`,
  refused: {
    'too-much': 'The city sent more data than we can show. Your game goes on without it.',
    unreadable: 'The city sent data we could not read. Your game goes on without it.',
  },
  dismiss: 'Close this note',
};
