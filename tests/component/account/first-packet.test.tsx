import { render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { FirstPacket } from '@/components/account/subscriptions/FirstPacket';
import { setViewer } from '@/lib/client/viewer/viewer';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { setKnownCookie } from '../../support/known-cookie';
import { ownPacket } from '../../support/own-packet';
import { answerWith, json, server } from '../server';
import { passTasks } from '../tasks';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

const words = dictionaries.en.offers;

const open = (can = true) => ownPacket({ state: 'open', subscriptionId: null }, { subscribe: can });

const shown = (packets: OwnPacket[]) => {
  document.documentElement.lang = 'en';
  setKnownCookie('user');
  setViewer({ state: 'user', name: 'Aisha', phone: null });
  answerWith({
    'GET /api/session/subscriptions': () => json({ packets }),
    'GET /api/words/offers': () => json(words),
  });
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <FirstPacket />
    </SWRConfig>,
  );
};
const way = () => screen.queryByRole('link', { name: words.choose });

beforeEach(() => {
  path = '/';
});

test('an account without a packet has the way to the packets on the first page', async () => {
  shown([open()]);
  expect(await screen.findByRole('link', { name: words.choose })).toHaveAttribute('href', '/packets');
});

test.each<[string, OwnPacket[]]>([
  ['with a packet', [ownPacket({}), open()]],
  ['where nothing is sold', [open(false)]],
])('an account %s has none', async (_, packets) => {
  shown(packets);
  await waitFor(() => expect(server.requested).toHaveLength(1));
  await passTasks();
  expect([way(), server.requested.length]).toEqual([null, 1]);
});

test('on other pages nothing is requested', () => {
  path = '/movies';
  shown([open()]);
  expect([way(), server.requested.length]).toEqual([null, 0]);
});
