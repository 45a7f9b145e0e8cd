import {
  Briefcase,
  Bus,
  Clapperboard,
  Compass,
  Factory,
  FlaskConical,
  GraduationCap,
  HandHeart,
  Landmark,
  Laptop,
  Leaf,
  type LucideIcon,
  Megaphone,
  Ruler,
  Shield,
  Stethoscope,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  'Marketing and sales': Megaphone,
  'Money and finance': Wallet,
  'Computers and games': Laptop,
  'Care for people': HandHeart,
  'Run a business': Briefcase,
  'Science, engineering and math': FlaskConical,
  'Health and medicine': Stethoscope,
  'Government and community': Landmark,
  'Design and build places': Ruler,
  'Make and fix things': Factory,
  'Teach and coach': GraduationCap,
  'Arts, media and entertainment': Clapperboard,
  'Law and safety': Shield,
  'Cars, planes and getting around': Bus,
  'Food, sports, travel and fun': UtensilsCrossed,
  'Nature, farms and food': Leaf,
};

/** The picture of a group of jobs; a group that a school names itself gets the compass. */
export function islandIcon(cluster: string): LucideIcon {
  return icons[cluster] ?? Compass;
}
