'use client';

import { useWho } from '@/lib/session/use-who';
import type { MenuPage } from '@/lib/shell/view';
import { NavLink } from './NavLink';

interface Props {
  page: MenuPage;
  className?: string;
}

/** Spec 3 §2, §6: "my" pages are there for those who are logged in. Stored pages know nobody, so it comes later. */
export function OwnItem({ page, className }: Props) {
  const who = useWho();
  if (who?.state !== 'user' || who.profile?.role === 'child') return null;
  return (
    <li>
      <NavLink href={page.href} className={className}>
        {page.title}
      </NavLink>
    </li>
  );
}
