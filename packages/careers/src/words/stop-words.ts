import { stemWord } from './stem-word.ts';

/** Words that say nothing about a job: grammar, hedges, filler, and verbs that every hobby and every task shares. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the and or but if so as at by for from in into of off on onto out over to up with without about after again ' +
    'all also always am any anyone anything are around aint arent be been being because become becoming before best ' +
    'better big both can cant cause could couldnt did didnt do does doesnt doing done dont down each else etc even ' +
    'ever every everyone everything few fun fav favorite favourite feel first found gave get gets getting give given ' +
    'giving go goes going gonna good got great guess had has hasnt have havent having he her here him his honestly how ' +
    'huge i id idk idc ill im ima imma in is isnt it its ive just kid kind kinda know knows last least less let lets ' +
    'like liked likes liking little literally lol long lot lots love loved loves loving lowkey made make makes making ' +
    'many maybe me mine more most mostly much my myself need needs never new next no none nope not nothing now of ok ' +
    'okay old omg once one only other others our own part perhaps person place please pretty prob probably put quite ' +
    'rather real really right said same say see seems she should since so some somebody someday someone something ' +
    'sometimes somewhere sort soon still stuff such super sure take taking tbh than that thats the their them then ' +
    'there these they thing things think thinking this those though three tho time times to too try trying two type ' +
    'um uh us use used usually very wanna want wanted wants was wasnt way we well went were what whatever when where ' +
    'which while who whole why will wish with wont work worked working works would wow yeah year years yes yet you ' +
    'your youre asdf asdfgh qwerty hmm haha bro bruh ngl dunno na nah job jobs career careers day days life home house ' +
    'school class classes grade grades name free hours play playing played plays watch watching listen ' +
    'listening hang hanging enjoy favorites dream future grow grew interested interest interests passion proud ' +
    'accomplishment achievement learn learned learning live living talk talking look looking start started win won ' +
    'quiero ser un una el la los las de del y o me gusta gustan mi mis con en no se nada jugar mucho muy porque para ' +
    'guy guys lady ladies dude dudes gal ' +
    'such including related various ensure appropriate using may must within according based order involving'
  ).split(' '),
);

/** Stop words in the form that stemming gives them. */
export const stopStems: ReadonlySet<string> = new Set(
  [...stopWords].flatMap((word) => [word, stemWord(word)]),
);
