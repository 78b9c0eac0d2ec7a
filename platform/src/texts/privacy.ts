import type { LegalText } from './text.ts';

export const privacy: LegalText = {
  title: {
    ru: 'Политика конфиденциальности',
    kk: 'Құпиялылық саясаты',
    en: 'Privacy policy',
    uz: 'Maxfiylik siyosati',
  },
  since: '2026-09-01',
  sections: [
    {
      title: {
        ru: 'Что мы храним',
        kk: 'Біз нені сақтаймыз',
        en: 'What we keep',
        uz: 'Biz nimani saqlaymiz',
      },
      text: {
        ru: 'Мы храним то, без чего сервис не работает: телефон или почту, список устройств, место, на котором остановлен просмотр, избранное и покупки.',
        kk: 'Біз қызмет онсыз жұмыс істемейтін деректерді ғана сақтаймыз: телефон не пошта, құрылғылар тізімі, көру тоқтаған жер, таңдаулылар және сатып алулар.',
        en: 'We keep what the service cannot work without: phone or e-mail, the list of devices, where watching stopped, favourites and purchases.',
        uz: 'Biz xizmat ishlashi uchun zarur maʼlumotlarni saqlaymiz: telefon yoki pochta, qurilmalar roʻyxati, tomosha toʻxtagan joy, sevimlilar va xaridlar.',
      },
    },
    {
      title: { ru: 'Гости', kk: 'Қонақтар', en: 'Guests', uz: 'Mehmonlar' },
      text: {
        ru: 'Гость остаётся безымянным: для него создаётся случайное имя, которое ни с чем не связано.',
        kk: 'Қонақ белгісіз болып қалады: оған ештеңемен байланысты емес кездейсоқ ат беріледі.',
        en: 'A guest stays nameless: a random name is made for them that is connected to nothing.',
        uz: 'Mehmon nomsiz qoladi: unga hech narsa bilan bogʻlanmagan tasodifiy nom beriladi.',
      },
    },
    {
      title: {
        ru: 'Кому передаются данные',
        kk: 'Деректер кімге беріледі',
        en: 'Who receives data',
        uz: 'Maʼlumotlar kimga beriladi',
      },
      text: {
        ru: 'Данные не продаются. Оператору-партнёру передаётся только то, что нужно для расчётов.',
        kk: 'Деректер сатылмайды. Серіктес операторға есеп айырысуға қажеттісі ғана беріледі.',
        en: 'Data is not sold. A partner operator receives only what billing needs.',
        uz: 'Maʼlumotlar sotilmaydi. Hamkor operatorga faqat hisob-kitob uchun zarur qismi beriladi.',
      },
    },
    {
      title: {
        ru: 'Копия и удаление',
        kk: 'Көшірме және жою',
        en: 'Copy and removal',
        uz: 'Nusxa va oʻchirish',
      },
      text: {
        ru: 'Попросить копию своих данных или удалить учётную запись можно через службу поддержки.',
        kk: 'Деректеріңіздің көшірмесін сұрауға немесе тіркелгіні жоюға қолдау қызметі арқылы болады.',
        en: 'A copy of one’s data, or the removal of an account, can be asked for through the support team.',
        uz: 'Oʻz maʼlumotlari nusxasini soʻrash yoki hisobni oʻchirish qoʻllab-quvvatlash xizmati orqali mumkin.',
      },
    },
  ],
};
