import type { LegalText } from './text.ts';

/** The agreement before buying adult channels. */
export const adults: LegalText = {
  title: {
    ru: 'Условия пакета «Ночной»',
    kk: '«Түнгі» пакетінің шарттары',
    en: 'Terms of the Night package',
    uz: '«Tungi» paketi shartlari',
  },
  since: null,
  sections: [
    {
      title: null,
      text: {
        ru: 'Пакет подключают только совершеннолетние зрители. Принимая условия, вы подтверждаете, что вам исполнилось 18 лет.',
        kk: 'Пакетті тек кәмелетке толған көрермендер қоса алады. Шарттарды қабылдау арқылы 18 жасқа толғаныңызды растайсыз.',
        en: 'Only viewers of full age may subscribe. By accepting these terms you confirm that you are 18 or older.',
        uz: 'Paketni faqat voyaga yetgan tomoshabinlar ulashi mumkin. Shartlarni qabul qilib, 18 yoshga toʻlganingizni tasdiqlaysiz.',
      },
    },
    {
      title: null,
      text: {
        ru: 'Каналы пакета защищены PIN-кодом и не видны в детских профилях. Не сообщайте код тем, кому смотреть их не следует.',
        kk: 'Пакет арналары PIN-кодпен қорғалған және балалар профилінде көрінбейді. Кодты оларды көруге болмайтын адамдарға айтпаңыз.',
        en: 'Its channels are guarded by a PIN and are not shown in child profiles. Do not tell the PIN to those who should not watch.',
        uz: 'Paket kanallari PIN-kod bilan himoyalangan va bolalar profilida koʻrinmaydi. Kodni tomosha qilmasligi kerak boʻlganlarga aytmang.',
      },
    },
    {
      title: null,
      text: {
        ru: 'Пакет продлевается каждый месяц, пока вы не отключите продление; деньги за начатый месяц не возвращаются.',
        kk: 'Ұзартуды өшіргенше пакет ай сайын ұзартылады; басталған ай үшін ақша қайтарылмайды.',
        en: 'The package renews every month until you switch renewal off; a month that has begun is not refunded.',
        uz: 'Uzaytirishni oʻchirmaguningizcha paket har oy uzaytiriladi; boshlangan oy uchun pul qaytarilmaydi.',
      },
    },
  ],
};
