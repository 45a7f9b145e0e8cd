type ShareTarget = { network: 'LinkedIn' | 'Facebook' | 'X'; href: string };

/** Where each network takes a shared page; address and title come percent-encoded. */
export function shareTargets(address: string, title: string): ShareTarget[] {
  return [
    { network: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { network: 'X', href: `https://x.com/intent/post?url=${address}&text=${title}` },
  ];
}
