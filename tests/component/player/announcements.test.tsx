import { screen } from '@testing-library/react';
import ru from '@/messages/ru.json';
import { user } from '@/tests/support/user';
import { clipLoads, openWithPreRoll, settled, withAdServer } from './ad-support';
import { advance, engine, open, playWithFakes, report } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();
withAdServer();

/** What a screen reader says of a live region that is not atomic: the texts that are added to it, and those that change. */
function listen(): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { type, addedNodes, target } of changes) {
      if (type === 'characterData') heard.push(target.textContent ?? '');
      for (const node of addedNodes) heard.push(node.textContent ?? '');
    }
  });
  const region = screen.getByRole('status');
  expect(region).toHaveAttribute('aria-atomic', 'false');
  observer.observe(region, { childList: true, subtree: true, characterData: true });
  return heard;
}

describe('quality E5 4.1.3: screen readers hear a change once', () => {
  test('an ad, also when keys change something meanwhile', async () => {
    await openWithPreRoll();
    const heard = listen();
    await clipLoads();
    const setMuted = screen.getByRole('button', { name: ru.player.mute });
    await user.click(setMuted);
    await advance(3_000);
    await settled();
    expect(heard.filter((words) => words === ru.player.ad)).toHaveLength(1);
  });

  test('the next episode, while its countdown changes and the volume is set', async () => {
    await open({ next: { title: 'Снег', subtitle: 'Серия 2' }, onNext() {} });
    const heard = listen();
    report(engine().media, { currentTime: 591 }, 'timeupdate');
    await user.keyboard('{ArrowDown}');
    await advance(2_000);
    report(engine().media, { currentTime: 594 }, 'timeupdate');
    expect(screen.getByTestId('up-next')).toHaveTextContent('через 6 с');
    expect(heard).toEqual([ru.player.next, '95 %']);
  });

  test('a slow start is announced once', async () => {
    await open();
    const heard = listen();
    report(engine().media, { readyState: 2 }, 'waiting');
    await advance(11_000);
    expect(heard.filter((words) => words === ru.player.slow)).toHaveLength(1);
    // The panel with the same text is not a live region.
    expect(screen.getByTestId('player-slow').closest('[role=status], [role=alert], [aria-live]')).toBeNull();
  });
});
