import { Type } from 'typebox';
import { ChannelCard } from '../channels/channel-card.ts';
import { ScaledImage } from '../images.ts';
import { Nullable, Wire } from '../schema.ts';
import { ContentCard } from './content-card.ts';
import { HistoryItem } from './history-item.ts';
import { PersonCard } from './person.ts';
import { PromotionWire } from './promotion.ts';

/** A row without items, as part of a page (wire 4 rowset). */
export const RowStub = Wire({
  id: Type.String(),
  slug: Type.String(),
  title: Type.String(),
  template: Type.String(),
  content_type: Type.String(),
  more_count: Type.Integer(),
  limit: Type.Integer(),
  offset: Type.Integer(),
  html_description: Type.String(),
  description: Type.String(),
});

/** wire 4 GET /v2/rows/{id}: the template decides which list is filled. */
export const RowPage = Type.Object({
  ...RowStub.properties,
  contents: Type.Array(ContentCard),
  channels: Type.Array(ChannelCard),
  promotions: Type.Array(PromotionWire),
  histories: Type.Array(HistoryItem),
  persons: Type.Array(PersonCard),
});

export const RowsetCard = Wire({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  template: Type.String(),
  description: Type.String(),
  icon: Nullable(ScaledImage),
  logo: Nullable(ScaledImage),
  library_id: Nullable(Type.Integer()),
});

/** `is_similar` is an extension of the wire: nothing has the words of the text, the rows have names like them. */
export const RowsetPage = Type.Object({
  ...RowsetCard.properties,
  rows: Type.Array(RowStub),
  is_similar: Type.Boolean(),
});
