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
  [/video game|game design/i, Gamepad2],
  [/film|video|broadcast|producer|director|actor|animator|special effects/i, Clapperboard],
  [/photograph|camera/i, Camera],
  [/music|singer|sound|composer|dancer|disc jockey/i, Music],
  [/fashion|clothing|tailor|costume/i, Shirt],
  [/astronom|aerospace|space/i, Rocket],
  [/pilot|aircraft|flight|aviation/i, Plane],
  [/robot|mechatron|automation/i, Bot],
  [/software|computer|web|data|information|network|programmer|database|cyber/i, Laptop],
  [/animal|veterinar|zoolog|wildlife/i, PawPrint],
  [/nurse|physician|doctor|surgeon|medical|health|therap|dent|pharmac|paramedic|clinical/i, Stethoscope],
  [/teach|instructor|professor|education|tutor|librar/i, GraduationCap],
  [/coach|athlet|sport|umpire|scout/i, Trophy],
  [/fitness|exercise|recreation/i, Dumbbell],
  [/chef|cook|baker|food|restaurant/i, ChefHat],
  [/lawyer|judge|legal|attorney|paralegal|arbitrator/i, Scale],
  [/police|detective|fire|security|investigator|guard/i, Shield],
  [/transport|bus|driver|logistics|train|traffic/i, Bus],
  [/architect|urban|city|civil engineer|real estate/i, Building2],
  [/physic|nuclear|mathematic/i, Atom],
  [/chemi|biolog|scien|laborator|forensic|research/i, FlaskConical],
  [/environment|forest|farm|agricult|conservation|plant|soil|landscap|botan|garden/i, Leaf],
  [/electric|energy|solar|wind|power/i, Zap],
  [/engineer|mechanic|machin|technician|industrial/i, Cog],
  [/carpent|construct|build|mason|weld|plumb|repair|install/i, Hammer],
  [/design|artist|paint|craft|graphic|art /i, Palette],
  [/writ|editor|author|journal|report|translat|poet/i, PenLine],
  [/market|advertis|public relations|sales/i, Megaphone],
  [/account|financ|bank|budget|tax|insurance|invest/i, Wallet],
  [/social|counsel|psycholog|community|child|care/i, HandHeart],
  [/manager|business|analyst|executive|econom|statistic|actuar/i, ChartLine],
  [/geograph|travel|tour|interpret|international/i, Globe],
];

export function emblemOf(title: string): LucideIcon {
  return emblems.find(([words]) => words.test(title))?.[1] ?? Sparkles;
}

/** A small picture beside the title: decoration, the title says it all. */
export function CareerEmblem({ title }: { title: string }) {
  const Icon = emblemOf(title);
  return (
    <span className="grid size-11 place-items-center rounded-[14px] bg-accent-soft text-accent-deep group-has-checked:bg-accent group-has-checked:text-on-accent md:size-14 md:rounded-[18px]">
      <Icon className="size-6 md:size-7" aria-hidden="true" />
    </span>
  );
}
