import type { SeriesSeed } from '../../types.ts';

export const northernShift: SeriesSeed = {
  key: 'northern-shift',
  title: { ru: 'Северная смена', kk: 'Солтүстік ауысымы', en: 'The Northern Shift', uz: 'Shimol smenasi' },
  short: {
    ru: 'Вахта на газовой платформе, с которой уехал не тот вертолёт.',
    kk: 'Басқа тікұшақ ұшып кеткен газ платформасындағы вахта.',
    en: 'A shift on a gas platform, and the wrong helicopter has left.',
    uz: 'Boshqa vertolyot uchib ketgan gaz platformasidagi vaxta.',
  },
  description: {
    ru: 'Шесть человек разных стран остаются на платформе за полярным кругом, когда смену забирают раньше срока. Связь есть, еда есть, но в журнале прибывших значится семеро, и седьмой каждую ночь отмечается в столовой.',
    kk: 'Ауысым мерзімінен бұрын әкетілгенде, полярлық шеңбердегі платформада әр елдің алты адамы қалады. Байланыс та, тамақ та бар, бірақ келгендер журналында жетеу жазылған, ал жетіншісі түн сайын асханада белгіленіп кетеді.',
    en: 'Six people from different countries are left on a platform beyond the Arctic Circle when the shift is taken off early. There is a link and there is food, but the log lists seven arrivals, and the seventh checks in at the canteen every night.',
    uz: 'Smena muddatidan oldin olib ketilganda, qutb doirasidagi platformada turli mamlakatlardan olti kishi qoladi. Aloqa ham, ovqat ham bor, ammo kelganlar jurnalida yetti kishi yozilgan, yettinchisi esa har kecha oshxonada belgilanadi.',
  },
  year: 2024,
  age: 16,
  genres: ['thriller', 'detective', 'drama'],
  countries: ['no', 'gb', 'kz'],
  kinopoisk: 8.0,
  imdb: 8.0,
  world: 'aurora',
  color: '#0d2f35',
  library: 'horizon',
  credits: {
    director: ['solvik'],
    writer: ['solvik', 'sinegorin'],
    actor: ['hoksnes', 'whitcraft', 'okoye', 'kobegen', 'battsetseg'],
    composer: ['zimorodova'],
  },
  seasons: [
    {
      year: 2024,
      minutes: 50,
      episodes: [
        {
          title: { ru: 'Лишняя койка', kk: 'Артық төсек', en: 'The Spare Bunk', uz: 'Ortiqcha oʻrin' },
          description: {
            ru: 'Кто-то спал на застеленной кровати.',
            kk: 'Жиналған төсекте біреу ұйықтаған.',
            en: 'Somebody has slept in a made-up bed.',
            uz: 'Yigʻishtirilgan oʻrinda kimdir uxlagan.',
          },
        },
        {
          title: { ru: 'Седьмой', kk: 'Жетінші', en: 'The Seventh', uz: 'Yettinchi' },
          description: {
            ru: 'Электронный пропуск оживает в полночь.',
            kk: 'Электронды рұқсатнама түн ортасында тіріледі.',
            en: 'An electronic pass comes alive at midnight.',
            uz: 'Elektron ruxsatnoma yarim tunda jonlanadi.',
          },
        },
        {
          title: { ru: 'Сияние', kk: 'Шұғыла', en: 'The Lights', uz: 'Shafaq' },
          description: {
            ru: 'В самую красивую ночь года гаснет связь.',
            kk: 'Жылдың ең әдемі түнінде байланыс үзіледі.',
            en: 'On the most beautiful night of the year the link goes down.',
            uz: 'Yilning eng goʻzal kechasida aloqa uziladi.',
          },
        },
        {
          title: { ru: 'Протокол', kk: 'Хаттама', en: 'Protocol', uz: 'Bayonnoma' },
          description: {
            ru: 'Допрос ведёт тот, кого никто не выбирал.',
            kk: 'Тергеуді ешкім сайламаған адам жүргізеді.',
            en: 'The questioning is led by someone nobody elected.',
            uz: 'Soʻroqni hech kim saylamagan odam olib boradi.',
          },
        },
        {
          title: { ru: 'Тонкий лёд', kk: 'Жұқа мұз', en: 'Thin Ice', uz: 'Yupqa muz' },
          description: {
            ru: 'До берега восемь километров пешком.',
            kk: 'Жағаға жаяу сегіз шақырым.',
            en: 'Eight kilometres to the shore on foot.',
            uz: 'Qirgʻoqqacha piyoda sakkiz kilometr.',
          },
        },
        {
          title: { ru: 'Пересменка', kk: 'Ауысым алмасу', en: 'Change of Shift', uz: 'Smena almashuvi' },
          description: {
            ru: 'Вертолёт возвращается, и в нём шесть кресел.',
            kk: 'Тікұшақ қайтып келеді, онда алты орын бар.',
            en: 'The helicopter returns with six seats.',
            uz: 'Vertolyot qaytadi, unda oltita oʻrindiq bor.',
          },
        },
      ],
    },
  ],
};
