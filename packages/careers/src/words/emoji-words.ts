const table =
  '🎮🕹👾 video games|🎨🖌🖍✏ drawing|⚽ soccer|🏀⛹ basketball|🏈 football|⚾🥎🏐🎾🏒🏓🏸 sports|🏊 swimming|🏃 running|🤸 gymnastics|🚴🚲 biking|🛹🏂🏄 skateboarding|🥋🥊 martial arts|🏋💪 working out|🎵🎶🎸🎹🥁🎻🎺🎷 making music|🎤 singing|🎧 listening to music|💃🕺🩰 dancing|🎭 acting|🎬🎥📹 making videos|📷📸 photography|🍿📺 movies|📚📖 reading|✍📝 writing|💻🖥⌨ coding|🤖 robotics|🔧🔨🛠 fixing things|🚗🏎🚙 cars|🏍 motorcycles|🚚🚛 trucks|✈🛩🚁 planes|🚂🚆 trains|⛵🚤🎣 fishing|🚀🪐🌌🔭 space|🔬🧪🧫⚗ science|🧬 biology|➕🔢🧮📐 math|🐶🐕🐱🐈🐾🐰🐹 pets|🐴🐎🐄🐖🐓 farm animals|🦁🐬🦈🐳🦕🦖 animals|🌱🌻🌷🌳 plants|🏕⛺🥾⛰ hiking|🌎🌍🌏 travel|👗👠👟 fashion|💄💅💇 makeup|🍳🍕🍔 cooking|🍰🧁🍪🎂 baking|👶🍼 babysitting|🏥🩺💉 health|👮🚓 police officer|🚒🧯 firefighter|⚖ law|🏠🏗 building|💰💵🤑 money|♟ chess|🧵🧶 crafts|⛪🙏 church|😂🤣 jokes';

const words = new Map(
  table.split('|').flatMap((row) => {
    const space = row.indexOf(' ');
    return [...row.slice(0, space)].map((sign) => [sign, row.slice(space + 1)] as const);
  }),
);

/** Pictures that name a hobby, said in words: an answer may be nothing but emoji. Other signs stay as they are. */
export function spellEmoji(text: string): string {
  let spelled = '';
  for (const sign of text) {
    const word = words.get(sign);
    spelled += word === undefined ? sign : ` ${word}. `;
  }
  return spelled;
}
