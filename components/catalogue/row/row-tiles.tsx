import type { ReactElement, ReactNode } from 'react';
import type { RowPage } from '@/lib/platform/resources/rows';
import { rowTemplate } from '@/lib/rules/catalogue/row-layout';
import type { Promo, RowTemplate } from '@/lib/rules/catalogue/view';
import { BrandCard } from '../cards/BrandCard';
import { ButtonTile } from '../cards/ButtonTile';
import { ChannelCard } from '../cards/ChannelCard';
import { CollectionCard } from '../cards/CollectionCard';
import { ContentCardH } from '../cards/ContentCardH';
import { ContentCardV } from '../cards/ContentCardV';
import { DonateCard } from '../cards/DonateCard';
import { HistoryCard } from '../cards/HistoryCard';
import { PacketCard } from '../cards/PacketCard';
import { PersonCard } from '../cards/PersonCard';
import { TopCard } from '../cards/TopCard';
import type { RowLabels } from './labels';

/** `leads`: the row is the first of the page, so its first picture loads eagerly. */
type Draw = (page: RowPage, labels: RowLabels, leads: boolean) => ReactNode[];

/** Promotions as cards; on a page of their own this includes slides. */
const promotions =
  (draw: (promo: Promo, labels: RowLabels) => ReactElement): Draw =>
  (page, labels) =>
    page.promotions.map((promo) => draw(promo, labels));

const collection = promotions((card, labels) => <CollectionCard key={card.id} card={card} labels={labels} />);

const wide = promotions((card, labels) => <BrandCard key={card.id} card={card} labels={labels} />);

const posters: Draw = ({ contents }, { card }, leads) =>
  contents.map((item, index) => (
    <ContentCardV key={item.id} card={item} labels={card} isFirst={leads && index === 0} />
  ));

/** Tiles of each template (spec 2 §2 "Row templates"). */
const tilesOf: Record<RowTemplate, Draw> = {
  'content-v': posters,
  because: posters,
  'content-h': ({ contents }, { card }, leads) =>
    contents.map((item, index) => (
      <ContentCardH key={item.id} card={item} labels={card} isFirst={leads && index === 0} />
    )),
  'content-top': ({ contents }, { card }, leads) =>
    contents.map((item, index) => (
      <TopCard key={item.id} place={index + 1} card={item} labels={card} isFirst={leads && index === 0} />
    )),
  'history-h': ({ histories }, { card }) =>
    histories.map((item) => <HistoryCard key={item.id} card={item} labels={card} />),
  channel: ({ channels }, labels) =>
    channels.map((item) => <ChannelCard key={item.id} card={item} labels={labels.channels} />),
  person: ({ persons }) => persons.map((item) => <PersonCard key={item.id} card={item} />),
  button: promotions((card, labels) => <ButtonTile key={card.id} card={card} labels={labels} />),
  branded_button: wide,
  'collection-v': collection,
  'promo-bg': wide,
  'promo-wide': wide,
  packet_promo: promotions((card, labels) => <PacketCard key={card.id} card={card} labels={labels} />),
  packet_promo_base: promotions((card, labels) => (
    <PacketCard key={card.id} card={card} labels={labels} isBase />
  )),
  donate_packs: promotions((card, labels) => <DonateCard key={card.id} card={card} labels={labels} />),
};

/** The tiles of a page of a row, for a rail or a grid. */
export function rowTiles(page: RowPage, labels: RowLabels, leads = false): ReactNode[] {
  return tilesOf[rowTemplate(page.template, page)](page, labels, leads);
}
