import type { cityEmotes } from '@playforward/contract';
import {
  ClapIcon,
  HeartIcon,
  HelpIcon,
  IdeaIcon,
  PartyIcon,
  RestIcon,
  SmileIcon,
  StarIcon,
  ThinkIcon,
  ThumbIcon,
  WaveIcon,
  WowIcon,
} from '../ui/icons.ts';

type EmoteId = (typeof cityEmotes)[number]['id'];

export const emoteIcons: Record<EmoteId, typeof HeartIcon> = {
  wave: WaveIcon,
  smile: SmileIcon,
  clap: ClapIcon,
  heart: HeartIcon,
  star: StarIcon,
  'thumbs-up': ThumbIcon,
  idea: IdeaIcon,
  question: HelpIcon,
  think: ThinkIcon,
  wow: WowIcon,
  party: PartyIcon,
  rest: RestIcon,
};
