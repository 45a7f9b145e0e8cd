/**
 * Words that stand for one another in what students write. A text is read once with its own words and once with the
 * names of their groups, so that "my stepdad slaps me" is near "my uncle hits me" without having been written down.
 */
const groups: Readonly<Record<string, string>> = {
  KIN: 'mom mum mommy mother dad daddy father stepdad stepmom stepfather stepmother parents parent brother sister bro sis uncle aunt cousin grandpa grandma family folks boyfriend girlfriend bf gf papa mama padre madre padrastro tio tia hermano hermana abuelo',
  ELDER:
    'coach teacher principal priest pastor babysitter neighbor tutor boss adult man guy stranger dude maestro profesor hombre señor senor',
  PEER: 'friend friends bestie bff kid kids classmate classmates girl girls boy boys someone somebody everyone everybody people team group amigo amiga amigos',
  SHE: 'he she they him her them his hers their',
  ME: 'me my mine myself i im ive ill id',
  HIT: 'hit hits hitting hurt hurts hurting beat beats beating beaten punch punched punches slap slapped slaps kick kicked kicks choke choked chokes push pushed pushes shove shoved burned whip whipped smack smacked grab grabbed grabs pega golpea lastima throws threw abuse abused abuses',
  TOUCH:
    'touch touches touched touching rape raped molest molested grope groped forced kiss kissed undress naked private parts toca violo',
  KILL: 'kill kills killing killed murder shoot shooting shot stab stabbing stabbed die dying dead death suicide suicidal unalive kms kys matar morir morirme matarme muerto hang hanging overdose overdosed od drown',
  CUT: 'cut cuts cutting cutter razor blade scars burning scratch wrists arms',
  WEAPON:
    'gun guns knife knives weapon weapons rifle pistol bomb bombs bullet bullets machete blade pistola arma cuchillo glock',
  PILLS:
    'pills pill meds medicine tylenol ibuprofen advil aspirin melatonin drugs weed xanax pastillas bottle',
  AFRAID: 'scared afraid terrified fear frightened unsafe panic miedo scary nervous worried anxious',
  HOME: 'home house room apartment casa bedroom door closet',
  SCHOOL:
    'school class classroom bus hallway locker lockers bathroom recess lunch cafeteria gym escuela clase',
  ONLINE:
    'online discord snap snapchat insta instagram tiktok roblox game texts text texted dm dms chat internet app group',
  PICTURE: 'pic pics picture pictures photo photos nude nudes video videos screenshot image selfie fotos',
  THREAT:
    'threat threatens threatened threatening blackmail blackmailing leak leaking post posted posting spread share expose extort money',
  TEASE:
    'bully bullies bullied bullying tease teased teasing mock mocked laugh laughs laughed laughing insult insulted rumor rumors names ugly fat gay freak loser weirdo spit molestan burlan',
  ALONE: 'alone lonely nobody noone none left abandoned nadie solo sola isolated',
  FOOD: 'food eat eats eaten eating ate meal meals dinner breakfast hungry starving starve calories weight skinny thin fat fridge comida comer',
  VOMIT: 'vomit puke purge laxatives throw binge vomito',
  END: 'end ending over gone disappear vanish forever anymore goodbye farewell last never mas ever',
  SOON: 'tonight tomorrow friday monday today now soon weekend later',
  DRUNK: 'drunk drinks drinking alcohol high beer drogas borracho',
  LIVE: 'live living alive life exist vivir wake existing',
  NIGHT: 'night nights midnight asleep sleep sleeping',
  SAD: 'sad hopeless empty numb worthless depressed depression cry crying broken pain burden useless hate lost triste',
  SECRET: 'secret tell told promise promised nobody hide hiding hides',
  LEAVE: 'left leave leaves away kicked evicted runaway ran run moved',
  GAME: 'game minecraft fortnite roblox level boss zombies players lol haha lmao movie book',
  SUM: 'add added adding plus sum subtract subtracted minus multiply multiplied times divide divided product quotient difference',
  SOLVE:
    'solve solving solved calculate compute evaluate simplify factor expand find figure work reduce convert round',
  TEACH: 'explain explian show teach tell describe define clarify',
  HELP: 'help helping hint hints clue tip nudge assist stuck lost ayuda ayudame',
  ANSWER: 'answer anwser awnser anser answers solution result key',
  RIGHT: 'right correct wrong incorrect mistake error mistakes rite bien mal',
  WHY: 'why how come reason because cause bc porque proof prove',
  WHAT: 'what whats wat wut which que cual',
  EASY: 'easy easier simple simpler simply shorter smaller slowly basic',
  HARD: 'hard harder difficult confusing confused complicated tough impossible dificil',
  AGAIN: 'again another other different more else next repeat otra otro',
  DRAW: 'draw picture diagram graph sketch plot visual drawing dibujo chart table',
  STEP: 'step steps first start begin next then after beginning start starting',
  TEST: 'test tests quiz exam exams final finals grade grades midterm',
  JOB: 'job jobs career careers work nurse doctor engineer vet pilot chef programmer designer artist become grow',
  USE: 'use used useful need matter point purpose important real life',
  CITY: 'city stem building buildings build plot coins mission missions',
  STAR: 'star stars points badge score',
  TIRED: 'tired sleepy exhausted break rest bored boring nap',
  STUPID: 'stupid dumb idiot useless trash suck sucks worst hate annoying mid cringe',
  HELLO: 'hi hello hey hola yo sup hiya morning',
  BYE: 'bye goodbye cya later gtg adios ttyl',
  THANKS: 'thanks thank thx ty gracias appreciate',
  PERSON: 'person human counselor therapist someone adult nurse helpline hotline',
  APP: 'app site page button screen click settings password login load save sound type',
  NUMBERWORD:
    'one two three four five six seven eight nine ten eleven twelve twenty thirty fifty hundred half third quarter',
};

const groupOf: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>();
  for (const [group, words] of Object.entries(groups))
    for (const word of words.split(' ')) found.set(word, [...(found.get(word) ?? []), group]);
  return found;
})();

const nothing: readonly string[] = [];

/** The groups a folded word belongs to. */
export function groupsOf(word: string): readonly string[] {
  return groupOf.get(word) ?? nothing;
}
