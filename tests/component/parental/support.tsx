import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { ModalProps } from '@/components/ui/modal/ModalShell';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { answerWith, json, server } from '../server';
import { installDialog } from '../ui/browser';

export const words = dictionaries.ru.parental;

export const nothingNeeded = {
  vod: false,
  channel: false,
  program: false,
  settings: false,
  pay: false,
  profile: false,
};

export const parental = (status: 'set' | 'notset' | 'ignore', more: object = {}) =>
  json({
    status,
    dialogue: null,
    settings: { ...nothingNeeded, vod: true, duration: 30 },
    needs: nothingNeeded,
    isLocked: false,
    durations: [
      { duration: 0, name: 'Каждый раз' },
      { duration: 30, name: '30 мин' },
    ],
    ...more,
  });

export function startServer(): void {
  installDialog();
  document.documentElement.lang = 'ru';
  answerWith({
    'GET /api/words/parental': () => json(words),
    'GET /api/session/parental': () => parental('notset'),
    'POST /api/session/pin': () => json({ minutes: 30 }),
    'POST /api/session/pin/sms': () => json(null, 204),
    'PUT /api/session/pin': () => json({ status: 'set' }),
  });
}

export const sent = (method: string, path: string) =>
  server.requested.filter((call) => call.method === method && call.path === path).map(({ body }) => body);

export const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

export async function type(name: string, value: string): Promise<void> {
  fireEvent.change(field(name), { target: { value } });
  await advance(0);
}

/** Renders an open dialog and returns its callbacks. */
export async function open(Modal: ComponentType<ModalProps>, data?: unknown) {
  const callbacks = { onClose: jest.fn(), settle: jest.fn(), notify: jest.fn() };
  render(
    <Modal
      frame={{ isOpen: true, hideClose: false, onClose: callbacks.onClose }}
      to={null}
      data={data}
      settle={callbacks.settle}
      notify={callbacks.notify}
      words={dictionaries.ru.session}
    />,
  );
  await advance(0);
  return callbacks;
}
