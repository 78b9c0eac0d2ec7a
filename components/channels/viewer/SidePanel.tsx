import type { ComponentProps } from 'react';
import { Tabs } from '@/components/ui/tabs/Tabs';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { favouritesCategory } from '@/lib/rules/channels/favourites';
import type { ChannelCategory } from '@/lib/rules/channels/view';
import { ChannelsPanel } from '../list/ChannelsPanel';
import type { ViewerLabels } from './props';
import { SchedulePanel } from './SchedulePanel';
import { usePreload } from './use-preload';
import type { PanelTab } from './ViewerLayout';

interface Props extends Omit<ComponentProps<typeof SchedulePanel>, 'labels' | 'retryLabel'> {
  categoryKey: string;
  categories: ChannelCategory[];
  channels: ListedChannel[];
  isForChildren: boolean;
  labels: ViewerLabels;
  tab: PanelTab;
  onTab(tab: PanelTab): void;
  onOpen(channel: ListedChannel): void;
}

/** Next to the player: the channels of the category, and the schedule of the current one. */
export function SidePanel(props: Props) {
  const { categoryKey, categories, channels, isForChildren, labels, tab, onTab, onOpen, ...schedule } = props;
  const { tabs, favourites } = labels.channels;
  const { channel } = schedule;
  const preloadOnRest = usePreload({ channels, currentId: channel.id, onOpen });
  const audience = isForChildren ? 'child' : 'everyone';
  const list = (
    <div {...preloadOnRest}>
      <ChannelsPanel
        menuId="viewer-categories"
        channels={channels}
        currentId={channel.id}
        categories={categories}
        favourites={favouritesCategory(categoryKey, audience, favourites)}
        labels={labels.channels}
      />
    </div>
  );
  const day = (
    <SchedulePanel key={channel.id} {...schedule} labels={labels.channels} retryLabel={labels.stage.retry} />
  );
  return (
    <Tabs
      label={tabs.label}
      controlled={{ selected: tab, onSelect: (id) => onTab(id as PanelTab) }}
      tabs={[
        { id: 'channels', label: tabs.channels, content: list },
        { id: 'schedule', label: tabs.schedule, content: day },
      ]}
    />
  );
}
