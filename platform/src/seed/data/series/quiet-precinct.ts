import type { SeriesSeed } from '../../types.ts';

export const quietPrecinct: SeriesSeed = {
  key: 'quiet-precinct',
  title: { ru: 'Тихий участок', kk: 'Тыныш учаске', en: 'A Quiet Precinct', uz: 'Sokin uchastka' },
  short: {
    ru: 'Городской сыщик сослан в аул, где ничего не случается. Официально.',
    kk: 'Қала тергеушісі ештеңе болмайтын ауылға жіберілді. Ресми түрде.',
    en: 'A city detective is exiled to a village where nothing happens. Officially.',
    uz: 'Shahar izquvari hech narsa boʻlmaydigan ovulga yuborildi. Rasman.',
  },
  description: {
    ru: 'Майор Жандарбек двадцать лет ловил преступников в большом городе и однажды поймал не того. Теперь он участковый в ауле на двести дворов, где главный свидетель всегда корова, а подозреваемые приходят к нему пить чай. Каждая серия – одно дело, которое невозможно раскрыть по учебнику: украденный мост, пропавшая невеста, чужая могила на родовом кладбище. А за ними проступает то самое первое дело, из-за которого его сюда отправили, и люди, которым спокойнее, чтобы участок оставался тихим. Второй сезон снимали зимой, при настоящих минус тридцати, и роль метели сыграла сама метель. Сценарий писал бывший следователь, поэтому здесь никто не бегает с пистолетом, зато все умеют ждать.',
    kk: 'Майор Жандарбек үлкен қалада жиырма жыл қылмыскер ұстап, бірде жаңылыс адамды ұстады. Енді ол екі жүз үйлі ауылдың учаскелігі: мұнда басты куәгер – сиыр, ал күдіктілер оған шай ішуге келеді. Әр серия – оқулықпен ашылмайтын бір іс: ұрланған көпір, жоғалған қалыңдық, ата қорымындағы бөтен мола. Олардың артынан оны осында жіберген алғашқы іс пен учаскенің тыныш болғанын қалайтын адамдар көрінеді. Екінші маусым қыста, отыз градус нағыз аязда түсірілген, боранның рөлін боранның өзі ойнады. Сценарийін бұрынғы тергеуші жазған, сондықтан мұнда ешкім тапанша ұстап жүгірмейді, есесіне бәрі күте біледі. Асығыс жауап мұнда ешкімге керек емес.',
    en: 'Major Zhandarbek spent twenty years catching criminals in the big city and once caught the wrong one. Now he is the only policeman in a village of two hundred yards, where the chief witness is always a cow and the suspects come to him for tea. Each episode is a case that no textbook can solve: a stolen bridge, a missing bride, a stranger’s grave in the family cemetery. Behind them the very first case shows through, the one he was sent here for, along with the people who prefer the precinct to stay quiet. The second season was filmed in winter, at a real thirty below, and the blizzard is played by the blizzard itself. The script was written by a former investigator, so nobody runs about with a pistol here, but everyone knows how to wait.',
    uz: 'Mayor Jandarbek katta shaharda yigirma yil jinoyatchi ushlab, bir kuni notoʻgʻri odamni ushladi. Endi u ikki yuz xonadonli ovulning uchastkovoyi: bu yerda bosh guvoh – sigir, gumonlanuvchilar esa uning oldiga choy ichgani keladi. Har bir qism – darslik bilan ochib boʻlmaydigan bitta ish: oʻgʻirlangan koʻprik, yoʻqolgan kelin, oilaviy qabristondagi begona qabr. Ularning ortidan uni bu yerga keltirgan birinchi ish va uchastka sokin qolishini istaydigan odamlar koʻrinadi. Ikkinchi mavsum qishda, oʻttiz daraja chinakam sovuqda suratga olingan, boʻron rolini boʻronning oʻzi oʻynagan. Ssenariyni sobiq tergovchi yozgan, shu bois bu yerda hech kim toʻpponcha koʻtarib chopmaydi, lekin hamma kutishni biladi.',
  },
  year: 2022,
  age: 16,
  genres: ['detective', 'crime', 'drama'],
  countries: ['kz'],
  kinopoisk: 8.2,
  imdb: 7.8,
  world: 'steppe',
  color: '#2b2a1a',
  library: 'taspa',
  free: true,
  credits: {
    director: ['tasbolat'],
    writer: ['tasbolat', 'kenzhegul'],
    actor: ['nurgaliuly', 'omirzak', 'sarsenbai', 'kobegen'],
    composer: ['zimorodova'],
    producer: ['tursynkhan'],
    editor: ['gromykhina'],
  },
  seasons: [
    {
      year: 2022,
      minutes: 48,
      episodes: [
        {
          title: {
            ru: 'Украденный мост',
            kk: 'Ұрланған көпір',
            en: 'The Stolen Bridge',
            uz: 'Oʻgʻirlangan koʻprik',
          },
          description: {
            ru: 'За ночь исчез единственный мост через реку, и половина аула рада.',
            kk: 'Бір түнде өзендегі жалғыз көпір жоғалып, ауылдың жартысы қуанады.',
            en: 'The only bridge over the river vanishes overnight, and half the village is glad.',
            uz: 'Bir kechada daryodagi yagona koʻprik yoʻqoladi va ovulning yarmi xursand boʻladi.',
          },
        },
        {
          title: { ru: 'Корова-свидетель', kk: 'Куәгер сиыр', en: 'The Cow Witness', uz: 'Guvoh sigir' },
          description: {
            ru: 'Стадо вернулось без пастуха, но с чужим колокольчиком.',
            kk: 'Табын бақташысыз, бірақ бөтен қоңыраумен оралды.',
            en: 'The herd comes home without the herdsman but with a strange bell.',
            uz: 'Poda choʻponsiz, ammo begona qoʻngʻiroq bilan qaytdi.',
          },
        },
        {
          title: {
            ru: 'Невеста из Кентау',
            kk: 'Кентаудан келген қалыңдық',
            en: 'The Bride from Kentau',
            uz: 'Kentovdan kelgan kelin',
          },
          description: {
            ru: 'Девушку украли дважды за один вечер, и второй раз она сама попросила.',
            kk: 'Қызды бір кеште екі рет алып қашты, екіншісін өзі сұраған.',
            en: 'A girl is abducted twice in one evening, and the second time at her own request.',
            uz: 'Qizni bir oqshomda ikki marta olib qochishdi, ikkinchisini oʻzi soʻragan.',
          },
        },
        {
          title: { ru: 'Чужая могила', kk: 'Бөтен мола', en: 'A Stranger’s Grave', uz: 'Begona qabr' },
          description: {
            ru: 'На родовом кладбище появился камень с именем живого человека.',
            kk: 'Ата қорымында тірі адамның аты жазылған тас пайда болды.',
            en: 'A stone with a living man’s name appears in the family cemetery.',
            uz: 'Oilaviy qabristonda tirik odam ismi yozilgan tosh paydo boʻldi.',
          },
        },
        {
          title: { ru: 'Семь пиал', kk: 'Жеті кесе', en: 'Seven Cups', uz: 'Yetti piyola' },
          description: {
            ru: 'Семеро подозреваемых пьют чай за одним столом, и один кусок сахара отравлен.',
            kk: 'Жеті күдікті бір дастарқанда шай ішіп отыр, бір шақпақ қант уланған.',
            en: 'Seven suspects drink tea at one table, and one lump of sugar is poisoned.',
            uz: 'Yetti gumonlanuvchi bir dasturxonda choy ichmoqda, bir dona qand zaharlangan.',
          },
        },
        {
          title: { ru: 'Первое дело', kk: 'Алғашқы іс', en: 'The First Case', uz: 'Birinchi ish' },
          description: {
            ru: 'В аул приезжает человек, которого Жандарбек посадил по ошибке.',
            kk: 'Ауылға Жандарбек жаңылып түрмеге қаматқан адам келеді.',
            en: 'The man Zhandarbek jailed by mistake arrives in the village.',
            uz: 'Ovulga Jandarbek xato bilan qamatgan odam keladi.',
          },
        },
      ],
    },
    {
      year: 2024,
      minutes: 50,
      episodes: [
        {
          title: {
            ru: 'Минус тридцать',
            kk: 'Отыз градус аяз',
            en: 'Thirty Below',
            uz: 'Oʻttiz daraja sovuq',
          },
          description: {
            ru: 'В метель теряется школьный автобус, а рация отвечает чужим голосом.',
            kk: 'Боранда мектеп автобусы адасады, ал рация бөтен дауыспен жауап береді.',
            en: 'The school bus is lost in a blizzard, and the radio answers in a strange voice.',
            uz: 'Boʻronda maktab avtobusi adashadi, ratsiya esa begona ovozda javob beradi.',
          },
        },
        {
          title: { ru: 'Волчий час', kk: 'Қасқыр мезгілі', en: 'The Hour of the Wolf', uz: 'Boʻri pallasi' },
          description: {
            ru: 'Следы у кошары волчьи, но обуты в валенки.',
            kk: 'Қора маңындағы із қасқырдікі, бірақ киіз етік киген.',
            en: 'The tracks by the sheepfold are a wolf’s, but the wolf wore felt boots.',
            uz: 'Qoʻra yonidagi iz boʻriniki, ammo kigiz etik kiygan.',
          },
        },
        {
          title: { ru: 'Долг Ермека', kk: 'Ермектің қарызы', en: 'Yermek’s Debt', uz: 'Yermekning qarzi' },
          description: {
            ru: 'Лавочник простил долги всему аулу и в ту же ночь исчез.',
            kk: 'Дүкенші бүкіл ауылдың қарызын кешіп, сол түні жоғалып кетті.',
            en: 'The shopkeeper forgives the whole village its debts and disappears that night.',
            uz: 'Doʻkondor butun ovulning qarzidan kechdi va oʻsha kechasi gʻoyib boʻldi.',
          },
        },
        {
          title: {
            ru: 'Голос из печной трубы',
            kk: 'Мұржадағы дауыс',
            en: 'A Voice in the Chimney',
            uz: 'Moʻridagi ovoz',
          },
          description: {
            ru: 'Пустой дом топится каждую среду.',
            kk: 'Бос үйдің пеші сәрсенбі сайын жанады.',
            en: 'The stove of an empty house is lit every Wednesday.',
            uz: 'Boʻsh uyning pechkasi har chorshanba yonadi.',
          },
        },
        {
          title: { ru: 'Лёд тронулся', kk: 'Сең жүрді', en: 'The Ice Breaks', uz: 'Muz koʻchdi' },
          description: {
            ru: 'Весной река отдаёт то, что в неё бросили осенью.',
            kk: 'Көктемде өзен күзде тасталғанды қайтарып береді.',
            en: 'In spring the river gives back what was thrown into it in autumn.',
            uz: 'Bahorda daryo kuzda tashlangan narsani qaytaradi.',
          },
        },
        {
          title: { ru: 'Тишина', kk: 'Тыныштық', en: 'Quiet', uz: 'Sukunat' },
          description: {
            ru: 'Финал сезона: Жандарбека зовут обратно в город. Серия скоро.',
            kk: 'Маусым соңы: Жандарбекті қалаға қайта шақырады. Серия жақында.',
            en: 'The season finale: Zhandarbek is called back to the city. Coming soon.',
            uz: 'Mavsum yakuni: Jandarbekni shaharga qaytarishadi. Qism tez kunda.',
          },
          announced: true,
        },
      ],
    },
  ],
};
