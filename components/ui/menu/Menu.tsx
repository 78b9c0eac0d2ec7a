import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { MenuPanel } from './MenuPanel';
import styles from './menu.module.scss';

interface Props {
  /** Unique on the page: the button finds its panel by it. */
  id: string;
  /** Name of the button when its content is not words. */
  label?: string;
  trigger: ReactNode;
  /** Where the panel opens; it turns around by itself when there is no room. */
  side?: 'below' | 'above';
  className?: string;
  triggerClassName?: string;
  panelClassName?: string;
  /** For what is only loaded to be looked at; from islands. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A button with a panel: the browser's popover does opening, Esc, outside press and focus; it works before scripts do. */
export function Menu(props: Props) {
  const {
    id,
    label,
    trigger,
    side = 'below',
    className,
    triggerClassName,
    panelClassName,
    onOpen,
    children,
  } = props;
  return (
    <div className={clsx(styles.menu, className)}>
      <button type="button" popoverTarget={id} aria-label={label} title={label} className={triggerClassName}>
        {trigger}
      </button>
      <MenuPanel id={id} className={clsx(styles.panel, styles[side], panelClassName)} onOpen={onOpen}>
        {children}
      </MenuPanel>
    </div>
  );
}

export const menuItem = styles.item;

/** For panels that hold more than a list of links: on phones they take the whole width. */
export const widePanel = styles.wide;
