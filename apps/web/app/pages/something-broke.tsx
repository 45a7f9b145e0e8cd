import { Button } from '../ui/button.tsx';
import { StateCard } from '../ui/state-card.tsx';

const text = {
  title: 'This page stopped working',
  text: 'Load it again. What you have done is saved.',
  action: 'Load again',
};

/** The last net: a surprise in the page itself. */
export function SomethingBroke() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-[560px] content-center p-4">
      <StateCard
        mode="determined"
        title={text.title}
        text={text.text}
        action={<Button onClick={() => window.location.reload()}>{text.action}</Button>}
      />
    </main>
  );
}
