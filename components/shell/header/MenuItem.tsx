import type { MenuPage } from '@/lib/rules/pages/shell-view';
import { MenuLink } from './MenuLink';

interface Props {
  page: MenuPage;
  newTabLabel: string;
  className?: string;
  /** Width of the line in rem from which the page fits (lib/rules/pages/menu-overflow.ts). */
  room?: number;
}

/**
 * A page in one of the lists of the menu. Spec 3 §2, §6: "my" pages are shown to logged-in viewers; stored pages are
 * the same for everybody, so the mark of the document decides (`PersonMark`).
 */
export function MenuItem({ page, newTabLabel, className, room }: Props) {
  return (
    <li data-own={page.isOwn ? '' : undefined} data-room={room}>
      <MenuLink page={page} newTabLabel={newTabLabel} className={className} />
    </li>
  );
}
