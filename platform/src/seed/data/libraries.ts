import type { Localized } from '../../origin/catalogue.ts';
import type { World } from '../basics.ts';

export interface LibrarySeed {
  id: number;
  type: string;
  title: Localized;
  description: Localized;
  color: string;
  world: World;
}

export const libraries = {
  taspa: {
    id: 3,
    type: 'svod',
    title: { ru: 'Таспа Кино', kk: 'Таспа Кино', en: 'Taspa Cinema', uz: 'Taspa Kino' },
    description: {
      ru: 'Фильмы и сериалы, которые Таспа собирает сама: новое кино Центральной Азии и то, что хочется пересматривать.',
      kk: 'Таспа өзі жинаған фильмдер мен сериалдар: Орталық Азияның жаңа киносы және қайта көргің келетін туындылар.',
      en: 'Films and series picked by Taspa itself: new cinema of Central Asia and the titles worth watching twice.',
      uz: 'Taspa oʻzi yigʻgan film va seriallar: Markaziy Osiyoning yangi kinosi va qayta koʻrgingiz keladigan asarlar.',
    },
    color: '#16213a',
    world: 'steppe',
  },
  alatau: {
    id: 5,
    type: 'svod',
    title: { ru: 'Алатау Премьера', kk: 'Алатау Премьера', en: 'Alatau Premiere', uz: 'Olatov Premyera' },
    description: {
      ru: 'Премьеры года: большие истории в высоком качестве, по подписке «Кино».',
      kk: 'Жыл премьералары: «Кино» жазылымы арқылы жоғары сапада көрсетілетін үлкен хикаялар.',
      en: 'Premieres of the year: big stories in high quality, with the Cinema subscription.',
      uz: 'Yil premyeralari: «Kino» obunasi bilan yuqori sifatdagi katta hikoyalar.',
    },
    color: '#2a1733',
    world: 'mountains',
  },
  bala: {
    id: 7,
    type: 'svod',
    title: { ru: 'Детская полка', kk: 'Балалар сөресі', en: 'Kids Shelf', uz: 'Bolalar javoni' },
    description: {
      ru: 'Мультфильмы и добрые истории, которые можно включить и спокойно уйти на кухню.',
      kk: 'Мультфильмдер мен мейірімді хикаялар: қосып қойып, ас үйге алаңсыз кете беруге болады.',
      en: 'Cartoons and kind stories you can switch on and walk calmly to the kitchen.',
      uz: 'Multfilmlar va mehrli hikoyalar: yoqib qoʻyib, oshxonaga bemalol ketsa boʻladi.',
    },
    color: '#123a38',
    world: 'toys',
  },
  horizon: {
    id: 9,
    type: 'svod',
    title: { ru: 'Горизонт', kk: 'Көкжиек', en: 'Horizon', uz: 'Ufq' },
    description: {
      ru: 'Документальное кино и мировые авторские ленты: от ледников Памира до норвежских фьордов.',
      kk: 'Деректі кино мен әлемдік авторлық туындылар: Памир мұздықтарынан Норвегия фьордтарына дейін.',
      en: 'Documentaries and world arthouse: from the glaciers of the Pamir to the fjords of Norway.',
      uz: 'Hujjatli kino va jahon mualliflik asarlari: Pomir muzliklaridan Norvegiya fyordlarigacha.',
    },
    color: '#10303f',
    world: 'aurora',
  },
} as const satisfies Record<string, LibrarySeed>;

export type LibraryKey = keyof typeof libraries;
