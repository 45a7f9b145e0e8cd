import { useEffect, useState } from 'react';
import { useAddress } from '../../ui/listing/use-address.ts';

const names = ['search', 'cluster', 'outdoors', 'people', 'machines', 'pay', 'schooling', 'likes'] as const;
type WishName = (typeof names)[number];

/** What is looked for, as it stands in the address. */
export type CareerWishes = Partial<Record<WishName, string>>;
export type SetWish = (name: WishName, value: string) => void;

const pauseMs = 180;

/** What is looked for, from the address; `asked` follows a short pause in typing. */
export function useWishes() {
  const { params, set, clear } = useAddress<WishName>();
  const wishes: CareerWishes = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
  );
  const words = new URLSearchParams(Object.entries(wishes)).toString();
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return { wishes, asked, set, clear };
}
