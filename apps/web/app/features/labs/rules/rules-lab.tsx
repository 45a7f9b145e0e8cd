import { Plus, Printer, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LabFrame } from '../lab-frame.tsx';
import { firstRules, rulesText as text } from './text.ts';
import './rules.css';

type Rule = { key: number; stake: string; rule: string };

const mostRules = 10;
const begin = (): Rule[] => firstRules.map((rule, key) => ({ key, ...rule }));

/** A page of one's own rules: written here, printed, and kept nowhere else. */
export function RulesLab() {
  const [rules, setRules] = useState(begin);
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const written = rules.some(({ rule }) => rule.trim() !== '');
  const change = (key: number, part: Partial<Rule>) =>
    setRules(rules.map((rule) => (rule.key === key ? { ...rule, ...part } : rule)));
  const add = () => {
    const key = Math.max(-1, ...rules.map((rule) => rule.key)) + 1;
    setRules([...rules, { key, stake: '', rule: '' }]);
    setSaid('');
  };
  const remove = (key: number, place: number) => {
    setRules(rules.filter((rule) => rule.key !== key));
    setSaid(text.removed(place));
  };
  return (
    <LabFrame lab="rules">
      <section className="rules-sheet" aria-label={text.sheet}>
        <p className="rules-title" aria-hidden="true">
          {text.sheet}
        </p>
        <ol>
          {rules.map((rule, at) => (
            <li key={rule.key}>
              <input
                aria-label={text.stake(at + 1)}
                value={rule.stake}
                maxLength={60}
                onChange={({ target }) => change(rule.key, { stake: target.value })}
              />
              <textarea
                aria-label={text.rule(at + 1)}
                value={rule.rule}
                rows={2}
                maxLength={200}
                onChange={({ target }) => change(rule.key, { rule: target.value })}
              />
              <IconButton label={text.remove(at + 1)} onClick={() => remove(rule.key, at + 1)}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ol>
        <p className="rules-signed">{name}</p>
      </section>
      <div className="lab-row">
        <Button kind="quiet" disabled={rules.length >= mostRules} onClick={add}>
          <Plus size={20} aria-hidden="true" />
          {text.add}
        </Button>
        <TextField
          label={text.name}
          hint={text.hint}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <p className="rules-says" role="status">
        {!written ? text.empty : rules.length >= mostRules ? text.full : said}
      </p>
      <Button disabled={!written} onClick={() => window.print()}>
        <Printer size={20} aria-hidden="true" />
        {text.print}
      </Button>
      <p className="rules-keep">{text.keep}</p>
    </LabFrame>
  );
}
