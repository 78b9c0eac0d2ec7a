import { render, screen, waitFor } from '@testing-library/react';
import { SubscriptionModal } from '@/components/account/subscriptions/SubscriptionModal';
import { SurveyModal } from '@/components/account/subscriptions/SurveyModal';
import type { SubscriptionChange } from '@/lib/rules/commerce/packet-actions';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { setKnownCookie } from '@/tests/support/known-cookie';
import { ownPacket } from '@/tests/support/own-packet';
import { user } from '@/tests/support/user';
import { axeProblems } from '../axe';
import { answerWith, json, server } from '../server';
import { installDialog } from '../ui/browser';

jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: (name: keyof typeof dictionaries.ru) => ({
    words: dictionaries[document.documentElement.lang as Locale][name],
    hasFailed: false,
    retry: () => {},
  }),
}));

const words = dictionaries.en.subscription;
const { act } = dictionaries.en.pages.packets;
const settle = jest.fn();
const onClose = jest.fn();
const modal = (data?: object) => ({
  frame: { isOpen: true, hideClose: false, onClose },
  ...{ to: null, data, settle, notify: () => {}, words: dictionaries.en.session },
});

beforeAll(installDialog);
beforeAll(() => setKnownCookie('user'));
beforeEach(() => {
  document.documentElement.lang = 'en';
  settle.mockClear();
  onClose.mockClear();
});

describe('spec 3 §2 `subscription`: an action says its day and its amount before it is agreed to', () => {
  const own = ownPacket({
    nextPrice: '2 990 ₸',
    refund: '660 ₸',
    pausedSince: Date.UTC(2026, 10, 5, 9),
  });
  const open = (action: SubscriptionChange, changes: Parameters<typeof ownPacket>[0] = {}) =>
    render(
      <SubscriptionModal
        {...modal({
          own: { ...own, ...changes },
          action,
          title: act.ask[action],
          text: act.explain[action],
          label: act[action],
        })}
      />,
    );

  test.each<[SubscriptionChange, string[]]>([
    ['disable', ['December 1, 2026', '2 990 ₸']],
    ['enable', ['December 1, 2026', '2 990 ₸']],
    ['cancel', ['November 1, 2026', '2 990 ₸']],
    ['remove', ['660 ₸']],
    ['pause', ['December 1, 2026']],
    ['resume', ['November 5, 2026']],
  ])('%s', async (action, values) => {
    const { container } = open(action);
    expect(screen.getByRole('dialog')).toHaveAccessibleName(act.ask[action]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(values);
    expect(await axeProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: act[action] }));
    expect(settle).toHaveBeenCalledWith(true);
  });

  test('a planned packet that is taken back is not charged its price, even where it begins with a trial', () => {
    open('cancel', { isTrial: true, nextPrice: '0 ₸', price: '990 ₸' });
    expect(screen.getAllByRole('definition')[1]).toHaveTextContent('990 ₸');
  });

  test.each<[SubscriptionChange, string[]]>([
    ['disable', ['December 1, 2026', '990 ₸']],
    ['cancel', ['November 1, 2026', '2 990 ₸', '990 ₸']],
  ])('%s: with something planned, the next payment stands there, too', (action, values) => {
    const counterpart = { name: 'Light', price: '990 ₸', priceAfterTrial: null };
    open(action, { counterpart, ...(action === 'disable' ? { nextPrice: null } : {}) });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(values);
  });

  test.each(locales)('in %s the button that closes does not read like one that acts', (locale) => {
    const { subscription, pages } = dictionaries[locale];
    const labels = pages.packets.act;
    const stem = (label: string) => label.toLocaleLowerCase(locale).slice(0, 4);
    const actions = Object.keys(labels.ask) as SubscriptionChange[];
    expect(actions.filter((action) => stem(labels[action]) === stem(subscription.cancel))).toEqual([]);
  });

  test.each(locales)('in %s what can be done to a donation does not call it a package', (locale) => {
    const { ask, explain, done, refused, ...labels } = dictionaries[locale].pages.packets.act;
    // It does not renew into something else, so nothing planned is taken back.
    const actions = ['disable', 'enable', 'pause', 'resume', 'remove'] as const;
    const said = actions.flatMap((action) => [ask[action], explain[action], done[action], labels[action]]);
    expect([...said, refused.pause].filter((text) => /package|пакет|paket/i.test(text))).toEqual([]);
  });

  test('turning back settles nothing', async () => {
    open('remove');
    await user.click(screen.getByRole('button', { name: words.cancel }));
    expect([settle.mock.calls, onClose.mock.calls.length]).toEqual([[], 1]);
  });

  test('an address alone has no subscription: the dialog closes itself', () => {
    render(<SubscriptionModal {...modal()} />);
    expect(onClose).toHaveBeenCalled();
  });
});

describe('spec 3 §4, §8: the survey after a cancellation', () => {
  const question = {
    question: 'Why did you switch off renewal?',
    description: 'Ten seconds',
    allow_user_answer: true,
    answers: [
      { id: 1, text: 'Too expensive' },
      { id: 2, text: 'Nothing to watch' },
    ],
  };
  const sent = () => server.requested.filter(({ method }) => method === 'POST');
  const open = async (part: object = {}, answer = () => json({}, 201)) => {
    answerWith({
      'GET /api/v2/survey/questions/1': () => json({ ...question, ...part }),
      'POST /api/v2/survey/questions/1/answers': answer,
    });
    const shown = render(<SurveyModal {...modal()} />);
    await screen.findByRole('button', { name: words.send });
    return shown;
  };
  const press = () => user.click(screen.getByRole('button', { name: words.send }));

  test.each(locales)('is complete in %s', async (lang) => {
    document.documentElement.lang = lang;
    answerWith({ 'GET /api/v2/survey/questions/1': () => json(question) });
    const { container } = render(<SurveyModal {...modal()} />);
    await screen.findByRole('button', { name: dictionaries[lang].subscription.send });
    expect(await axeProblems(container)).toEqual([]);
  });

  test('spec 3 §5: nothing chosen is said, and nothing is sent', async () => {
    await open();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(words.error_none_field_is_selected);
    expect(sent()).toEqual([]);
  });

  test('sends what was chosen and typed, once, and closes', async () => {
    await open();
    await user.click(screen.getByRole('checkbox', { name: 'Nothing to watch' }));
    await user.type(screen.getByLabelText(words.ownAnswer), ' I moved ');
    await press();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent().map(({ body }) => body)).toEqual([{ answer_ids: [2], user_text: 'I moved' }]);
  });

  test('a panel opens a survey of its own; a rating has one answer', async () => {
    answerWith({
      'GET /api/v2/survey/questions/2': () => json({ ...question, question: 'How do you like it?' }),
      'POST /api/v2/survey/questions/2/answers': () => json({}, 201),
    });
    render(<SurveyModal {...modal({ survey: 2 })} />);
    await user.click(await screen.findByRole('radio', { name: 'Nothing to watch' }));
    await user.click(screen.getByRole('radio', { name: 'Too expensive' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('How do you like it?');
    await press();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([
      expect.objectContaining({
        path: '/api/v2/survey/questions/2/answers',
        body: expect.objectContaining({ answer_ids: [1] }),
      }),
    ]);
  });

  test('spec 3 §5: words of the viewer only where the question takes them', async () => {
    await open({ allow_user_answer: false });
    expect(screen.queryByLabelText(words.ownAnswer)).toBeNull();
  });

  test('spec 3 §8: a survey that cannot be read or sent only closes', async () => {
    await open({}, () => json({}, 500));
    await user.click(screen.getByRole('checkbox', { name: 'Too expensive' }));
    await press();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    answerWith({ 'GET /api/v2/survey/questions/1': () => json({}, 404) });
    render(<SurveyModal {...modal()} />);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  });
});
