import type {
  LinkedCard,
  Offer,
  Paysystem,
  Product,
  PurchaseWay,
  Transaction,
} from '@/lib/rules/commerce/product';

export const tenge = (amount: string) => ({ amount, format: '{amount} ₸' });
const month = { years: 0, months: 1, days: 0 };
const year = { years: 1, months: 0, days: 0 };
const week = { years: 0, months: 0, days: 7 };

const ways: PurchaseWay[] = [
  {
    id: '1',
    period: month,
    price: tenge('1990.00'),
    trial: { price: tenge('1.00'), period: week },
    isCurrent: false,
    isNext: false,
  },
  { id: '2', period: year, price: tenge('11940.00'), trial: null, isCurrent: false, isNext: false },
];

export const product: Product = {
  buyerId: 1,
  kind: 'packet',
  key: '7',
  title: 'Премиум',
  isOwned: false,
  isPinNeeded: false,
  bases: [],
  agreementUrl: null,
  ways,
};

const paysystem = (id: number, name: Paysystem['name'], more: Partial<Paysystem> = {}): Paysystem => ({
  id,
  name,
  title: `Способ ${name}`,
  description: `Описание ${name}`,
  button: '',
  howToUse: '',
  hasFrame: false,
  data: {},
  ...more,
});

export const phoneSystem = paysystem(4, 'phone_sms', { data: { phone_mask: '+7 (999) 999-99-99' } });

export const paysystems: Paysystem[] = [
  paysystem(1, 'linkedcard'),
  paysystem(2, 'short_url', { button: 'Перейти к оплате' }),
  paysystem(3, 'qrcode', { howToUse: 'Откройте камеру телефона.\nНаведите на код.' }),
  phoneSystem,
  paysystem(5, 'ext_app', { button: 'Открыть приложение' }),
];

export const cards: LinkedCard[] = [
  { id: 5, number: '**** 1111', isPrimary: false, expires: null },
  { id: 6, number: '**** 4242', isPrimary: true, expires: '2099-04' },
];

export const offer: Offer = {
  id: '100',
  buyerId: 1,
  version: 1,
  wayId: '1',
  title: 'Премиум',
  info: '',
  price: tenge('1990.00'),
  period: month,
  isTrial: false,
  next: { title: null, price: tenge('1990.00'), period: month },
  due: tenge('1990.00'),
  balance: tenge('500.00'),
  missing: tenge('1490.00'),
  isCovered: false,
  isConfirmedFirst: false,
  canRefill: true,
  paysystems,
  cards,
  change: null,
};

export const trialOffer: Offer = {
  ...offer,
  isTrial: true,
  price: tenge('0.00'),
  due: tenge('0.00'),
  period: week,
  missing: tenge('0.00'),
  isCovered: true,
};

/** A year instead of the running month, and the month again after the year. */
export const changeOf = {
  changed: {
    ...offer,
    wayId: '2',
    price: tenge('11940.00'),
    period: year,
    due: tenge('11000.00'),
    next: { title: null, price: tenge('11940.00'), period: year },
    balance: tenge('12000.00'),
    missing: tenge('0.00'),
    isCovered: true,
    change: {
      acts: 'now',
      packets: ['Премиум'],
      startAt: Date.UTC(2026, 10, 20, 9),
      refund: tenge('940.00'),
      toBalance: tenge('0.00'),
    },
  },
  planned: {
    ...offer,
    due: tenge('0.00'),
    missing: tenge('0.00'),
    isCovered: true,
    change: {
      acts: 'later',
      packets: ['Премиум'],
      startAt: Date.UTC(2026, 11, 1, 9),
      refund: tenge('0.00'),
      toBalance: tenge('0.00'),
    },
  },
} satisfies Record<string, Offer>;

export const transaction = (more: Partial<Transaction> = {}): Transaction => ({
  id: 77,
  offerId: '100',
  status: 'pending',
  description: 'Ждём оплату',
  amount: tenge('1990.00'),
  paysystem: 'qrcode',
  url: 'https://bank.example/bank/77?key=1',
  frameUrl: null,
  qr: { png: 'https://bank.example/bank/77/qr.png', svg: 'https://bank.example/bank/77/qr.svg' },
  createdAt: Date.now(),
  expiresAt: Date.now() + 3_600_000,
  ...more,
});
