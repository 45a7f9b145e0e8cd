import type { Random } from '../../random.ts';

const describing =
  `able agile amber bold brave breezy bright brisk bubbly calm careful cheery clever cosmic curious daring eager early
fair fancy fluffy friendly gentle giant glad golden grand handy happy honest jolly joyful keen kind lively lucky mellow merry mighty
modest neat nimble noble patient perky playful polite proud quick quiet rapid ready royal sandy shiny silent silver sincere smart snowy
solid speedy spry steady sunny super swift tidy tiny trusty upbeat vivid warm wise witty zesty`.split(/\s+/);

const animals =
  `badger bear beaver bison bobcat camel cat cheetah chick cobra corgi crab crane crow deer dingo dolphin dove duck eagle
egret elk falcon ferret finch fox frog gazelle gecko giraffe goat goose gull hamster hare hawk hedgehog heron hippo horse ibis iguana
jaguar jay kiwi koala lark lemur leopard lion lizard llama lynx magpie manatee marten mole moose mouse newt ocelot orca osprey otter owl
ox panda parrot pelican penguin pika pony puffin puma quail rabbit raccoon raven robin salmon seal shark sheep sloth snail sparrow stork
swan tiger toad toucan trout tuna turtle walrus whale wolf wombat wren yak zebra`.split(/\s+/);

/** Things a child can picture and spell. Three of them are one of 120 million; guessing is slowed and stopped long before. */
const things =
  `acorn actor airport album anchor ankle apple apron arrow artist atlas attic autumn avocado bacon badge bagel bakery balcony
ball balloon bamboo banana banjo barn barrel basil basket bath beach beam bean beard bed bee beetle bell belt bench berry bicycle bird
biscuit blanket blossom blueberry board boat bonnet book boot bottle boulder bowl box bracelet branch bread brick bridge broom brush
bubble bucket bus bush butter button cabin cable cactus cake calendar camera camp canal candle canoe canvas cape captain carpet carrot
castle cave ceiling cellar cello cement chain chair chalk cheese cherry chess chestnut chimney cinema circle circus city clarinet clay
cliff clock cloud clover coast coat cocoa coconut coffee coin collar comb comet compass concert cookie copper coral corn cotton couch
cousin cover cradle crayon cream cricket crown crystal cupboard curtain cushion daisy dance dawn desert desk diamond dice dinner dish
doctor donut door drawer dream drum dune dust earring earth easel echo elbow engine envelope fabric farm feather fence fern ferry field
film finger fire fish flag flame flute fog folder forest fork fountain frame freckle friend fruit garage garden garlic gate ghost ginger
glacier glass globe glove grain grape grass guitar hall hammer hammock harbor harp hat helmet hill hinge hockey honey hoof hook hotel
house ice igloo ink insect iron island ivory ivy jacket jam jar jelly jewel juice jungle kayak kettle key kitchen kite knee knot ladder
lagoon lake lamp lantern lavender lawn leaf leather lemon lens letter library light lily lime line lobby lock lotus lunch magnet mango map
maple marble market mask meadow melon menu metal milk mill mint mirror mitten moon mop morning moss mountain muffin museum mushroom music
napkin necklace needle nest net north notebook nurse nut oak oasis oat oboe ocean office olive onion opera orange orchard orchid oven oyster
paddle page paint palace palm pancake paper parade park parsley pasta path peach peanut pear pearl pebble pedal pen pencil pepper piano
picnic picture pie pillow pilot pine pineapple pipe pirate pizza planet plank plate plum pocket poem pond popcorn porch postcard potato
prairie present puddle pumpkin puppet puzzle pyramid quartz queen quilt rack radio radish raft rail rain raincoat raspberry reef ribbon rice
ring river road roof room rope rose ruler saddle sail salad sand sandal sandwich saxophone scarf school scooter sea seed shadow shampoo shell
ship shoe shore shovel sidewalk singer skate sketch sky sled slipper smile snow soap sock sofa soup space spice spinach sponge spoon spring
square stadium stage stair stamp star station statue steam stone stool storm story stove straw street string sugar suitcase summer sun sunset
sweater swing syrup table tablet tailor tambourine tea temple tennis tent theater thread throne thumb thunder ticket tile toast tomato tooth
torch towel tower town toy track tractor trail train tray tree trumpet tulip tunnel umbrella uncle valley van vanilla vase velvet village
vine violet violin voice volcano waffle wagon wall walnut water wave weather wheat wheel whistle willow wind window winter wood wool yard
yarn yogurt zipper`.split(/\s+/);

function pick(words: readonly string[], random: Random): string {
  return words[random.int(words.length)] ?? '';
}

/** A user name that says nothing about its owner, such as lively-owl-42. */
export function drawUserName(random: Random): string {
  return `${pick(describing, random)}-${pick(animals, random)}-${random.int(90) + 10}`;
}

/** Three plain words, such as "river maple candle". */
export function drawPhrase(random: Random): string {
  return [things, things, things].map((words) => pick(words, random)).join(' ');
}
