import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const names = ['search', 'cluster', 'outdoors', 'people', 'machines', 'pay', 'schooling', 'likes'] as const;
type WishName = (typeof names)[number];

/** What is looked for, as it stands in the address. */
export type CareerWishes = Partial<Record<WishName, string>>;
export type SetWish = (name: WishName, value: string) => void;

const pauseMs = 180;

/**
 * What is looked for lives in the address, so that it can be gone back to and shared. `asked` follows a short pause in
 * typing.
 */
export function useWishes() {
  const [params, setParams] = useSearchParams();
  const wishes: CareerWishes = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
  );
  const words = new URLSearchParams(Object.entries(wishes)).toString();
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  const set: SetWish = (name, value) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const clear = () => setParams({}, { replace: true, preventScrollReset: true });
  return { wishes, asked, set, clear };
}
