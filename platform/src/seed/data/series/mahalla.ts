import type { SeriesSeed } from '../../types.ts';

export const mahalla: SeriesSeed = {
  key: 'mahalla',
  title: { ru: 'Наша махалля', kk: 'Біздің махалла', en: 'Our Mahalla', uz: 'Bizning mahalla' },
  short: {
    ru: 'Двенадцать домов, одна улица и никаких секретов.',
    kk: 'Он екі үй, бір көше және ешқандай құпия жоқ.',
    en: 'Twelve houses, one street and no secrets.',
    uz: 'Oʻn ikki xonadon, bitta koʻcha va hech qanday sir yoʻq.',
  },
  description: {
    ru: 'Эргаш-ака – председатель махаллинского комитета и человек, который обещает больше, чем может. На его улице женятся, ссорятся из-за забора, прячут козу от инспектора и мирятся за общим казаном. Самая весёлая улица Ташкента – три сезона подряд.',
    kk: 'Эргаш ака – махалла комитетінің төрағасы әрі қолынан келгеннен көп уәде беретін адам. Оның көшесінде үйленеді, дуалға таласады, ешкіні инспектордан жасырады және ортақ қазан басында татуласады. Ташкенттің ең көңілді көшесі – қатарынан үш маусым.',
    en: 'Ergash-aka chairs the neighbourhood committee and promises more than he can do. On his street people marry, quarrel over a fence, hide a goat from the inspector and make peace round a common cauldron. The merriest street in Tashkent, three seasons in a row.',
    uz: 'Ergash aka – mahalla qoʻmitasi raisi va qoʻlidan kelganidan koʻp vaʼda beradigan odam. Uning koʻchasida uylanishadi, devor uchun janjallashishadi, echkini inspektordan yashirishadi va umumiy qozon boshida yarashishadi. Toshkentning eng quvnoq koʻchasi – ketma-ket uch mavsum.',
  },
  year: 2020,
  age: 6,
  genres: ['comedy', 'family'],
  countries: ['uz'],
  kinopoisk: 7.8,
  imdb: 7.5,
  world: 'city',
  color: '#47290f',
  library: 'taspa',
  free: true,
  credits: {
    director: ['rahmatullayev'],
    writer: ['abdurashid'],
    actor: ['ergash', 'qosimxoja', 'saidbek', 'mirzaolim', 'tursunmurod'],
    composer: ['nazarbek'],
    producer: ['karimberdi'],
  },
  seasons: [
    {
      year: 2020,
      minutes: 26,
      episodes: [
        {
          title: { ru: 'Забор', kk: 'Дуал', en: 'The Fence', uz: 'Devor' },
          description: {
            ru: 'Два соседа спорят из-за двадцати сантиметров земли.',
            kk: 'Екі көрші жиырма сантиметр жерге таласады.',
            en: 'Two neighbours argue over twenty centimetres of land.',
            uz: 'Ikki qoʻshni yigirma santimetr yer uchun tortishadi.',
          },
        },
        {
          title: { ru: 'Коза и закон', kk: 'Ешкі мен заң', en: 'The Goat and the Law', uz: 'Echki va qonun' },
          description: {
            ru: 'Козу переодевают в собаку.',
            kk: 'Ешкіге ит кейпін кигізеді.',
            en: 'A goat is dressed up as a dog.',
            uz: 'Echkini it qilib kiyintirishadi.',
          },
        },
        {
          title: { ru: 'Сваты', kk: 'Құдалар', en: 'The Matchmakers', uz: 'Sovchilar' },
          description: {
            ru: 'За один день в один дом приходят трое сватов.',
            kk: 'Бір күнде бір үйге үш құда келеді.',
            en: 'Three sets of matchmakers come to one house in one day.',
            uz: 'Bir kunda bir uyga uch sovchi keladi.',
          },
        },
        {
          title: { ru: 'Ночь без воды', kk: 'Сусыз түн', en: 'A Night without Water', uz: 'Suvsiz tun' },
          description: {
            ru: 'Вся улица идёт мыться к одному крану.',
            kk: 'Бүкіл көше бір шүмекке жуынуға барады.',
            en: 'The whole street goes to wash at one tap.',
            uz: 'Butun koʻcha bitta joʻmrakka yuvingani boradi.',
          },
        },
        {
          title: { ru: 'Хашар', kk: 'Асар', en: 'Many Hands', uz: 'Hashar' },
          description: {
            ru: 'Дом строят за день, а потом ищут, чей он.',
            kk: 'Үйді бір күнде салады, сосын оның кімдікі екенін іздейді.',
            en: 'They build a house in a day and then look for its owner.',
            uz: 'Uyni bir kunda qurishadi, keyin u kimniki ekanini izlashadi.',
          },
        },
        {
          title: {
            ru: 'Гость из Лондона',
            kk: 'Лондоннан келген қонақ',
            en: 'The Guest from London',
            uz: 'Londondan kelgan mehmon',
          },
          description: {
            ru: 'Племянник привозит жену, которая не ест мясо.',
            kk: 'Жиені ет жемейтін келіншегін ертіп келеді.',
            en: 'A nephew brings home a wife who does not eat meat.',
            uz: 'Jiyan goʻsht yemaydigan xotinini olib keladi.',
          },
        },
      ],
    },
    {
      year: 2022,
      minutes: 26,
      episodes: [
        {
          title: {
            ru: 'Камера над воротами',
            kk: 'Қақпа үстіндегі камера',
            en: 'The Camera over the Gate',
            uz: 'Darvoza ustidagi kamera',
          },
          description: {
            ru: 'Теперь секретов нет официально.',
            kk: 'Енді құпия ресми түрде жоқ.',
            en: 'Now there are officially no secrets.',
            uz: 'Endi sir rasman yoʻq.',
          },
        },
        {
          title: { ru: 'Блогер', kk: 'Блогер', en: 'The Blogger', uz: 'Bloger' },
          description: {
            ru: 'Видео с Эргаш-акой смотрит миллион человек, и все недовольны.',
            kk: 'Эргаш аканың видеосын миллион адам көреді, бәрі риза емес.',
            en: 'A million people watch Ergash-aka on video and all are displeased.',
            uz: 'Ergash akaning videosini million odam koʻradi va hamma norozi.',
          },
        },
        {
          title: {
            ru: 'Яблоня раздора',
            kk: 'Дау тудырған алма ағашы',
            en: 'The Apple Tree of Discord',
            uz: 'Janjalli olma',
          },
          description: {
            ru: 'Ствол у одного, тень у другого, яблоки у третьего.',
            kk: 'Діңі бірінде, көлеңкесі екіншісінде, алмасы үшіншісінде.',
            en: 'One has the trunk, another the shade and a third the apples.',
            uz: 'Tanasi birida, soyasi boshqasida, olmasi uchinchisida.',
          },
        },
        {
          title: {
            ru: 'Тёща едет',
            kk: 'Ене келе жатыр',
            en: 'Mother-in-Law Is Coming',
            uz: 'Qaynona kelyapti',
          },
          description: {
            ru: 'Улицу белят за одну ночь.',
            kk: 'Көшені бір түнде әктеп шығады.',
            en: 'The street is whitewashed overnight.',
            uz: 'Koʻchani bir kechada oqlashadi.',
          },
        },
        {
          title: { ru: 'Футбол', kk: 'Футбол', en: 'Football', uz: 'Futbol' },
          description: {
            ru: 'Отцы против сыновей, судья – бабушка.',
            kk: 'Әкелер мен ұлдар, төреші – әже.',
            en: 'Fathers against sons, with a grandmother as referee.',
            uz: 'Otalar oʻgʻillarga qarshi, hakam – buvi.',
          },
        },
        {
          title: { ru: 'Сюннет-той', kk: 'Сүндет той', en: 'The Feast', uz: 'Sunnat toʻy' },
          description: {
            ru: 'Музыканты приехали раньше хозяев.',
            kk: 'Музыканттар үй иелерінен бұрын келеді.',
            en: 'The musicians arrive before the hosts.',
            uz: 'Sozandalar mezbonlardan oldin keladi.',
          },
        },
      ],
    },
    {
      year: 2025,
      minutes: 28,
      episodes: [
        {
          title: { ru: 'Новый председатель', kk: 'Жаңа төраға', en: 'The New Chairman', uz: 'Yangi rais' },
          description: {
            ru: 'Эргаш-ака уходит на пенсию на полдня.',
            kk: 'Эргаш ака жарты күнге зейнетке шығады.',
            en: 'Ergash-aka retires for half a day.',
            uz: 'Ergash aka yarim kunga nafaqaga chiqadi.',
          },
        },
        {
          title: { ru: 'Доставка', kk: 'Жеткізу', en: 'Delivery', uz: 'Yetkazib berish' },
          description: {
            ru: 'Курьер теряет плов, но находит невесту.',
            kk: 'Курьер палауды жоғалтып, қалыңдық табады.',
            en: 'A courier loses the plov but finds a bride.',
            uz: 'Kuryer oshni yoʻqotib, kelin topadi.',
          },
        },
        {
          title: { ru: 'Умный дом', kk: 'Ақылды үй', en: 'The Smart House', uz: 'Aqlli uy' },
          description: {
            ru: 'Дом не пускает хозяина после десяти.',
            kk: 'Үй ондан кейін иесін кіргізбейді.',
            en: 'The house will not let its owner in after ten.',
            uz: 'Uy soat oʻndan keyin egasini kiritmaydi.',
          },
        },
        {
          title: {
            ru: 'Землетрясение в три балла',
            kk: 'Үш балдық жер сілкінісі',
            en: 'Three on the Scale',
            uz: 'Uch balli zilzila',
          },
          description: {
            ru: 'Ночь на улице мирит всех, кто не разговаривал.',
            kk: 'Далада өткен түн сөйлеспей жүргендерді татуластырады.',
            en: 'A night outdoors reconciles everyone who was not speaking.',
            uz: 'Koʻchadagi kecha gaplashmay yurganlarni yarashtiradi.',
          },
        },
        {
          title: {
            ru: 'Метро под махаллёй',
            kk: 'Махалла астындағы метро',
            en: 'The Metro under the Mahalla',
            uz: 'Mahalla ostidagi metro',
          },
          description: {
            ru: 'Под двором копают станцию, и каждый хочет назвать её своим именем.',
            kk: 'Аула астынан бекет қазылып жатыр, әркім оған өз атын бергісі келеді.',
            en: 'A station is dug under the yard and everybody wants it named after himself.',
            uz: 'Hovli ostida bekat qazilmoqda, har kim unga oʻz nomini bermoqchi.',
          },
          announced: true,
        },
        {
          title: { ru: 'Общий казан', kk: 'Ортақ қазан', en: 'The Common Cauldron', uz: 'Umumiy qozon' },
          description: {
            ru: 'Финал: улица готовит плов на тысячу человек.',
            kk: 'Финал: көше мың адамға палау басады.',
            en: 'The finale: the street cooks plov for a thousand.',
            uz: 'Final: koʻcha ming kishiga osh damlaydi.',
          },
          announced: true,
        },
      ],
    },
  ],
};
