import { splitPay } from './split-pay.ts';

/** The figures first, whose pay it is and where the figures come from below. */
export function PayLine({ salaryRange, id }: { salaryRange: string; id?: string }) {
  const { amount, period, note } = splitPay(salaryRange);
  return (
    <span id={id} className="block">
      <b className="font-bold">{amount}</b>
      {period}
      {note && <small className="mt-0.5 block text-[0.8125rem] leading-snug opacity-90">{note}</small>}
    </span>
  );
}
