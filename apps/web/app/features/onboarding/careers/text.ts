/** Words of the career screen and the day view. Documented texts are kept to the letter. */
export const careersText = {
  title: 'Pick Your Dream Job',
  intro: (count: number) =>
    count === 1
      ? 'One job fits what you told me. Does it feel like us?'
      : `${numberWord(count)} jobs fit what you told me. Which one feels like us?`,
  careers: 'Careers',
  more: 'More Options Based on Your Interests',
  moreCount: (count: number) => (count === 1 ? '1 more job' : `${count} more jobs`),
  picked: 'Picked:',
  nothingPicked: 'Pick one to go on. You can change it later.',
  startOver: 'START OVER',
  continue: 'CONTINUE',
  none: {
    title: 'No jobs came back this time',
    text: 'This is not about your answers. Start over and I will look again.',
  },
  day: {
    title: 'A Day in Your Future Career',
    moments: 'Your day',
    schooling: (name: string) => `${name} to start`,
    math: (ideas: readonly string[]) => `Uses ${new Intl.ListFormat('en-US').format(ideas)}`,
    change: 'CHANGE CAREER',
    continue: 'CONTINUE',
    busy: 'Saving...',
    source:
      'A story written from O*NET task descriptions and what you told me. Pay from the U.S. Bureau of Labor Statistics.',
  },
  source: {
    short:
      'Job descriptions from the O*NET 30.1 Database, shortened, CC BY 4.0. Pay: U.S. Bureau of Labor Statistics, May 2025. A wide range is normal: it depends on place, years and employer.',
    about: 'Where these facts come from',
    onetBefore:
      'This site includes information from the O*NET 30.1 Database, and skill and knowledge ratings from the O*NET 29.0 and 31.0 Databases, by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the ',
    licence: 'CC BY 4.0',
    licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
    onetAfter:
      ' license. O*NET® is a trademark of USDOL/ETA. This project has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
    clusters:
      'Career clusters: includes information from O*NET OnLine by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license.',
    pay: 'Source: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics (May 2025) and Employment Projections (2024–34).',
    story:
      'The stories are written from these facts. They are not the words of O*NET or the Bureau of Labor Statistics.',
  },
};

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

function numberWord(count: number): string {
  return words[count] ?? String(count);
}
