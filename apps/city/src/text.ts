export const dataText = {
  heading: 'Mission Data',
  close: 'Close',
  showNumbers: 'Show the numbers',
  showChart: 'Show the chart',
};
