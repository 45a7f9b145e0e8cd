/** Words of /404. */
export const notFoundText = {
  title: 'Page not found',
  description:
    'This address leads to no page. The start page has everything: the city, the League, the newsroom.',
  text: 'This street is not on our map, but the city is one step away.',
  action: 'Back to the start',
};
