import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlaybackGate } from '@/components/ui/poster/PlaybackGate';
import { ALERTED } from '@/lib/client/modals/alert';
import { noteRefusedReport, noteScreenTime } from '@/lib/client/playback/screen-time';
import { useScreenTime } from '@/lib/client/playback/use-screen-time';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';

const askForMoreTime = jest.fn();
jest.mock('@/lib/client/parental/more-time', () => ({ askForMoreTime: () => askForMoreTime() }));
jest.mock('@/lib/client/i18n/load-words', () => ({
  loadWords: async () => jest.requireActual('@/lib/shared/i18n/dictionaries').dictionaries.en.parental,
}));

const { watch } = dictionaries.en;
const labels = { ...watch, retry: 'Retry', signIn: 'Sign in' };
const refusal = (code: string, text: string) => new PlatformError('refused', text, { status: 403, code });

const retry = jest.fn();
beforeEach(() => {
  retry.mockReset();
  askForMoreTime.mockReset();
});

function Stage({ error = null, plays = 'film' }: { error?: PlatformError | null; plays?: string }) {
  const gate = useScreenTime(plays, error, retry);
  if (!gate) return <p>plays</p>;
  return (
    <PlaybackGate gate={gate} labels={labels}>
      <a href="/">Home</a>
    </PlaybackGate>
  );
}

test('spec 3 §6: a refused report replaces what plays with a friendly text and a way on', async () => {
  render(<Stage />);
  expect(screen.getByText('plays')).toBeInTheDocument();
  act(() => noteRefusedReport(refusal('screen_time_over', 'More tomorrow')));
  expect(screen.queryByText('plays')).toBeNull();
  expect(screen.getByText(watch.screenTimeOver)).toBeInTheDocument();
  expect(screen.getByText('More tomorrow')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});

test('spec 3 §6: after the PIN of a parent it plays again; without it nothing changes', async () => {
  render(<Stage />);
  act(() => noteRefusedReport(refusal('bedtime', 'Sleep well')));
  expect(screen.getByText(watch.bedtime)).toBeInTheDocument();
  askForMoreTime.mockResolvedValueOnce(false);
  await userEvent.click(screen.getByRole('button', { name: watch.askParent }));
  expect(retry).not.toHaveBeenCalled();
  askForMoreTime.mockResolvedValueOnce(true);
  await userEvent.click(screen.getByRole('button', { name: watch.askParent }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('plays')).toBeInTheDocument();
});

test('spec 3 §6: the next title is requested again, because it may be another day', () => {
  const { rerender } = render(<Stage />);
  act(() => noteRefusedReport(refusal('bedtime', 'Sleep well')));
  expect(screen.queryByText('plays')).toBeNull();
  rerender(<Stage plays="another film" />);
  expect(screen.getByText('plays')).toBeInTheDocument();
});

test('spec 3 §6: a title that ended is requested again when the child returns to it', () => {
  const { rerender } = render(<Stage />);
  act(() => noteRefusedReport(refusal('bedtime', 'Sleep well')));
  rerender(<Stage plays="another film" />);
  rerender(<Stage />);
  expect(screen.getByText('plays')).toBeInTheDocument();
  // The platform decides: it refuses the stream as it refused the report.
  rerender(<Stage error={refusal('bedtime', 'Sleep well')} />);
  expect(screen.getByText(watch.bedtime)).toBeInTheDocument();
});

test('spec 3 §6: what ended or was refused is requested again when the child comes back to the tab', () => {
  const { rerender } = render(<Stage />);
  const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')));
  comeBack();
  expect(retry).not.toHaveBeenCalled();
  act(() => noteRefusedReport(refusal('bedtime', 'Sleep well')));
  comeBack();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('plays')).toBeInTheDocument();
  rerender(<Stage error={refusal('screen_time_over', 'More tomorrow')} />);
  comeBack();
  expect(retry).toHaveBeenCalledTimes(2);
  expect(screen.getByText(watch.screenTimeOver)).toBeInTheDocument();
  rerender(<Stage error={refusal('permission_denied', 'Not bought')} />);
  comeBack();
  expect(retry).toHaveBeenCalledTimes(2);
});

test('spec 3 §6: a refused stream shows the same; other refusals and failed reports do not', () => {
  const { rerender } = render(<Stage error={refusal('bedtime', 'Sleep well')} />);
  expect(screen.getByText('Sleep well')).toBeInTheDocument();
  rerender(<Stage error={refusal('permission_denied', 'Not bought')} />);
  act(() => noteRefusedReport(refusal('permission_denied', 'Not bought')));
  act(() => noteRefusedReport(new TypeError('no network')));
  expect(screen.getByText('plays')).toBeInTheDocument();
});

test('spec 3 §6: five minutes before the end a notice says how much is left', async () => {
  const alerts: string[] = [];
  addEventListener(ALERTED, (event) => alerts.push((event as CustomEvent<{ text: string }>).detail.text));
  await act(async () => noteScreenTime(600));
  await act(async () => noteScreenTime(290));
  await act(async () => noteScreenTime(260));
  expect(alerts).toEqual([dictionaries.en.parental.endsSoon.replace('{minutes}', '5')]);
});
