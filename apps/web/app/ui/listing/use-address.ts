import { useSearchParams } from 'react-router';

/** What a list is narrowed by lives in the address, so that it can be gone back to and shared. */
export function useAddress<Name extends string>() {
  const [params, setParams] = useSearchParams();
  const set = (name: Name, value: string) =>
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
  return { params, set, clear };
}
