import type { SeriesSeed } from '../../types.ts';

export const detectiveAliya: SeriesSeed = {
  key: 'detective-aliya',
  title: { ru: 'Алия ведёт следствие', kk: 'Тергеуші Әлия', en: 'Aliya Investigates', uz: 'Izquvar Aliya' },
  short: {
    ru: 'Шестиклассница, блокнот и тайны обычного двора.',
    kk: 'Алтыншы сынып оқушысы, қойын дәптер және кәдімгі ауланың құпиялары.',
    en: 'A sixth-grader, a notebook and the secrets of an ordinary yard.',
    uz: 'Oltinchi sinf oʻquvchisi, daftarcha va oddiy hovli sirlari.',
  },
  description: {
    ru: 'Кто съел торт до праздника, куда пропадают левые перчатки и почему сторож по ночам разговаривает с деревом? Алия берётся за дела, которые взрослые считают пустяками, и каждый раз оказывается, что пустяков не бывает.',
    kk: 'Мерекеге дейін тортты кім жеп қойды, сол қолғаптар қайда жоғалады және күзетші неге түнде ағашпен сөйлеседі? Әлия үлкендер ұсақ-түйек деп санайтын істерді қолға алады, ал әр жолы ұсақ-түйек деген болмайтыны анықталады.',
    en: 'Who ate the cake before the party, where do the left gloves go and why does the watchman talk to a tree at night? Aliya takes the cases grown-ups call trifles, and each time it turns out that there are no trifles.',
    uz: 'Bayramgacha tortni kim yeb qoʻydi, chap qoʻlqoplar qayerga yoʻqoladi va nega qorovul kechasi daraxt bilan gaplashadi? Aliya kattalar arzimas deb biladigan ishlarni oladi va har safar arzimas ish boʻlmasligi maʼlum boʻladi.',
  },
  year: 2023,
  age: 6,
  genres: ['detective', 'family', 'comedy'],
  countries: ['kz'],
  kinopoisk: 7.7,
  imdb: 7.4,
  world: 'toys',
  color: '#2a2350',
  library: 'bala',
  free: true,
  credits: {
    director: ['orynbekova'],
    writer: ['kenzhegul'],
    actor: ['dauletkyzy', 'temirzhan', 'akhmedyar', 'zhumagul'],
    composer: ['bekzhanov'],
  },
  seasons: [
    {
      year: 2023,
      minutes: 24,
      episodes: [
        {
          title: { ru: 'Дело о торте', kk: 'Торт ісі', en: 'The Case of the Cake', uz: 'Tort ishi' },
          description: {
            ru: 'Улика – крошка на усах кота.',
            kk: 'Айғақ – мысықтың мұртындағы үгінді.',
            en: 'The evidence is a crumb on the cat’s whiskers.',
            uz: 'Dalil – mushuk moʻylovidagi ushoq.',
          },
        },
        {
          title: { ru: 'Левая перчатка', kk: 'Сол қолғап', en: 'The Left Glove', uz: 'Chap qoʻlqop' },
          description: {
            ru: 'Пропали семнадцать перчаток, и все левые.',
            kk: 'Он жеті қолғап жоғалды, бәрі сол қолдікі.',
            en: 'Seventeen gloves are missing and all are left ones.',
            uz: 'Oʻn yetti qoʻlqop yoʻqoldi, hammasi chap.',
          },
        },
        {
          title: {
            ru: 'Говорящее дерево',
            kk: 'Сөйлейтін ағаш',
            en: 'The Talking Tree',
            uz: 'Gapiradigan daraxt',
          },
          description: {
            ru: 'Сторож хранит в дупле сорок писем.',
            kk: 'Күзетші ағаш қуысында қырық хат сақтайды.',
            en: 'The watchman keeps forty letters in a hollow.',
            uz: 'Qorovul kovakda qirqta xat saqlaydi.',
          },
        },
        {
          title: {
            ru: 'Призрак четвёртого этажа',
            kk: 'Төртінші қабаттың елесі',
            en: 'The Ghost of the Fourth Floor',
            uz: 'Toʻrtinchi qavat arvohi',
          },
          description: {
            ru: 'Призрак боится щекотки.',
            kk: 'Елес қытықтан қорқады.',
            en: 'The ghost is ticklish.',
            uz: 'Arvoh qitiqdan qoʻrqadi.',
          },
        },
        {
          title: {
            ru: 'Исчезнувший номер',
            kk: 'Жоғалған нөмір',
            en: 'The Missing Number',
            uz: 'Yoʻqolgan raqam',
          },
          description: {
            ru: 'В школе есть классы пятый и седьмой, а шестой пропал.',
            kk: 'Мектепте бесінші мен жетінші кабинет бар, ал алтыншы жоқ.',
            en: 'The school has rooms five and seven, but six has gone.',
            uz: 'Maktabda beshinchi va yettinchi xona bor, oltinchisi esa yoʻq.',
          },
        },
        {
          title: {
            ru: 'Шифр бабушки',
            kk: 'Әженің шифры',
            en: 'Grandmother’s Cipher',
            uz: 'Buvining shifri',
          },
          description: {
            ru: 'Узор на ковре читается справа налево.',
            kk: 'Кілемдегі өрнек оңнан солға оқылады.',
            en: 'The pattern of a carpet reads from right to left.',
            uz: 'Gilamdagi naqsh oʻngdan chapga oʻqiladi.',
          },
        },
        {
          title: { ru: 'Двойник', kk: 'Егіз', en: 'The Double', uz: 'Oʻxshash' },
          description: {
            ru: 'В новом классе учится точно такая же девочка.',
            kk: 'Жаңа сыныпта дәл сондай қыз оқиды.',
            en: 'There is a girl just like her in the new class.',
            uz: 'Yangi sinfda xuddi oʻziga oʻxshash qiz oʻqiydi.',
          },
        },
        {
          title: { ru: 'Последняя страница', kk: 'Соңғы бет', en: 'The Last Page', uz: 'Soʻnggi sahifa' },
          description: {
            ru: 'Пропал сам блокнот.',
            kk: 'Дәптердің өзі жоғалды.',
            en: 'The notebook itself has gone.',
            uz: 'Daftarchaning oʻzi yoʻqoldi.',
          },
          announced: true,
        },
      ],
    },
  ],
};
