import type { Routes } from '../../http/app.ts';
import { legacyChannelRoutes } from '../legacy/channels.ts';
import { legacyFilterRoutes } from '../legacy/filters.ts';
import { legacySearchRoutes } from '../legacy/search.ts';
import { legacyStreamRoutes } from '../legacy/streams.ts';
import { legacyTitleRoutes } from '../legacy/titles.ts';
import { adRoutes } from '../service/ads.ts';
import { channelConfigRoutes } from './channel-config.ts';
import { channelRoutes } from './channels.ts';
import { contentRoutes } from './contents.ts';
import { directoryRoutes } from './directories.ts';
import { favouriteRoutes } from './favourites.ts';
import { historyRoutes } from './history.ts';
import { metadataRoutes } from './metadata.ts';
import { personRoutes } from './persons.ts';
import { ratingRoutes } from './ratings.ts';
import { rowRoutes } from './rows.ts';
import { rowsetRoutes } from './rowsets.ts';
import { scheduleRoutes } from './schedule.ts';
import { searchRoutes } from './search.ts';
import { statisticsRoutes } from './statistics.ts';
import { streamRoutes } from './streams.ts';
import { titleStreamRoutes } from './title-streams.ts';

/** The catalogue and playback. */
export const catalogueAreas: Routes[] = [
  directoryRoutes,
  rowsetRoutes,
  rowRoutes,
  contentRoutes,
  personRoutes,
  metadataRoutes,
  channelRoutes,
  legacyChannelRoutes,
  legacyTitleRoutes,
  legacyStreamRoutes,
  legacyFilterRoutes,
  legacySearchRoutes,
  searchRoutes,
  scheduleRoutes,
  streamRoutes,
  titleStreamRoutes,
  channelConfigRoutes,
  adRoutes,
  favouriteRoutes,
  ratingRoutes,
  statisticsRoutes,
  historyRoutes,
];
