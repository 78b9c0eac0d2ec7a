import type { Localized } from '../../origin/catalogue.ts';
import type { TestCardName } from './cards.ts';

/** The texts of the test bank's pages. */
export const bankWords = {
  bank: { ru: 'Банк Qalqan', kk: 'Qalqan Банкі', en: 'Qalqan Bank', uz: 'Qalqan Bank' },
  app: { ru: 'Приложение Qalqan', kk: 'Qalqan қолданбасы', en: 'Qalqan app', uz: 'Qalqan ilovasi' },
  test: {
    ru: 'Это учебный банк: денег никто не спишет, настоящая карта не нужна.',
    kk: 'Бұл сынақ банкі: ақша алынбайды, нағыз карта керек емес.',
    en: 'This is a test bank: no money is taken and no real card is needed.',
    uz: 'Bu sinov banki: pul yechilmaydi, haqiqiy karta kerak emas.',
  },
  payment: { ru: 'Оплата', kk: 'Төлем', en: 'Payment', uz: 'Toʻlov' },
  topUp: {
    ru: 'Пополнение баланса',
    kk: 'Балансты толтыру',
    en: 'Balance top-up',
    uz: 'Balansni toʻldirish',
  },
  link: { ru: 'Привязка карты', kk: 'Картаны байланыстыру', en: 'Linking a card', uz: 'Kartani bogʻlash' },
  promo: {
    ru: 'Оплата промокода',
    kk: 'Промокод төлемі',
    en: 'Payment for a promo code',
    uz: 'Promokod uchun toʻlov',
  },
  refunded: {
    ru: 'Сумма вернётся сразу после проверки карты.',
    kk: 'Карта тексерілген соң сома бірден қайтарылады.',
    en: 'The amount is returned as soon as the card is checked.',
    uz: 'Karta tekshirilgach, summa darhol qaytariladi.',
  },
  saved: {
    ru: 'Карта сохранится для следующих оплат.',
    kk: 'Карта келесі төлемдер үшін сақталады.',
    en: 'The card will be kept for the next payments.',
    uz: 'Karta keyingi toʻlovlar uchun saqlanadi.',
  },
  receiver: { ru: 'Получатель', kk: 'Алушы', en: 'Paid to', uz: 'Qabul qiluvchi' },
  number: { ru: 'Номер платежа', kk: 'Төлем нөмірі', en: 'Payment number', uz: 'Toʻlov raqami' },
  left: {
    ru: 'Можно оплатить ещё',
    kk: 'Төлеуге қалған уақыт',
    en: 'Time left to pay',
    uz: 'Toʻlash uchun qolgan vaqt',
  },
  minutes: { ru: '{n} мин', kk: '{n} мин', en: '{n} min', uz: '{n} daqiqa' },
  returns: {
    ru: 'После оплаты вы вернётесь на',
    kk: 'Төлемнен кейін ораласыз:',
    en: 'After payment you return to',
    uz: 'Toʻlovdan soʻng qaytasiz:',
  },
  cards: { ru: 'Чем платить', kk: 'Немен төлейсіз', en: 'Pay with', uz: 'Nima bilan toʻlaysiz' },
  pay: { ru: 'Оплатить {amount}', kk: '{amount} төлеу', en: 'Pay {amount}', uz: '{amount} toʻlash' },
  decline: { ru: 'Отказаться', kk: 'Бас тарту', en: 'Decline', uz: 'Rad etish' },
  back: {
    ru: 'Вернуться на {host}',
    kk: '{host} сайтына оралу',
    en: 'Back to {host}',
    uz: '{host} saytiga qaytish',
  },
  close: {
    ru: 'Эту страницу можно закрыть: устройство, на котором вы начали, увидит всё само.',
    kk: 'Бұл бетті жабуға болады: бастаған құрылғыңыз бәрін өзі көреді.',
    en: 'You can close this page: the device you began on will notice by itself.',
    uz: 'Bu sahifani yopish mumkin: boshlagan qurilmangiz hammasini oʻzi koʻradi.',
  },
  done: { ru: 'Оплачено', kk: 'Төленді', en: 'Paid', uz: 'Toʻlandi' },
  failed: {
    ru: 'Оплата не прошла',
    kk: 'Төлем өтпеді',
    en: 'The payment did not go through',
    uz: 'Toʻlov oʻtmadi',
  },
  kept: {
    ru: 'Деньги на балансе',
    kk: 'Ақша баланста',
    en: 'The money is on your balance',
    uz: 'Pul balansda',
  },
  waiting: {
    ru: 'Банк ещё думает',
    kk: 'Банк әлі ойланып жатыр',
    en: 'The bank is still working',
    uz: 'Bank hali oʻylamoqda',
  },
  missing: { ru: 'Платёж не найден', kk: 'Төлем табылмады', en: 'Payment not found', uz: 'Toʻlov topilmadi' },
  missingText: {
    ru: 'Проверьте адрес: он должен совпадать до последнего знака. Или начните оплату заново.',
    kk: 'Мекенжайды тексеріңіз: ол соңғы таңбасына дейін дәл болуы керек. Немесе төлемді қайта бастаңыз.',
    en: 'Check the address: it must be the same to the last sign. Or start the payment again.',
    uz: 'Manzilni tekshiring: u oxirgi belgisigacha mos boʻlishi kerak. Yoki toʻlovni qaytadan boshlang.',
  },
  languages: { ru: 'Язык', kk: 'Тіл', en: 'Language', uz: 'Til' },
} as const satisfies Record<string, Localized>;

export type BankWord = keyof typeof bankWords;

/** The behaviour of each card of the test bank. */
export const cardWords: Record<TestCardName, Localized> = {
  ok: { ru: 'Оплата пройдёт', kk: 'Төлем өтеді', en: 'The payment goes through', uz: 'Toʻlov oʻtadi' },
  second: {
    ru: 'Ещё одна, с которой пройдёт',
    kk: 'Төлем өтетін тағы біреуі',
    en: 'Another one that goes through',
    uz: 'Toʻlov oʻtadigan yana bittasi',
  },
  expiring: {
    ru: 'Оплата пройдёт, но срок карты кончается в этом месяце',
    kk: 'Төлем өтеді, бірақ картаның мерзімі осы айда бітеді',
    en: 'The payment goes through, but the card expires this month',
    uz: 'Toʻlov oʻtadi, lekin kartaning muddati shu oyda tugaydi',
  },
  no_money: {
    ru: 'Не хватает денег',
    kk: 'Ақша жеткіліксіз',
    en: 'Not enough money',
    uz: 'Mablagʻ yetarli emas',
  },
  declined: { ru: 'Банк отклонит', kk: 'Банк қабылдамайды', en: 'The bank declines', uz: 'Bank rad etadi' },
  legal: {
    ru: 'Отказ по закону (451)',
    kk: 'Заң бойынша бас тарту (451)',
    en: 'Refused for legal reasons (451)',
    uz: 'Qonun boʻyicha rad (451)',
  },
  timeout: {
    ru: 'Банк не ответит вовремя (504)',
    kk: 'Банк уақытында жауап бермейді (504)',
    en: 'The bank does not answer in time (504)',
    uz: 'Bank oʻz vaqtida javob bermaydi (504)',
  },
};
