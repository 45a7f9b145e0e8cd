import { Card } from '../../../ui/card.tsx';
import { BuiltHtml } from '../../../ui/reading/built-html.tsx';
import './guide.css';

/** /teach/start: docs/teaching.md, from the printed invite to a class at work. */
export function StartScreen({ html }: { html: string }) {
  return (
    <main className="teach-wide teach-class">
      <Card className="teach-guide">
        <BuiltHtml className="guide-body" html={html} />
      </Card>
    </main>
  );
}
