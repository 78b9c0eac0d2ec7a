import { periodDiscount, priceDiscount } from '@/lib/rules/commerce/discount';

const months = (count: number) => ({ days: 0, months: count, years: 0 });
const month = { amount: '990.00', period: months(1) };

test.each([
  ['the first period itself', '990.00', months(1), null],
  ['a quarter', '2670.00', months(3), 10],
  ['a year', '9490.00', { days: 0, months: 0, years: 1 }, 20],
  ['nothing saved', '2970.00', months(3), null],
  ['dearer than month by month', '3000.00', months(3), null],
  ['no price', '', months(3), null],
])(
  'spec 3 §5: the discount of a period is 100 less its price a month against the first period: %s',
  (_, amount, period, percent) => expect(periodDiscount({ amount, period }, month)).toBe(percent),
);

test.each([
  ['2990.00', '3490.00', 14],
  ['2990.00', '0.00', null],
  ['3490.00', '2990.00', null],
])('a lowered price: %s instead of %s', (price, before, percent) =>
  expect(priceDiscount(price, before)).toBe(percent),
);
