import {
  Atom,
  Bot,
  Building2,
  Bus,
  Camera,
  ChartLine,
  ChefHat,
  Clapperboard,
  Cog,
  Dumbbell,
  FlaskConical,
  Gamepad2,
  Globe,
  GraduationCap,
  Hammer,
  HandHeart,
  Laptop,
  Leaf,
  type LucideIcon,
  Megaphone,
  Music,
  Palette,
  PawPrint,
  PenLine,
  Plane,
  Rocket,
  Scale,
  Shield,
  Shirt,
  Sparkles,
  Stethoscope,
  Trophy,
  Wallet,
  Zap,
} from 'lucide-react';

/** The first that fits the title wins; what nothing fits gets the spark. */
const emblems: readonly (readonly [RegExp, LucideIcon])[] = [
  [/\b(?:video game|game design)/i, Gamepad2],
  [/\b(?:film|video|broadcast|producer|talent|choreograph|actor|animator|special effects)/i, Clapperboard],
  [/\b(?:photograph|camera)/i, Camera],
  [/\b(?:music|singer|sound|composer|dancer|disc jockey)/i, Music],
  [/\b(?:fashion|fabric\b|apparel|textile|cloth|tailor|costume|sew|shoe)/i, Shirt],
  [/\b(?:astronom|aerospace|space)/i, Rocket],
  [/\b(?:pilot|aircraft|flight|aviation)/i, Plane],
  [/\b(?:robot|mechatron|automation)/i, Bot],
  [/\b(?:software|computer|web|data|information|network|programmer|database|cyber)/i, Laptop],
  [/\b(?:animal|veterinar|zoolog|wildlife)/i, PawPrint],
  [
    /\b(?:nurse|physician|doctor|surgeon|surgical|medical|midwi|opto|optic|radiolog|psychiatr|speech|health|therap|dent|pharmac|paramedic|clinical)/i,
    Stethoscope,
  ],
  [/\b(?:teach|instructor|professor|education|tutor|librar)/i, GraduationCap],
  [/\b(?:coach|athlet|sport|umpire|scout)/i, Trophy],
  [/\b(?:fitness|exercise|recreation)/i, Dumbbell],
  [/\b(?:chef|cook|baker|food|restaurant)/i, ChefHat],
  [/\b(?:lawyer|judge|legal|attorney|paralegal|arbitrator)/i, Scale],
  [/\b(?:police|detective|fire|security|investigator|guard)/i, Shield],
  [/\b(?:transport|bus\b|driver|logistics|train|traffic)/i, Bus],
  [
    /\b(?:environment|forest|farm|agricult|conservation|plant scien|sustainab|water|park\b|soil|landscap|botan|garden)/i,
    Leaf,
  ],
  [/\b(?:architect|urban|city|civil engineer|real estate)/i, Building2],
  [/\b(?:physicist|nuclear|mathematic)/i, Atom],
  [
    /\b(?:geo|map|cartograph|hydro|ocean|meteorolog|atmospher|climat|travel|tour|interpret|international)/i,
    Globe,
  ],
  [/\b(?:chemi|biolog|scien|laborator|forensic|research)/i, FlaskConical],
  [/\b(?:electric|energy|solar|wind|power)/i, Zap],
  [/\b(?:engineer|mechanic|machin|technician|industrial)/i, Cog],
  [/\b(?:carpent|construct|build|brick|stone|mason|roof|weld|plumb|repair|install)/i, Hammer],
  [/\b(?:design|artist|paint|craft|graphic|art\b)/i, Palette],
  [/\b(?:writ|editor|author|journal|report|translat|poet)/i, PenLine],
  [/\b(?:market|advertis|public relations|sales)/i, Megaphone],
  [/\b(?:account|financ|bank|budget|tax|insurance|invest)/i, Wallet],
  [/\b(?:social|counsel|psycholog|community|child|care)/i, HandHeart],
  [/\b(?:manager|business|analyst|executive|econom|statistic|actuar)/i, ChartLine],
];

export function emblemForTitle(title: string): LucideIcon {
  return emblems.find(([words]) => words.test(title))?.[1] ?? Sparkles;
}

/** A small picture beside the title: decoration, the title says it all. */
export function CareerEmblem({ title }: { title: string }) {
  const Icon = emblemForTitle(title);
  return (
    <span className="grid size-11 flex-none place-items-center rounded-[14px] bg-accent-soft text-accent-deep group-has-checked:bg-accent group-has-checked:text-on-accent md:size-14 md:rounded-[18px]">
      <Icon className="size-6 md:size-7" aria-hidden="true" />
    </span>
  );
}
