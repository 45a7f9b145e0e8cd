/**
 * Words with which nothing can be stated about mathematics: talk, feelings, learning, school, everyday things. Words of
 * amount, order, comparison and direction (more, same, half, middle, always, left, flip) are left out on purpose.
 */
const themes = [
  // What holds sentences together.
  `a an the this that these those it its i me my you your yours we us our he him his she her they them their
  who what which where when why how and or but so if as because while until than though although also too
  in on at to of for from with without about into onto over under by near after before during through around
  is am are was were be been being do does did doing done have has had having can could will would may might
  must shall should not no yes yeah ok okay oh ah well please thanks thank let lets here there then now just only
  even still already yet again back away out off up down along together such very really quite pretty rather
  not never ever always often usually sometimes maybe perhaps soon later today tomorrow yesterday tonight
  something anything everything nothing someone anyone everyone somebody anybody everybody nobody one ones
  thing things way ways kind kinds sort sorts lot lots bit little few some any other another own else`,
  // Talk.
  `say says said saying tell tells told telling talk talks talked talking speak ask asks asked asking answer answering
  explain explains explained explaining word words sentence sentences question questions story stories
  chat message messages type typed typing read reads reading write writes writing wrote written hear heard listen
  listening show shows showed shown showing share call calls called name names sound sounds sorry welcome hello hi
  hey bye goodbye morning evening night day days week weekend weeks minute minutes hour moment moments time year years`,
  // Feelings and praise.
  `feel feels feeling feelings felt happy sad glad proud tired bored boring scared afraid worried worry worries stress
  stressed nervous calm relax relaxed upset angry mad frustrated frustrating confused confusing curious excited
  exciting interested interesting fun funny nice great good better best bad worse awesome amazing wonderful fantastic
  excellent super cool brave kind kindly friendly patient lovely okay fine hard harder easy easier tough tricky
  difficult simple simpler strange weird normal natural love loves like likes liked enjoy enjoys enjoyed hope hopes
  hoping wish care cares smile laugh breath breathe breathing deep job work works worked working effort efforts
  progress success mistake mistakes wrong fault fail failed failing trust believe confident confidence proudly`,
  // Learning.
  `learn learns learned learning learner study studies studied studying practice practices practiced practicing try
  tries tried trying train training think thinks thinking thought thoughts know knows known knowing knew understand
  understands understanding understood remember remembers remembering forget forgot forgotten idea ideas guess
  guesses help helps helped helping helper helpful hint hints clue clues tip tips guide plan plans planning goal goals
  begin begins beginning start starts started starting continue go goes going went gone come comes coming came keep
  keeps keeping kept stay stays stop stops stopped finish finished end ends take takes taking took taken give gave
  given bring get got getting put puts make made making find found finding look looks looked looking see sees seen
  seeing saw watch watching notice noticed check checking focus attention memory mind brain head habit habits skill
  skills step steps part parts piece pieces together alone slowly quickly quick quiet slow slower careful carefully
  clear clearer clearly sure certain possible important useful need needs needed want wants wanted wait waiting use
  uses used using ready able choose choice chosen pick picked move moves moving turn open close next last first
  stuck course matter matters happen happens happened happening reason reasons because instead test tests quiz exam
  exams grade grades homework lesson lessons class classes school teacher teachers student students subject topic
  topics page pages book books notebook notes pencil pen paper screen computer program machine app button chapter`,
  // People and the everyday.
  `person people human friend friends family parent parents mom dad mother father sister brother grandma grandpa
  grown adult adults kid kids child children teen team teams group partner neighbor coach counselor doctor nurse
  engineer designer builder artist scientist programmer cook chef baker farmer pilot driver player musician singer
  writer worker astronaut explorer inventor career careers jobs company world earth country city cities town street
  house home room kitchen garden park farm store shop market office library hospital bus train car bike boat plane
  ship road bridge bridges arch arches building buildings tower towers wall roof door window table chair bed box bag
  bottle cup glass plate spoon bowl jar basket phone game games sport sports ball soccer basketball baseball music
  song songs guitar piano band dance movie movies video videos picture pictures photo photos drawing art color colors
  red blue green yellow orange white black brown purple pink animal animals dog dogs cat cats bird birds fish horse
  tree trees flower flowers plant plants leaf grass river lake ocean sea beach mountain mountains sky sun moon star
  stars rain snow wind weather summer winter spring fall water food bread cake pie pizza pizzas cookie cookies
  sandwich apple apples banana bananas orange oranges juice milk tea sugar flour rice soup snack snacks lunch dinner
  breakfast recipe candy chocolate slice slices marble marbles toy toys sticker stickers card cards coin coins money
  dollar dollars cent cents price ticket tickets gift walk walks walking run runs running jump jumping swim ride riding
  drive driving fly flying climb climbing sit sitting stand standing sleep sleeping eat eats eating ate drink drinking
  play plays playing played build builds building built draw draws drawing drew paint cook cooking bake baking buy
  buys bought sell sells sold pay pays paid save saving live lives living life hand hands eye eyes ear heart body
  hold holds holding carry push pull throw catch wear clothes shirt shoes hat bright dark warm cold hot dry wet new old
  young big small tiny huge safe real magic space rocket robot robots internet website news health healthy break
  rest fresh air outside inside dream dreams hobby hobbies favorite birthday party holiday trip travel visit`,
  // More of the everyday.
  `able actually again agree ago alive almost among anyway anywhere appear arrive ask attempt aunt
  uncle cousin baby background backpack bath battery bear bee bell belong bench bike bird blanket blue board born
  bowling boy boys girl girls brand brief brother bucket bug bump bunch busy button calm camera camp
  camping candle captain careless cave ceiling celebrate chain champion chapter chat chef cheer chess circus
  claim clay clever cloud clouds club coffee comfort comfortable comic companion complain concert
  cookbook cosy cozy cost costs create creative creature crew crowd curtain daily danger
  dark daughter son dear decide desk detail details detective diary digital dinosaur dirt discover
  discovery dish dragon driver drum dust early earn easily elephant elevator empty energy environment
  envelope except exercise expect experience experiment expert explore eyes fabric face 
  fair familiar famous fan fashion feature fence festival fever field fight film fire fix flag flashlight
  floor focus fog folk follow forest forward free freedom freezer fridge frog fruit fruits future gadget garage
  garbage garlic gas gate gentle ghost giant goat goats gold goodness grab graphics greet ground grow grows guest
  guitar habitable hall handle handy happily hardly harm harvest heat helmet hero hidden hide hike hiking history hole
  holes home honest honey hop horn host hour hours huge hunt hurry hurt ice imagine imagination important improve
  insect inspire invite island jacket jam jar jars jeans joke jokes journey joy judge juice keyboard kitten knee
  ladder lake lamp lamps land language laptop laundry law lazy leader leaf leather lemon letter letters library light
  lights lightly lion lip local lock lonely loud luck lucky lunchtime magazine mail map maps market
  mask master mat meal meals meeting menu message metal mirror model mood morning mouse mouth mud museum mushroom mystery
  nail nature neat nearby nest net nobody noise noisy notice object ocean offer often onion open orchestra
  organize outdoor oven owl own oxygen pack package paddle pan pants partly pass past path pause peace peaceful pear
  people perform pet pets picnic pirate planet planets plastic playground pleasant pocket poem poet police polite pool
  popular possible post poster pot potato powder present pretend price prize promise protect proud public puppy
  puzzle puzzles queen king quest quiet quiz rabbit race radio rail rainbow react ready recipe recycle refresh
  relative remind reply report rescue respect return ribbon rich ride ring road rock role roll rope rough routine
  sail salad salt sand sandbox scarf scene science score sea seat seats secret seed seeds seem seems self
  send sense serious shadow shake shell shine shore shower sick side silent silly silver sink sister
  skate skating skin sky sled sleepy smell smoke smooth snail snowman soap soccer sock socks sofa soft soil 
  space spark special spice spider spirit spot stage stair stairs stamp station steady steam stone storm 
  strange straw stream street strength stretch strong studio style success sudden suit sunny sunset support
  surprise surprised surprising sweater sweet table tail tale talent tape target taste taxi team technology tent
  theater theatre theme thick thin thirsty thunder tiger timer tired tool tools tooth touch tour towel track trail train
  treasure treat trick tricks truck trust tube tunnel twin type umbrella uniform universe unusual upset useful
  usual valley van vegetable vegetables view village voice volcano volunteer voyage wagon wake war wash waste wave waves
  way weak weather wheel wheels whisper whistle wild wing wings wise wonder wonders wondering wood wooden wool worth wrap
  yard young zoo problem problems instance spot clicked explanation sunburn`,
];

const words = new Set(themes.flatMap((theme) => theme.split(/\s+/)));
const contractions = /(?:n['’]t|['’](?:s|re|ve|ll|d|m))$/;

/** Whether a word belongs to plain talk. */
export function isPlainWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    words.has(lower) ||
    words.has(lower.replace(contractions, '')) ||
    /^(?:can|won|don|didn|isn|doesn|wasn|couldn|wouldn|shouldn|haven|hasn|aren|weren|hadn)['’]t$/.test(lower)
  );
}
