/** Last words that name the people who do a job; only these lose their plural "s". */
const peopleEnding =
  /(?:ers|ors|ists|ians|ants|ents|ives|eons|ards|ees|mates|ots|ains|ates|men|hets|aides|tects|judges|nurses|clerks|cooks|chefs|hosts|hostesses|waitresses|athletes|models|physicians|masons|chemists|analysts|mechanics|guards|wardens|masters|smiths|specialists|advisors|hands|etes|logists|wrights|sters|patrol|actuaries|secretaries|porters|bellhops|nannies|firers|hygienists|teachers|executives|chauffeurs|undertakers|laborers|apprentices|salespersons|runners|typists|keyers|archivists|conductors|astronomers|geographers|counsels|superintendents|oilers|guides|escorts|jockeys|coaches|scouts|umpires|officials|paramedics|registrars|orderlies|bailiffs|baristas|concierges|roustabouts|experts|persons)$/i;
const notPeople =
  /^(?:computers|papers|materials|events|patients|instruments|minors|flowers|motors|assets|benefits|equipments|parts|talents|crops|markets|documents|plants|floors|products|exhibits|sports|services|statements|components|garments|events|boilers)$/i;

const singularWord = (word: string): string => {
  if (notPeople.test(word) || !peopleEnding.test(word)) return word;
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(?:ss|sh|ch|x)es$/i.test(word)) return word.replace(/es$/i, '');
  return word.replace(/s$/i, '');
};

/** The last word of every listed name made singular: "Interpreters and Translators" → "Interpreter and Translator". */
const singularList = (text: string): string =>
  text.replace(/([A-Za-z'-]+)(?=$|,| and | or |\/)/g, (word) => singularWord(word));

/**
 * The name of one worker made from an official plural title: "Cooks, Fast Food" → "Fast Food Cook". The names the
 * product ships stay as they are.
 * Titles that no rule turns into plain words have an entry in content/careers/student-titles.yaml.
 */
export function singularTitle(officialTitle: string): string {
  let title = officialTitle.replace(/, (?:Except|Including) .*$/, '').replace(/, (?:General|All Other)$/, '');
  const helper = /^Helpers--(.*)$/.exec(title);
  if (helper) return `Helper for ${helper[1]}`;
  const supervisor = /^First-Line Supervisors of (.*)$/.exec(title);
  if (supervisor) return `Supervisor of ${supervisor[1]}`;
  const college = /^(.*), Postsecondary$/.exec(title);
  if (college) return `College ${singularList(college[1] ?? '')}`;
  const cook = /^Cooks, (.*)$/.exec(title);
  if (cook) return `${cook[1]} Cook`;
  const machine = /^(.*) (?:Setters, Operators, and Tenders|Operators and Tenders), (.*)$/.exec(title);
  if (machine) return `${machine[1]} Operator, ${machine[2]}`;
  title = title
    .replace(/ Setters, Operators, and Tenders$/, ' Operators')
    .replace(/ Operators and Tenders$/, ' Operators');
  const [, head = '', company = ''] = /^(.*?)( (?:of|for) [A-Z].*)?$/s.exec(title) ?? [];
  return singularList(head) + company;
}
