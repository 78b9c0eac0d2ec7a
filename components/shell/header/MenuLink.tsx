import { ExternalLink } from '@/components/ui/link/ExternalLink';
import type { MenuPage } from '@/lib/rules/pages/shell-view';
import { NavLink } from './NavLink';

interface Props {
  page: MenuPage;
  newTabLabel: string;
  className?: string;
}

/** A menu link to a page of the site or to an external page. */
export function MenuLink({ page, newTabLabel, className }: Props) {
  if (page.isExternal) {
    return (
      <ExternalLink href={page.href} newTabLabel={newTabLabel} className={className}>
        {page.title}
      </ExternalLink>
    );
  }
  return (
    <NavLink href={page.href} className={className}>
      {page.title}
    </NavLink>
  );
}
