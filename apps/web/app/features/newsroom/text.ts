/** Words of the newsroom; the posts themselves stand in content/newsroom. */
export const newsroomText = {
  title: 'Newsroom',
  description:
    'Press releases and public statements, in full: what we say about AI literacy, math and future-ready skills.',
  lead: 'What we say in public, in full.',
  readMore: 'Read more',
  about: (title: string) => `about “${title}”`,
  loading: 'Loading...',
  empty: 'Nothing published yet. Come back soon.',
  by: 'By',
  share: 'Share',
  shareOn: (network: string) => `Share on ${network} (opens in a new tab)`,
};
