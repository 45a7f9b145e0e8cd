import landing from '@content/site/landing.yaml';
import { Send } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Orb } from '../../ui/orb/orb.tsx';
import { SiteWords } from '../../ui/site-frame/site-words.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LogoStrip } from './logo-strip.tsx';
import { landingText as text } from './text.ts';

const { contact } = landing;

export function ContactSection() {
  return (
    <section id="contact-section" className="bg-mist">
      <div className="site-column contact-columns" data-behaviour="contact-form">
        <div>
          <Chip>{contact.label}</Chip>
          <h2 className="mt-4">{contact.title}</h2>
          <p className="site-lead">
            <SiteWords>{contact.text}</SiteWords>
          </p>
          <div className="contact-orb" data-orb>
            <Orb mode="listening" size={96} />
            <Orb mode="fulfilled" size={96} />
            <p>{contact.orb}</p>
          </div>
          <p className="contact-mail" data-mail hidden>
            {text.mail}{' '}
            <a className="words-link" href="mailto:">
              {text.email}
            </a>
          </p>
        </div>
        <ContactForm />
      </div>
      <LogoStrip />
    </section>
  );
}

/** The method `dialog` of a form outside a dialog goes nowhere, with or without a script: nothing is sent (D-31). */
function ContactForm() {
  return (
    <form className="card contact-form" method="dialog" data-form>
      <TextField label={text.name} name="name" autoComplete="name" maxLength={200} required />
      <TextField label={text.email} name="email" type="email" autoComplete="email" maxLength={254} required />
      <TextField label={text.subject} name="subject" maxLength={200} required />
      <div className="field">
        <label htmlFor="contact-message">{text.message}</label>
        <div className="field-box contact-message">
          <textarea id="contact-message" name="message" rows={4} maxLength={5000} required />
        </div>
      </div>
      <div className="contact-send">
        <Button type="submit">
          <Send size={20} aria-hidden="true" />
          {text.send}
        </Button>
        <p role="status" data-status />
        <noscript>
          <p>{text.formNeedsScript}</p>
        </noscript>
      </div>
    </form>
  );
}
