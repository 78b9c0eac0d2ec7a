import { Button } from '@/components/ui/button/Button';
import { ShareButton } from '@/components/ui/share/ShareButton';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { favouriteKindOf } from '@/lib/rules/catalogue/favourite-kind';
import type { ProgrammePage } from '@/lib/rules/channels/programme';
import { clockOf } from '@/lib/rules/schedule/days';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { isInArchive } from '@/lib/rules/schedule/rules';
import { FavouriteMenu } from './FavouriteMenu';
import styles from './heading.module.scss';
import { ProgrammeHeading } from './ProgrammeHeading';
import type { ViewerLabels } from './props';
import { WholeScreen } from './WholeScreen';

interface Props {
  channel: ListedChannel;
  entry: ScheduleEntry | null;
  programme: ProgrammePage | null;
  now: number | null;
  isLive: boolean;
  /** Whether the viewer may watch the channel. */
  isOpen: boolean;
  hasShare: boolean;
  shareHref: string;
  onMoment(ts: number | null): void;
  labels: ViewerLabels;
}

/** A programme without a page cannot be a favourite, because nobody could find it later. */
function toFavourite({ id, kind, title }: ProgrammePage) {
  return { id, title, kind: favouriteKindOf(kind) };
}

/** The title block: programme, its details, channel, live mark and actions (spec 2 §2). */
export function OnScreen(props: Props) {
  const { channel, entry, programme, now, isLive, isOpen, hasShare, shareHref, onMoment, labels } = props;
  const title = entry?.title ?? channel.now?.title ?? channel.name;
  const rights = { archiveDays: channel.archiveDays, isPurchased: isOpen };
  const mayStartOver = isLive && entry !== null && now !== null && isInArchive(entry, now, rights);
  return (
    <ProgrammeHeading
      channelName={channel.name}
      logo={channel.logo}
      logoColor={channel.color}
      title={title}
      titleHref={programme?.href ?? null}
      subtitle={entry?.episodeTitle ?? null}
      time={entry ? `${clockOf(entry.startsAt)}–${clockOf(entry.endsAt)}` : null}
      isLive={isLive}
      liveLabel={labels.channels.live}
      actions={
        <>
          <WholeScreen label={labels.stage.player.fullscreen} />
          <FavouriteMenu
            channel={channel}
            programme={programme?.href ? toFavourite(programme) : null}
            labels={{ ...labels.favourites, ...labels.viewer }}
          />
          {hasShare ? (
            <ShareButton
              path={shareHref}
              title={`${title} · ${channel.name}`}
              labels={labels.catalogue.page}
            />
          ) : null}
          {mayStartOver && entry ? (
            <Button className={styles.worded} onClick={() => onMoment(entry.startsAt)}>
              {labels.channels.startOver}
            </Button>
          ) : null}
          {isLive ? null : (
            <Button className={styles.worded} onClick={() => onMoment(null)}>
              {labels.channels.backToLive}
            </Button>
          )}
        </>
      }
    />
  );
}
