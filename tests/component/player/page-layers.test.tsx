import { fireEvent, screen } from '@testing-library/react';
import ru from '@/messages/ru.json';
import { user } from '@/tests/support/user';
import { installDialog } from '../ui/browser';
import { advance, engine, open, phone, playWithFakes, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();
beforeAll(installDialog);

const { channelList, guide, closeLayer, layerFailed } = ru.player;
const press = (key: string, code: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, code });
const list = () => screen.queryByRole('dialog', { name: channelList });
const button = (name: string) => screen.getByRole('button', { name });

let loads: string[] = [];
beforeEach(() => {
  loads = [];
});

const layer = (name: string, load: () => Promise<unknown> = async () => {}) => ({
  load: () => {
    loads.push(name);
    return load();
  },
  draw: (close: () => void) => (
    <button type="button" onClick={close}>
      {name}
    </button>
  ),
});

async function openPlayer(load?: () => Promise<unknown>) {
  await open({
    onChannelKey: () => {},
    layers: { channels: layer('list of the page', load), guide: layer('guide of the page') },
  });
}

async function pressed(key: string, code: string) {
  press(key, code);
  await settle();
  await settle();
}

describe('layers of a page with channels', () => {
  test('H opens and closes the list, G the guide in its place, and each loads when it is wanted', async () => {
    await openPlayer();
    expect(loads).toEqual([]);
    await pressed('р', 'KeyH');
    expect(list()).toHaveTextContent('list of the page');
    expect(loads).toEqual(['list of the page']);
    await pressed('g', 'KeyG');
    expect(list()).toBeNull();
    expect(screen.getByRole('dialog', { name: guide })).toHaveTextContent('guide of the page');
    await pressed('g', 'KeyG');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('without channels there is no button, and the keys do nothing', async () => {
    await open();
    await pressed('h', 'KeyH');
    expect(screen.queryByRole('button', { name: channelList })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Escape and the close button close the layer, and the focus goes to the button of the controls', async () => {
    await openPlayer();
    await user.click(button(channelList));
    await settle();
    expect(button(channelList)).toHaveAttribute('aria-expanded', 'true');
    button('list of the page').focus();
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(button(channelList)).toHaveFocus();
    await user.keyboard('{Enter}');
    await settle();
    await user.click(button(closeLayer));
    expect(list()).toBeNull();
    expect(button(channelList)).toHaveFocus();
  });

  test('Escape in a dialog of the layer is for that dialog', async () => {
    await openPlayer();
    await pressed('h', 'KeyH');
    const card = document.createElement('dialog');
    button('list of the page').after(card);
    card.open = true;
    expect(fireEvent.keyDown(card, { key: 'Escape' })).toBe(true);
    expect(list()).toBeInTheDocument();
  });

  test('a choice in the layer closes it; the list leads to the guide and back', async () => {
    await openPlayer();
    await pressed('h', 'KeyH');
    await user.click(button(guide));
    await settle();
    await settle();
    expect(screen.getByRole('dialog', { name: guide })).toBeInTheDocument();
    await user.click(button('guide of the page'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button(channelList)).toHaveFocus();
  });

  test('the controls stay while it is open', async () => {
    await openPlayer();
    await pressed('h', 'KeyH');
    await advance(20_000);
    expect(button(channelList).closest('[data-visible]')).toHaveAttribute('data-visible', 'true');
  });

  test('a layer that cannot be loaded says so, and the next press loads it again', async () => {
    let isAway = true;
    await openPlayer(async () => {
      if (isAway) throw new Error('away');
    });
    await pressed('h', 'KeyH');
    expect(screen.getByRole('status')).toHaveTextContent(layerFailed);
    expect(list()).toBeNull();
    isAway = false;
    await pressed('h', 'KeyH');
    expect(list()).toHaveTextContent('list of the page');
  });

  test('on a phone it is a modal sheet', async () => {
    phone.is = true;
    await openPlayer();
    await pressed('h', 'KeyH');
    expect(list()?.tagName).toBe('DIALOG');
  });

  test('playback goes on', async () => {
    await openPlayer();
    const { media } = engine();
    await pressed('h', 'KeyH');
    expect(media.paused).toBe(false);
  });
});
