import { Heart } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { careersText as text } from './text.ts';
import { useFavorite } from './use-favorite.ts';

type FavoriteButtonProps = { slug: string; title: string; favorite: boolean };

export function FavoriteButton({ slug, title, favorite }: FavoriteButtonProps) {
  const { mutate, isPending } = useFavorite(slug, favorite);
  return (
    <IconButton
      label={favorite ? text.drop(title) : text.keep(title)}
      className={favorite ? 'favorite kept' : 'favorite'}
      disabled={isPending}
      onClick={() => mutate()}
    >
      <Heart size={24} aria-hidden="true" />
    </IconButton>
  );
}
