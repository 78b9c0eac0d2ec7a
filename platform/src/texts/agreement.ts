import type { LegalText } from './text.ts';

export const agreement: LegalText = {
  title: {
    ru: 'Пользовательское соглашение',
    kk: 'Пайдаланушы келісімі',
    en: 'User agreement',
    uz: 'Foydalanuvchi kelishuvi',
  },
  since: '2026-09-01',
  sections: [
    {
      title: {
        ru: 'Что показывает сервис',
        kk: 'Қызмет нені көрсетеді',
        en: 'What the service shows',
        uz: 'Xizmat nimani koʻrsatadi',
      },
      text: {
        ru: 'Taspa показывает телеканалы, архив передач, фильмы и сериалы на устройствах, которые зритель подключил к своей учётной записи.',
        kk: 'Taspa телеарналарды, бағдарламалар мұрағатын, фильмдер мен сериалдарды көрермен өз тіркелгісіне қосқан құрылғыларда көрсетеді.',
        en: 'Taspa shows channels, an archive of programmes, films and series on the devices that a viewer has connected to their account.',
        uz: 'Taspa telekanallar, koʻrsatuvlar arxivi, filmlar va seriallarni tomoshabin oʻz hisobiga ulagan qurilmalarda koʻrsatadi.',
      },
    },
    {
      title: { ru: 'Личный просмотр', kk: 'Жеке көру', en: 'Personal use', uz: 'Shaxsiy tomosha' },
      text: {
        ru: 'Просмотр предназначен для личных нужд. Копировать, показывать публично и передавать доступ третьим лицам нельзя.',
        kk: 'Көру жеке мақсатқа арналған. Көшіруге, көпшілікке көрсетуге және қолжетімділікті үшінші тұлғаларға беруге болмайды.',
        en: 'Watching is for personal use. Copying, public showing and passing access on to others are not allowed.',
        uz: 'Tomosha shaxsiy ehtiyoj uchun. Nusxalash, ommaviy namoyish etish va kirish huquqini boshqalarga berish mumkin emas.',
      },
    },
    {
      title: { ru: 'Платные пакеты', kk: 'Ақылы пакеттер', en: 'Paid packages', uz: 'Pullik paketlar' },
      text: {
        ru: 'Платный пакет действует до конца оплаченного срока и продлевается, пока зритель не отключит продление в настройках.',
        kk: 'Ақылы пакет төленген мерзімнің соңына дейін жарамды және көрермен баптауда ұзартуды өшіргенше ұзартылады.',
        en: 'A paid package lasts to the end of the paid term and renews until the viewer switches renewal off in the settings.',
        uz: 'Pullik paket toʻlangan muddat oxirigacha amal qiladi va tomoshabin sozlamalarda uzaytirishni oʻchirmaguncha uzayadi.',
      },
    },
    {
      title: { ru: 'Вопросы', kk: 'Сұрақтар', en: 'Questions', uz: 'Savollar' },
      text: {
        ru: 'Вопросы по соглашению принимает служба поддержки; её телефон и почта указаны в разделе «Информация».',
        kk: 'Келісім бойынша сұрақтарды қолдау қызметі қабылдайды; оның телефоны мен поштасы «Ақпарат» бөлімінде көрсетілген.',
        en: 'Questions about this agreement go to the support team; its phone and e-mail are in the Information section.',
        uz: 'Kelishuv boʻyicha savollarni qoʻllab-quvvatlash xizmati qabul qiladi; telefoni va pochtasi «Ma’lumot» boʻlimida.',
      },
    },
  ],
};
