import type { SeriesSeed } from '../../types.ts';

export const sauleClinic: SeriesSeed = {
  key: 'saule-clinic',
  title: { ru: 'Клиника «Сәуле»', kk: '«Сәуле» емханасы', en: 'Saule Clinic', uz: '«Saule» klinikasi' },
  short: {
    ru: 'Районная больница, где чудеса делают по расписанию.',
    kk: 'Ғажайып кестемен жасалатын аудандық аурухана.',
    en: 'A district hospital where miracles are done by appointment.',
    uz: 'Moʻjizalar jadval boʻyicha qilinadigan tuman kasalxonasi.',
  },
  description: {
    ru: 'Заведующая Меруерт возвращается в больницу, где когда-то не смогли спасти её мужа. Ей достались старое оборудование, гениальный хирург с дурным характером и интерны, которые умеют всё, кроме разговора с больными.',
    kk: 'Меңгеруші Меруерт бір кезде күйеуін құтқара алмаған ауруханаға қайта оралады. Оған ескі құрал-жабдық, мінезі қиын данышпан хирург және науқаспен сөйлесуден басқаның бәрін білетін интерндер бұйырды.',
    en: 'Meruyert comes back as head of the hospital that once could not save her husband. She gets old equipment, a brilliant surgeon with a foul temper and interns who can do everything but talk to patients.',
    uz: 'Mudira Meruyert bir vaqtlar erini qutqara olmagan kasalxonaga qaytadi. Unga eski asbob-uskuna, feʼli ogʻir daho jarroh va bemor bilan gaplashishdan boshqa hamma narsani biladigan internlar nasib etdi.',
  },
  year: 2021,
  age: 12,
  genres: ['drama', 'romance'],
  countries: ['kz'],
  kinopoisk: 7.6,
  imdb: 7.2,
  world: 'city',
  color: '#17383a',
  library: 'taspa',
  free: true,
  credits: {
    director: ['lazutina'],
    writer: ['kenzhegul'],
    actor: ['rakhymbai', 'beloruchyeva', 'zhakypbek', 'akhmedyar'],
    composer: ['zimorodova'],
  },
  seasons: [
    {
      year: 2021,
      minutes: 45,
      episodes: [
        {
          title: { ru: 'Приёмный покой', kk: 'Қабылдау бөлімі', en: 'Admissions', uz: 'Qabul boʻlimi' },
          description: {
            ru: 'Первый день Меруерт начинается с пожарной тревоги.',
            kk: 'Меруерттің алғашқы күні өрт дабылынан басталады.',
            en: 'Meruyert’s first day begins with a fire alarm.',
            uz: 'Meruyertning ilk kuni yongʻin signali bilan boshlanadi.',
          },
        },
        {
          title: { ru: 'Третья палата', kk: 'Үшінші палата', en: 'Ward Three', uz: 'Uchinchi palata' },
          description: {
            ru: 'Пациент просит не говорить диагноз его жене, а жена просит того же.',
            kk: 'Науқас диагнозын әйеліне айтпауды сұрайды, әйелі де соны сұрайды.',
            en: 'A patient asks them not to tell his wife, and his wife asks the same.',
            uz: 'Bemor tashxisni xotiniga aytmaslikni soʻraydi, xotini ham shuni soʻraydi.',
          },
        },
        {
          title: { ru: 'Донор', kk: 'Донор', en: 'The Donor', uz: 'Donor' },
          description: {
            ru: 'Редкая группа крови находится у человека, объявленного в розыск.',
            kk: 'Сирек қан тобы іздеуде жүрген адамнан табылады.',
            en: 'The rare blood type belongs to a wanted man.',
            uz: 'Noyob qon guruhi qidiruvdagi odamda topiladi.',
          },
        },
        {
          title: {
            ru: 'Ночь без анестезиолога',
            kk: 'Анестезиологсыз түн',
            en: 'No Anaesthetist Tonight',
            uz: 'Anesteziologsiz tun',
          },
          description: {
            ru: 'Интерны впервые остаются одни.',
            kk: 'Интерндер алғаш рет жалғыз қалады.',
            en: 'The interns are on their own for the first time.',
            uz: 'Internlar ilk bor yolgʻiz qoladi.',
          },
        },
        {
          title: { ru: 'Комиссия', kk: 'Комиссия', en: 'The Inspection', uz: 'Taftish' },
          description: {
            ru: 'Проверяющий оказывается в операционной не по своей воле.',
            kk: 'Тексеруші операция бөлмесіне еріксіз түседі.',
            en: 'The inspector ends up in the operating theatre against his will.',
            uz: 'Tekshiruvchi operatsiya xonasiga oʻz xohishisiz tushadi.',
          },
        },
        {
          title: { ru: 'Выписка', kk: 'Шығару', en: 'Discharge', uz: 'Javob berish' },
          description: {
            ru: 'Уходить труднее всего врачам.',
            kk: 'Кету ең қиыны дәрігерлерге.',
            en: 'It is the doctors who find it hardest to leave.',
            uz: 'Ketish eng avvalo shifokorlarga qiyin.',
          },
        },
      ],
    },
    {
      year: 2023,
      minutes: 45,
      episodes: [
        {
          title: { ru: 'Новое крыло', kk: 'Жаңа қанат', en: 'The New Wing', uz: 'Yangi bino' },
          description: {
            ru: 'Спонсор строит корпус и требует назвать его в честь тёщи.',
            kk: 'Демеуші ғимарат салып, оны енесінің атымен атауды талап етеді.',
            en: 'A sponsor builds a wing and wants it named after his mother-in-law.',
            uz: 'Homiy bino qurib, uni qaynonasi nomi bilan atashni talab qiladi.',
          },
        },
        {
          title: { ru: 'Акушерка Роза', kk: 'Акушер Роза', en: 'Roza the Midwife', uz: 'Doya Roza' },
          description: {
            ru: 'Буран, трактор и роды по телефону.',
            kk: 'Боран, трактор және телефон арқылы босандыру.',
            en: 'A snowstorm, a tractor and a birth over the phone.',
            uz: 'Boʻron, traktor va telefon orqali tugʻruq.',
          },
        },
        {
          title: { ru: 'Врачебная тайна', kk: 'Дәрігер құпиясы', en: 'Confidential', uz: 'Shifokor siri' },
          description: {
            ru: 'Хирург лечит человека, который разрушил его карьеру.',
            kk: 'Хирург өз мансабын құртқан адамды емдейді.',
            en: 'The surgeon treats the man who ruined his career.',
            uz: 'Jarroh oʻz karyerasini barbod qilgan odamni davolaydi.',
          },
        },
        {
          title: { ru: 'Старый рентген', kk: 'Ескі рентген', en: 'An Old X-Ray', uz: 'Eski rentgen' },
          description: {
            ru: 'Снимок десятилетней давности меняет диагноз и виновного.',
            kk: 'Он жыл бұрынғы сурет диагнозды да, кінәліні де өзгертеді.',
            en: 'A picture ten years old changes both the diagnosis and the culprit.',
            uz: 'Oʻn yil avvalgi surat tashxisni ham, aybdorni ham oʻzgartiradi.',
          },
        },
        {
          title: { ru: 'Две операции', kk: 'Екі операция', en: 'Two Operations', uz: 'Ikki operatsiya' },
          description: {
            ru: 'Хирург один, а стола два.',
            kk: 'Хирург біреу, ал үстел екеу.',
            en: 'One surgeon and two tables.',
            uz: 'Jarroh bitta, stol esa ikkita.',
          },
        },
        {
          title: { ru: 'Свет', kk: 'Сәуле', en: 'Light', uz: 'Nur' },
          description: {
            ru: 'Меруерт наконец открывает карту своего мужа.',
            kk: 'Меруерт ақыры күйеуінің ауру тарихын ашады.',
            en: 'Meruyert finally opens her husband’s file.',
            uz: 'Meruyert nihoyat erining kasallik tarixini ochadi.',
          },
        },
      ],
    },
  ],
};
