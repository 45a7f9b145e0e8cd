import { readMentions } from './mention.ts';

/** What a student wants from work or likes in people, without a job or hobby in it. */
export const workValueMentions = readMentions(
  'value',
  `
helping people: help people, helping people, help others, make a difference, care about people, caring, save lives, helpful, patient, patience, supportive, nice, kind, cares about students, understanding, sweet, respectful > SEA > Relationships; Psychology
making money: money, get paid, rich, a lot of money, good pay, high paying, wealthy, make bank, lots of money, pays well > ECI > Recognition; Working Conditions
being your own boss: own boss, be my own boss, independent, freedom, work for myself, work from home, stay home, my own hours > EAR > Independence
working with your hands: hands on, hands-on, with my hands, my hands, physical, moving around, not sit at a desk, not at a desk, active, examples on the board, activities, labs > RIS > Achievement; Mechanical
being creative: creative, creativity, imagination, imaginative, original, express myself, unique, makes it colorful > AIE > Achievement; Independence; Design
working in a team: teamwork, team, together, with other people, group work, groups, group projects, collaborate > SEC > Relationships
being outside: outside, outdoors, fresh air, in nature, not indoors > RIE > Independence
figuring things out: figure things out, figuring out, curious, curiosity, learn new things, challenge, challenging, solve, solving, how things work, logic, logical, critical thinking, step by step, shows steps, explains why, explains how > ICR > Achievement
keeping things in order: organized, neat, tidy, on time, careful, detail, details, clear, rules, routine, structure, steady job, stable, notes, clear notes > CRS > Support; Working Conditions; Administrative
being in charge: in charge, be the boss, lead people, manage people, run things, tell people what to do, strict but fair > ESC > Recognition; Achievement; Administration and Management
being known: famous, fame, popular, well known, followers, go viral, trophies > EAS > Recognition; Communications and Media
making people laugh: funny, fun, jokes, laugh, makes it fun, entertaining, humor, games, makes math fun, cool > AES > Relationships; Communications and Media
explaining things: explain, explains, explains things, explains clearly, explains it well, breaks it down, teaches well, helps me understand, answers questions, one on one, takes time, goes slow, slow > SIA > Relationships; Education and Training
fairness: fair, justice, equality, equal, rights, treats everyone the same, doesnt have favorites, no favorites, respect > SEI > Relationships; Law and Government
new technology: uses technology, technology, computers, uses games, uses videos, kahoot, blooket, real life examples, real world > ICR > Achievement; Computers and Electronics
`,
);
