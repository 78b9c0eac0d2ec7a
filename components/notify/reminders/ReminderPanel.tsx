'use client';

import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { Panel } from '@/components/ui/panel/Panel';
import { PanelAnswers } from '@/components/ui/panel/PanelAnswers';
import { serverNow } from '@/lib/client/browser/server-clock';
import { useWords } from '@/lib/client/i18n/use-words';
import { followsAtom, loadFollows, markSeen } from '@/lib/client/reminders/follows';
import { loadReminders, remindersAtom } from '@/lib/client/reminders/reminders';
import { rememberShown, wasShown } from '@/lib/client/reminders/shown';
import { store } from '@/lib/client/store/store';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { type DueReminder, dueReminder, type Follow, type Reminder } from '@/lib/rules/reminders/reminder';
import { clockOf } from '@/lib/rules/schedule/days';
import { routes } from '@/lib/shared/routes';

/** A notice appears at most this late. */
const CHECK_MS = 5_000;

/** How often reminders are read again: programmes are moved, and other devices set reminders. */
const READ_MS = 150_000;

type Notice = { of: 'programme'; due: DueReminder } | { of: 'series'; follow: Follow };

/** Notices of the open site: a programme five minutes before it starts and when it starts, and a new episode of a series. */
export function ReminderPanel() {
  const viewer = useViewer();
  const person = viewer?.state === 'user' ? (viewer.profile?.id ?? 'user') : null;
  const [notice, setNotice] = useState<Notice | null>(null);
  const closed = useRef(new Set<string>());

  useEffect(() => {
    setNotice(null);
    if (person === null) return;
    // A notice that nobody closes follows its programme: it is soon, it starts, it is no news any more.
    const check = () => {
      const next = nextNotice(store.get(remindersAtom) ?? [], store.get(followsAtom) ?? [], closed.current);
      setNotice((shown) => (shown && next && keyOf(shown) === keyOf(next) ? shown : next));
    };
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      // Without an answer the last one counts; the next reading makes up for it.
      for (const load of [loadReminders, loadFollows]) load().catch(() => {});
    };
    const stops = [remindersAtom, followsAtom].map((list) => store.sub(list, check));
    check();
    const readTimer = setInterval(read, READ_MS);
    const checkTimer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      for (const stop of stops) stop();
      clearInterval(readTimer);
      clearInterval(checkTimer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [person]);

  if (!notice) return null;
  const close = () => {
    closed.current.add(keyOf(notice));
    rememberShown(keyOf(notice));
    // Optional: otherwise the next device shows it again.
    if (notice.of === 'series') markSeen(notice.follow).catch(() => {});
    setNotice(null);
  };
  return <Shown notice={notice} onClose={close} />;
}

const keyOf = (notice: Notice): string =>
  notice.of === 'programme' ? notice.due.key : `${notice.follow.id}/${notice.follow.newest?.slug}`;

function nextNotice(
  reminders: readonly Reminder[],
  follows: readonly Follow[],
  closed: ReadonlySet<string>,
): Notice | null {
  const isDone = (key: string) => closed.has(key) || wasShown(key);
  const due = dueReminder(reminders, Math.floor(serverNow() / 1000), isDone);
  if (due) return { of: 'programme', due };
  const notices = follows.filter(({ newest }) => newest).map((follow): Notice => ({ of: 'series', follow }));
  return notices.find((one) => !isDone(keyOf(one))) ?? null;
}

function Shown({ notice, onClose }: { notice: Notice; onClose(): void }) {
  const { words } = useWords('reminders');
  if (!words) return null;
  const { title, text, href } =
    notice.of === 'programme'
      ? {
          title: notice.due.kind === 'before' ? words.soon : words.starts,
          text: [
            notice.due.reminder.title,
            clockOf(notice.due.reminder.startsAt),
            notice.due.reminder.channel.name,
          ],
          href: routes.channel(ALL_CHANNELS, notice.due.reminder.channel.key),
        }
      : {
          title: words.newEpisode,
          text: [notice.follow.title, notice.follow.newest?.title],
          href: routes.watch(notice.follow.newest?.slug ?? notice.follow.slug),
        };
  return (
    <Panel title={title} text={text.filter(Boolean).join(' · ')} isUrgent>
      <PanelAnswers later={words.later} onLater={onClose}>
        <LinkButton variant="primary" href={href} onClick={onClose}>
          {words.watch}
        </LinkButton>
      </PanelAnswers>
    </Panel>
  );
}
