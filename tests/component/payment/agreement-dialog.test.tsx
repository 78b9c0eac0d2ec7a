import { screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import type { PaymentDialog } from '@/lib/rules/commerce/dialogs';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { axeProblems } from '../axe';
import { answerWith, json, server } from '../server';
import { product } from './fixtures';
import { button, onClose, open, press, ru, settled } from './payment-dialog';

const agreement: PaymentDialog = {
  id: 'pay_agreement',
  data: { product: { ...product, key: '93' }, url: 'https://taspa.example/adults' },
};
const text = {
  title: 'Пакет для взрослых',
  nodes: [
    {
      tag: 'p',
      children: ['Вам есть 18 лет. ', { tag: 'a', href: 'https://x.example/', children: ['Закон'] }],
    },
  ],
};
const ROUTE = 'GET /api/commerce/agreement';
const fresh = () =>
  open(agreement, 'ru', (dialog) => <SWRConfig value={{ provider: () => new Map() }}>{dialog}</SWRConfig>);
const region = () => screen.findByRole('region', { name: text.title });

describe('spec 3 §4 Agreement gate: the text stands in its dialog', () => {
  test('it is the text of the packet; accepting it settles the dialog with true', async () => {
    answerWith({ [ROUTE]: () => json(text) });
    const { container } = fresh();
    expect(await region()).toHaveTextContent('Вам есть 18 лет. Закон');
    expect(server.requested.at(-1)).toMatchObject({ path: expect.stringMatching(/\?packet=93$/) });
    expect(await axeProblems(container)).toEqual([]);
    await press(ru.agree);
    expect(settled).toHaveBeenCalledWith(true);
  });

  test('spec 2 §2 Agreement page: opened with a callback, it has the buttons cancel and accept', async () => {
    answerWith({ [ROUTE]: () => json(text) });
    fresh();
    await region();
    expect(button(ru.agree)).toBeInTheDocument();
    await press(ru.cancel);
    expect(onClose).toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
  });

  test('a link in it leaves the purchase where it is; keys scroll the text', async () => {
    answerWith({ [ROUTE]: () => json(text) });
    fresh();
    await region();
    expect(screen.getByRole('link', { name: 'Закон' })).toHaveAttribute('target', '_blank');
    expect(await region()).toHaveAttribute('tabindex', '0');
    expect(await region()).toHaveFocus();
  });

  test('a text cannot be accepted before it is shown', async () => {
    let show = () => {};
    answerWith({
      [ROUTE]: async () => {
        await new Promise<void>((resolve) => {
          show = resolve;
        });
        return json(text);
      },
    });
    fresh();
    await press(ru.wait);
    expect(settled).not.toHaveBeenCalled();
    show();
    await region();
    expect(button(ru.agree)).toHaveAttribute('aria-disabled', 'false');
  });

  test('a text that does not load is tried again, or read in another tab', async () => {
    answerWith({ [ROUTE]: () => json({}, 503) });
    fresh();
    const retry = await screen.findByRole('button', { name: dictionaries.ru.session.retry });
    expect(screen.getByRole('alert')).toHaveTextContent(dictionaries.ru.session.loadFailed);
    expect(screen.getByRole('link', { name: new RegExp(ru.agreementRead) })).toHaveAttribute(
      'href',
      'https://taspa.example/adults',
    );
    expect(button(ru.agree)).toHaveAttribute('aria-disabled', 'false');
    answerWith({ [ROUTE]: () => json(text) });
    await user.click(retry);
    await waitFor(async () => expect(await region()).toBeInTheDocument());
  });
});
