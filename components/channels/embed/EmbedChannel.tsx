'use client';

import { Suspense } from 'react';
import { OutsideLinks } from '@/components/ui/link/OutsideLinks';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import type { BlackoutSettings } from '@/lib/rules/playback/blackouts';
import type { MomentRefusal } from '@/lib/rules/schedule/refusal';
import { linkableSecond } from '@/lib/rules/schedule/rules';
import { routes } from '@/lib/shared/routes';
import { withSearch } from '@/lib/shared/with-search';
import { ChannelStage, type StageLabels } from '../viewer/ChannelStage';
import { SearchTs } from '../viewer/SearchTs';
import { useOnScreen } from '../viewer/use-on-screen';
import { useRefusal } from '../viewer/use-refusal';
import styles from './embed.module.scss';

interface Props {
  channel: ListedChannel;
  blackout: BlackoutSettings;
  vitrinaHosts: readonly string[];
  labels: StageLabels;
  /** Why a moment in the address does not play. */
  refusals: Record<MomentRefusal, string>;
  locale: string;
  timeZone: string;
  /** Pages of these origins may control the player. */
  origins: readonly string[];
}

/** The other parameters stay: a frame of another site has its language in none but its address. */
function addressAt(channelKey: string, ts: number | null): string {
  const params = new URLSearchParams(location.search);
  params.delete('ts');
  if (ts !== null) params.set('ts', String(ts));
  return withSearch(routes.channelEmbed(channelKey), params);
}

/** The player of a channel on another site, live or at the `ts` of its address. */
export function EmbedChannel(props: Props) {
  const { channel, blackout, vitrinaHosts, labels, locale, timeZone, origins } = props;
  const onScreen = useOnScreen(channel, channel.key);
  const { requested, onRequested, refusal, isLiveInstead, start, known, onProgramme } = onScreen;
  const goTo = (ts: number | null) => window.history.replaceState(null, '', addressAt(channel.key, ts));
  useRefusal({ requested, refusal, isLiveInstead, showLive: () => goTo(null), words: props.refusals });
  return (
    <OutsideLinks className={styles.embed}>
      <Suspense fallback={null}>
        <SearchTs channelKey={channel.key} onChange={onRequested} />
      </Suspense>
      <ChannelStage
        {...{ channel, start, blackout, vitrinaHosts, labels, locale, timeZone, onProgramme }}
        // A television is chosen on the site, where its script is allowed for its own pages.
        cast={null}
        linkAt={(second) =>
          routes.channel(ALL_CHANNELS, channel.key, linkableSecond(second, channel.archiveDays, known))
        }
        own={null}
        isOutside
        entries={known}
        remoteOrigins={origins}
        onMoment={goTo}
      />
    </OutsideLinks>
  );
}
