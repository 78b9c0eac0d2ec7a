import type { Localized } from '../../origin/catalogue.ts';
import type { PaysystemName } from './paysystem-names.ts';

export interface PaysystemWords {
  title: Localized;
  description: Localized;
  buttonText: Localized;
  /** Steps, one per line: what to do with this method, for a top-up and for a packet. */
  howToUse: Localized;
  howToUsePacket: Localized;
}

const nothing: Localized = { ru: '', kk: '', en: '', uz: '' };
const pay: Localized = { ru: 'Оплатить', kk: 'Төлеу', en: 'Pay', uz: 'Toʻlash' };
const clear: Localized = { ru: 'Понятно', kk: 'Түсінікті', en: 'Got it', uz: 'Tushunarli' };

const scan: Localized = {
  ru: 'Откройте камеру телефона или приложение банка.\nНаведите на код.\nПодтвердите оплату на телефоне.',
  kk: 'Телефон камерасын немесе банк қолданбасын ашыңыз.\nКодқа бағыттаңыз.\nТөлемді телефонда растаңыз.',
  en: 'Open the camera of your phone or your bank app.\nPoint it at the code.\nConfirm the payment on the phone.',
  uz: 'Telefon kamerasini yoki bank ilovasini oching.\nKodga toʻgʻrilang.\nToʻlovni telefonda tasdiqlang.',
};
const bySms: Localized = {
  ru: 'Введите номер телефона.\nМы пришлём код в SMS.\nВведите код: деньги спишутся со счёта телефона.',
  kk: 'Телефон нөмірін енгізіңіз.\nБіз SMS арқылы код жібереміз.\nКодты енгізіңіз: ақша телефон шотынан алынады.',
  en: 'Enter your phone number.\nWe will send a code by SMS.\nEnter the code: the money is taken from the phone account.',
  uz: 'Telefon raqamingizni kiriting.\nBiz SMS orqali kod yuboramiz.\nKodni kiriting: pul telefon hisobidan yechiladi.',
};

/** Names and instructions of the payment methods in four languages. */
export const words: Record<PaysystemName, PaysystemWords> = {
  linkedcard: {
    title: {
      ru: 'Привязанная карта',
      kk: 'Байланыстырылған карта',
      en: 'Linked card',
      uz: 'Bogʻlangan karta',
    },
    description: {
      ru: 'Спишем с карты, которую вы привязали',
      kk: 'Сіз байланыстырған картадан аламыз',
      en: 'We charge the card you linked',
      uz: 'Siz bogʻlagan kartadan yechamiz',
    },
    buttonText: pay,
    howToUse: nothing,
    howToUsePacket: nothing,
  },
  short_url: {
    title: { ru: 'Банковская карта', kk: 'Банк картасы', en: 'Bank card', uz: 'Bank kartasi' },
    description: {
      ru: 'Оплата на странице банка',
      kk: 'Банк бетінде төлеу',
      en: 'Payment on the bank’s page',
      uz: 'Bank sahifasida toʻlash',
    },
    buttonText: { ru: 'Перейти к оплате', kk: 'Төлеуге өту', en: 'Go to payment', uz: 'Toʻlovga oʻtish' },
    howToUse: nothing,
    howToUsePacket: nothing,
  },
  qrcode: {
    title: { ru: 'QR-код', kk: 'QR-код', en: 'QR code', uz: 'QR-kod' },
    description: {
      ru: 'Наведите камеру телефона и оплатите',
      kk: 'Телефон камерасын бағыттап, төлеңіз',
      en: 'Point the camera of your phone and pay',
      uz: 'Telefon kamerasini toʻgʻrilab, toʻlang',
    },
    buttonText: { ru: 'Показать код', kk: 'Кодты көрсету', en: 'Show the code', uz: 'Kodni koʻrsatish' },
    howToUse: scan,
    howToUsePacket: scan,
  },
  qrcode_png: {
    title: {
      ru: 'QR-код на экране',
      kk: 'Экрандағы QR-код',
      en: 'QR code on the screen',
      uz: 'Ekrandagi QR-kod',
    },
    description: {
      ru: 'Картинка с кодом: подойдёт и для телевизора',
      kk: 'Коды бар сурет: теледидарға да жарайды',
      en: 'A picture of the code, good for a television too',
      uz: 'Kodli rasm: televizorga ham mos',
    },
    buttonText: { ru: 'Показать код', kk: 'Кодты көрсету', en: 'Show the code', uz: 'Kodni koʻrsatish' },
    howToUse: scan,
    howToUsePacket: scan,
  },
  phone_sms: {
    title: {
      ru: 'Со счёта телефона',
      kk: 'Телефон шотынан',
      en: 'From the phone account',
      uz: 'Telefon hisobidan',
    },
    description: {
      ru: 'Подтверждение кодом из SMS',
      kk: 'SMS коды арқылы растау',
      en: 'Confirmed with a code by SMS',
      uz: 'SMS kodi bilan tasdiqlash',
    },
    buttonText: { ru: 'Получить код', kk: 'Код алу', en: 'Get a code', uz: 'Kod olish' },
    howToUse: bySms,
    howToUsePacket: bySms,
  },
  phone: {
    title: { ru: 'Мобильный платёж', kk: 'Мобильді төлем', en: 'Mobile payment', uz: 'Mobil toʻlov' },
    description: {
      ru: 'Деньги спишет ваш оператор связи',
      kk: 'Ақшаны байланыс операторыңыз алады',
      en: 'Your mobile operator takes the money',
      uz: 'Pulni mobil operatoringiz yechadi',
    },
    buttonText: pay,
    howToUse: bySms,
    howToUsePacket: bySms,
  },
  ext_app: {
    title: { ru: 'Приложение банка', kk: 'Банк қолданбасы', en: 'Bank app', uz: 'Bank ilovasi' },
    description: {
      ru: 'Откроем приложение банка с готовым платежом',
      kk: 'Дайын төлемі бар банк қолданбасын ашамыз',
      en: 'We open your bank app with the payment ready',
      uz: 'Tayyor toʻlov bilan bank ilovasini ochamiz',
    },
    buttonText: { ru: 'Открыть приложение', kk: 'Қолданбаны ашу', en: 'Open the app', uz: 'Ilovani ochish' },
    howToUse: nothing,
    howToUsePacket: nothing,
  },
  provider_account: {
    title: {
      ru: 'Счёт у провайдера',
      kk: 'Провайдердегі шот',
      en: 'Provider account',
      uz: 'Provayderdagi hisob',
    },
    description: {
      ru: 'Пакет оплачивается вместе с услугами вашего провайдера. Пополните счёт у него, и пакет подключится.',
      kk: 'Пакет провайдеріңіздің қызметтерімен бірге төленеді. Шотты провайдерде толтырыңыз, сонда пакет қосылады.',
      en: 'The package is paid together with the services of your provider. Top up your account there, and the package starts.',
      uz: 'Paket provayderingiz xizmatlari bilan birga toʻlanadi. Hisobni provayderda toʻldiring, shunda paket ulanadi.',
    },
    buttonText: clear,
    howToUse: nothing,
    howToUsePacket: nothing,
  },
  info: {
    title: {
      ru: 'Касса или терминал',
      kk: 'Касса немесе терминал',
      en: 'Cash desk or terminal',
      uz: 'Kassa yoki terminal',
    },
    description: {
      ru: 'Назовите номер счёта в любой кассе или выберите нас в терминале',
      kk: 'Кез келген кассада шот нөмірін айтыңыз немесе терминалдан бізді таңдаңыз',
      en: 'Give the account number at any cash desk, or choose us on a terminal',
      uz: 'Istalgan kassada hisob raqamini ayting yoki terminalda bizni tanlang',
    },
    buttonText: clear,
    howToUse: {
      ru: 'Выберите в терминале «Телевидение».\nВведите номер счёта.\nВнесите деньги: они появятся на балансе.',
      kk: 'Терминалдан «Телевидение» бөлімін таңдаңыз.\nШот нөмірін енгізіңіз.\nАқша салыңыз: ол баланста көрінеді.',
      en: 'Choose “Television” on the terminal.\nEnter the account number.\nPut in the money: it will appear on the balance.',
      uz: 'Terminalda «Televideniye» boʻlimini tanlang.\nHisob raqamini kiriting.\nPul soling: u balansda koʻrinadi.',
    },
    howToUsePacket: {
      ru: 'Выберите в терминале «Телевидение».\nВведите номер счёта и внесите стоимость пакета.\nВернитесь и подключите пакет с баланса.',
      kk: 'Терминалдан «Телевидение» бөлімін таңдаңыз.\nШот нөмірін енгізіп, пакет бағасын салыңыз.\nҚайтып келіп, пакетті баланстан қосыңыз.',
      en: 'Choose “Television” on the terminal.\nEnter the account number and put in the price of the package.\nCome back and pay for the package from the balance.',
      uz: 'Terminalda «Televideniye» boʻlimini tanlang.\nHisob raqamini kiriting va paket narxini soling.\nQaytib kelib, paketni balansdan ulang.',
    },
  },
};
