import type { SeriesSeed } from '../../types.ts';

export const orbit: SeriesSeed = {
  key: 'orbit',
  title: { ru: 'Орбита девять', kk: 'Тоғызыншы орбита', en: 'Orbit Nine', uz: 'Toʻqqizinchi orbita' },
  short: {
    ru: 'Экипаж мусоровоза находит на орбите то, что никто не терял.',
    kk: 'Ғарыш қоқысын жинайтын экипаж орбитадан ешкім жоғалтпаған затты табады.',
    en: 'The crew of an orbital dustcart finds something nobody has lost.',
    uz: 'Orbita chiqindisini yigʻuvchi ekipaj hech kim yoʻqotmagan narsani topadi.',
  },
  description: {
    ru: '2067 год. Четверо чистильщиков орбиты собирают старые спутники и ругаются из-за очереди на душ. Находка в девятом секторе передаёт сигнал с их собственными позывными, и датирован он завтрашним днём.',
    kk: '2067 жыл. Төрт орбита тазалаушы ескі серіктерді жинап, душ кезегіне таласады. Тоғызыншы сектордағы олжа олардың өз шақыру белгісімен хабар таратады, ал хабардың күні – ертең.',
    en: 'The year is 2067. Four orbital cleaners collect old satellites and quarrel about the shower rota. A find in sector nine is transmitting under their own call sign, and the message is dated tomorrow.',
    uz: '2067-yil. Toʻrt orbita tozalovchisi eski yoʻldoshlarni yigʻadi va dush navbati uchun tortishadi. Toʻqqizinchi sektordagi topilma ularning oʻz chaqiriq belgisi bilan xabar uzatadi, xabar sanasi esa – ertaga.',
  },
  year: 2025,
  age: 12,
  genres: ['scifi', 'thriller'],
  countries: ['kz', 'ru', 'kr'],
  kinopoisk: 7.9,
  imdb: 7.6,
  world: 'space',
  color: '#17153d',
  library: 'alatau',
  credits: {
    director: ['verkhovtsev'],
    writer: ['sinegorin'],
    actor: ['hanseojin', 'tolebieva', 'kudryashin', 'zhumagul'],
    composer: ['bekzhanov'],
    producer: ['tursynkhan'],
  },
  seasons: [
    {
      year: 2025,
      minutes: 52,
      episodes: [
        {
          title: { ru: 'Завтрашнее число', kk: 'Ертеңгі күн', en: 'Tomorrow’s Date', uz: 'Ertangi sana' },
          description: {
            ru: 'В грузовом отсеке лежит капсула с их номером.',
            kk: 'Жүк бөлігінде олардың нөмірі жазылған капсула жатыр.',
            en: 'A capsule with their number lies in the cargo bay.',
            uz: 'Yuk boʻlmasida ularning raqami yozilgan kapsula yotibdi.',
          },
        },
        {
          title: {
            ru: 'Пятый скафандр',
            kk: 'Бесінші скафандр',
            en: 'The Fifth Suit',
            uz: 'Beshinchi skafandr',
          },
          description: {
            ru: 'Экипажа четверо, скафандров пять, и один ещё тёплый.',
            kk: 'Экипаж төртеу, скафандр бесеу, біреуі әлі жылы.',
            en: 'There are four of them and five suits, and one is still warm.',
            uz: 'Ekipaj toʻrt kishi, skafandr beshta, bittasi hali iliq.',
          },
        },
        {
          title: { ru: 'Тень Земли', kk: 'Жер көлеңкесі', en: 'The Earth’s Shadow', uz: 'Yer soyasi' },
          description: {
            ru: 'Сорок минут темноты без связи с центром.',
            kk: 'Орталықпен байланыссыз қырық минут қараңғылық.',
            en: 'Forty minutes of darkness without mission control.',
            uz: 'Markaz bilan aloqasiz qirq daqiqa zulmat.',
          },
        },
        {
          title: { ru: 'Эхо', kk: 'Жаңғырық', en: 'Echo', uz: 'Aks-sado' },
          description: {
            ru: 'Сора узнаёт в сигнале колыбельную своей матери.',
            kk: 'Сора белгіден анасының бесік жырын таниды.',
            en: 'Sora recognises her mother’s lullaby in the signal.',
            uz: 'Sora signaldan onasining allasini taniydi.',
          },
        },
        {
          title: { ru: 'Спуск', kk: 'Түсу', en: 'Descent', uz: 'Tushish' },
          description: {
            ru: 'Вернуться можно троим.',
            kk: 'Тек үшеуі ғана қайта алады.',
            en: 'Three can go home.',
            uz: 'Faqat uch kishi qaytishi mumkin.',
          },
        },
        {
          title: { ru: 'Сегодня', kk: 'Бүгін', en: 'Today', uz: 'Bugun' },
          description: {
            ru: 'Завтра наступило. Серия скоро.',
            kk: 'Ертең де келіп жетті. Серия жақында.',
            en: 'Tomorrow has come. Coming soon.',
            uz: 'Ertangi kun keldi. Qism tez kunda.',
          },
          announced: true,
        },
      ],
    },
  ],
};
