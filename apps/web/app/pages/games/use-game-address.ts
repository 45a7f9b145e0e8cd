import { useSearchParams } from 'react-router';

export type GameName = 'race' | 'city';
const names: readonly string[] = ['race', 'city'] satisfies GameName[];

/** Which game of the dashboard is open: the address says so (D-121), and goes back to plain when it is closed. */
export function useGameAddress(): {
  game: GameName | null;
  openGame: (name: GameName) => void;
  closeGame: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const named = search.get('game') ?? '';
  return {
    game: names.includes(named) ? (named as GameName) : null,
    openGame: (name) => setSearch({ game: name }, { preventScrollReset: true }),
    closeGame: () => setSearch({}, { replace: true, preventScrollReset: true }),
  };
}
