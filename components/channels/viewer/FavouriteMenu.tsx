'use client';

import { clsx } from 'clsx';
import { buttonClasses, iconOnly } from '@/components/ui/button/classes';
import { HeartIcon } from '@/components/ui/icon/heart';
import { CheckIcon } from '@/components/ui/icon/status';
import { Menu, menuItem, widePanel } from '@/components/ui/menu/Menu';
import { useFavourite } from '@/lib/client/favourites/use-favourite';
import type { FavouriteKind } from '@/lib/rules/catalogue/favourite-kind';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './favourite.module.scss';

interface Props {
  channel: { id: number; name: string };
  /** The programme on screen; null if only the schedule knows it. */
  programme: { id: string; kind: FavouriteKind; title: string } | null;
  labels: Messages['favourites'] & Pick<Messages['viewer'], 'ofChannel' | 'ofProgramme'>;
}

/** Spec 2 §2 "Channel viewer page": favourite buttons for the channel and, when it is known, for the programme. */
export function FavouriteMenu({ channel, programme, labels }: Props) {
  const { isKept, toggle } = useFavourite('channel', String(channel.id), labels);
  return (
    <Menu
      id="viewer-favourites"
      label={labels.favourite}
      trigger={<HeartIcon isSolid={isKept === true} />}
      triggerClassName={buttonClasses({ size: 'lg' }, iconOnly)}
      panelClassName={clsx(widePanel, styles.panel)}
    >
      <Item label={labels.ofChannel} name={channel.name} isKept={isKept} onPress={toggle} />
      {programme ? <ProgrammeItem key={programme.id} programme={programme} labels={labels} /> : null}
    </Menu>
  );
}

function ProgrammeItem({
  programme,
  labels,
}: { programme: NonNullable<Props['programme']> } & Pick<Props, 'labels'>) {
  const { isKept, toggle } = useFavourite(programme.kind, programme.id, labels);
  return <Item label={labels.ofProgramme} name={programme.title} isKept={isKept} onPress={toggle} />;
}

function Item(props: { label: string; name: string; isKept: boolean | null; onPress(): void }) {
  const { label, name, isKept, onPress } = props;
  return (
    <button
      type="button"
      className={menuItem}
      aria-pressed={isKept ?? undefined}
      onClick={onPress}
      // Closes the menu, because a guest gets the login over the page.
      data-closes=""
    >
      <span className={styles.words}>
        <span className={styles.label}>{label}</span> {name}
      </span>
      {isKept ? <CheckIcon size="sm" /> : <HeartIcon size="sm" isSolid={false} />}
    </button>
  );
}
