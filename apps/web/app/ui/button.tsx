import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

type Kind = 'accent' | 'quiet' | 'sun';
type Look = { kind?: Kind; small?: boolean; wide?: boolean };

function lookClass({ kind = 'accent', small = false, wide = false }: Look, className = ''): string {
  return ['btn', kind !== 'accent' && kind, small && 'small', wide && 'wide', className]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = ComponentPropsWithRef<'button'> &
  Look & {
    busy?: boolean;
    busyText?: ReactNode;
    /** Not yet usable, for a moment nobody should notice: disabled without looking so. */
    waiting?: boolean;
  };

/** A push button. While busy it is disabled, shows a spinner and, when given, says what it is doing. */
export function Button(props: ButtonProps) {
  const { kind, small, wide, busy = false, busyText, waiting = false, className, children, ...rest } = props;
  const look = lookClass(
    { ...(kind && { kind }), ...(small && { small }), ...(wide && { wide }) },
    className,
  );
  return (
    <button
      type="button"
      {...rest}
      className={busy || waiting ? `${look} busy` : look}
      disabled={busy || waiting || rest.disabled}
    >
      {busy && <Spinner />}
      {busy && busyText ? busyText : children}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export function ButtonLink({ kind, small, wide, className, ...rest }: LinkProps & Look) {
  const look = lookClass(
    { ...(kind && { kind }), ...(small && { small }), ...(wide && { wide }) },
    className,
  );
  return <Link {...rest} className={look} />;
}
