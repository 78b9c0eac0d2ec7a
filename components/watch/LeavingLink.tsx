import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button/classes';

/**
 * A link from the player to another page. It loads the page as a document, because the router would open a title as an
 * overlay over the player.
 */
export function LeavingLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonClasses({})}>
      {children}
    </a>
  );
}
