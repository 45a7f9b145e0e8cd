/** The words a grown-up reads behind the link of a letter. */
export const guardianText = {
  title: 'May your child talk to the learning companion?',
  lead: [
    'Your child learns mathematics here and would like to use two things for which a grown-up has to say yes.',
    'The chat with the learning companion: a program that helps with mathematics. It never gives an answer away, it shows people who help when a child is in need, and grown-ups of the school can read the talks.',
    'The city of the class: a game in which children build together under made-up names. They cannot write to each other.',
    'Lessons are open without a yes. You can take a yes back at any time: write to the school.',
  ],
  notice: 'What is kept of your child, and how long',
  who: 'Your name',
  yes: 'Yes, I am responsible for this child and agree',
  no: 'No',
  noName: 'Please write your name',
  goBack: 'Go back one page and write your name: the school keeps who said yes.',
  over: 'This link is over',
  askAgain: 'It works once, for seven days. Your child can send you another one.',
  thanks: 'Thank you',
  agreed:
    'Chat and the city of the class are open now. Your name and today’s date are kept; your address is not.',
  declined: 'Nothing was opened, and your address is not kept. Lessons stay open as they are.',
  needsScript: 'This page needs JavaScript to read the link of your letter.',
} as const;
