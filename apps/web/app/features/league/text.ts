/** Words of /join-league that belong to the product; what a school may reword stands in content/site/league.yaml. */
export const leagueText = {
  heading: 'Join the League, our student community for world shapers',
  promises: 'Test video games, earn prizes, meet friends.',
  newTab: '(opens in a new tab)',
  links: 'Links',
  home: 'Home',
  newsroom: 'Newsroom',
  pledge: 'Pledge',
  credits: 'Credits',
};
