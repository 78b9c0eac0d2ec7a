import type { MenuPage } from '@/lib/shell/view';
import { MenuLink } from './MenuLink';
import { OwnItem } from './OwnItem';

interface Props {
  page: MenuPage;
  newTabLabel: string;
  className?: string;
}

/** A page in one of the lists of the menu. */
export function MenuItem(props: Props) {
  if (props.page.isOwn) return <OwnItem {...props} />;
  return (
    <li>
      <MenuLink {...props} />
    </li>
  );
}
