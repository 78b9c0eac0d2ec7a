import { render, screen } from '@testing-library/react';
import { compile } from 'sass';
import { ChannelCard } from '@/components/catalogue/cards/ChannelCard';
import { ChannelResults } from '@/components/catalogue/channels/ChannelResults';
import { Grid } from '@/components/catalogue/row/Grid';
import { RowRail } from '@/components/catalogue/row/RowRail';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { channelCard } from '../channel-card';

const mockHidden = 2;
jest.mock('@/lib/client/channels/use-own-channels', () => {
  const own = (id: number) => ({ id, isHidden: id === mockHidden, isPurchased: true, price: null });
  return { useMyChannel: own, useOwnChannels: () => ({ get: own }) };
});
const mockChannels = [1, mockHidden, 3].map((id) => channelCard(id));
jest.mock('@/components/catalogue/channels/use-channel-list', () => ({
  useChannelList: () => ({ channels: mockChannels, hasFailed: false, load: () => {} }),
}));

const { channels, catalogue } = dictionaries.en;

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const style = document.head.appendChild(document.createElement('style'));
  const sheets = ['grid', 'row'].map((name) => `components/catalogue/row/${name}.module.scss`);
  style.textContent = sheets.map((file) => compile(file, { loadPaths: ['styles'] }).css).join('');
});

const cards = mockChannels.map((card) => <ChannelCard key={card.id} card={card} labels={channels} />);
const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('data-channel'));

describe('spec 2 §2 /channelsfree, rows: a channel that this viewer has hidden takes no space', () => {
  test('in a grid', () => {
    render(
      <Grid template="channel" label="All">
        {cards}
      </Grid>,
    );
    expect(shown()).toEqual(['1', '3']);
  });

  test('in a row', () => {
    render(
      <RowRail id="r" template="channel" title="All" href={null} labels={catalogue.row}>
        {cards}
      </RowRail>,
    );
    expect(shown()).toEqual(['1', '3']);
  });

  test('in a search it is not counted', () => {
    const onCount = jest.fn();
    const words = { failed: '', retry: '', loading: '' };
    render(
      <ChannelResults
        {...{ category: 'all', step: 60, query: 'channel', onCount, onClear: () => {}, words }}
        labels={channels}
      />,
    );
    expect(onCount.mock.lastCall).toEqual(['Channels found: 2']);
  });
});
