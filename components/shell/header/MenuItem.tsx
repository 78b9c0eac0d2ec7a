import type { MenuPage } from '@/lib/rules/pages/shell-view';
import { MenuLink } from './MenuLink';

interface Props {
  page: MenuPage;
  newTabLabel: string;
  className?: string;
  /** How wide the line must be to hold it, in rem (lib/rules/pages/menu-overflow.ts). */
  room?: number;
}

/**
 * A page in one of the lists of the menu. Spec 3 §2, §6: "my" pages are there for those who are logged in; stored pages know
 * nobody, so the mark of the document decides (`PersonMark`).
 */
export function MenuItem({ page, newTabLabel, className, room }: Props) {
  return (
    <li data-own={page.isOwn ? '' : undefined} data-room={room}>
      <MenuLink page={page} newTabLabel={newTabLabel} className={className} />
    </li>
  );
}
