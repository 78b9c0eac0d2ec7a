import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button/classes';

/** A link out of the player. The router would lay a title over it, so the browser loads the page. */
export function LeavingLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonClasses({})}>
      {children}
    </a>
  );
}
