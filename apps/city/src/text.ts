export const dataText = {
  heading: 'Mission Data',
  close: 'Close',
  showNumbers: 'Show the numbers',
  showChart: 'Show the chart',
};

/** Where a part of the page could not be fetched. */
export const fetchedText = {
  missing: 'This part could not be fetched. Close it, and try again when there is a line.',
};
