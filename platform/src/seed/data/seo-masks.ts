import type { Localized } from '../../origin/catalogue.ts';

export interface SeoMaskSeed {
  page: 'home' | 'content' | 'channel' | 'person' | 'row' | 'rowset';
  text: 'title' | 'description';
  value: Localized;
}

/**
 * The web app fills the placeholders in braces: title, year, genre, country, name, description. The brand is not inflected,
 * so that a partner's site can put its own name there.
 */
export const seoMasks: readonly SeoMaskSeed[] = [
  {
    page: 'home',
    text: 'title',
    value: {
      ru: 'Таспа – телеканалы, фильмы и сериалы онлайн',
      kk: 'Таспа – телеарналар, фильмдер мен сериалдар онлайн',
      en: 'Taspa – TV channels, films and series online',
      uz: 'Taspa – telekanallar, film va seriallar onlayn',
    },
  },
  {
    page: 'home',
    text: 'description',
    value: {
      ru: 'Смотрите казахстанские и узбекские телеканалы в прямом эфире и в архиве, фильмы и сериалы Центральной Азии на четырёх языках.',
      kk: 'Қазақстан мен Өзбекстан телеарналарын тікелей эфирде және мұрағатта, Орталық Азия фильмдері мен сериалдарын төрт тілде көріңіз.',
      en: 'Watch Kazakh and Uzbek channels live and in the archive, with films and series of Central Asia in four languages.',
      uz: 'Qozoq va oʻzbek telekanallarini jonli efirda va arxivda, Markaziy Osiyo film va seriallarini toʻrt tilda tomosha qiling.',
    },
  },
  {
    page: 'content',
    text: 'title',
    value: {
      ru: '{title} ({year}) – смотреть онлайн | Таспа',
      kk: '{title} ({year}) – онлайн көру | Таспа',
      en: '{title} ({year}) – watch online | Taspa',
      uz: '{title} ({year}) – onlayn koʻrish | Taspa',
    },
  },
  {
    page: 'content',
    text: 'description',
    value: {
      ru: '{title}: {genre}, {country}, {year}. {description}',
      kk: '{title}: {genre}, {country}, {year}. {description}',
      en: '{title}: {genre}, {country}, {year}. {description}',
      uz: '{title}: {genre}, {country}, {year}. {description}',
    },
  },
  {
    page: 'channel',
    text: 'title',
    value: {
      ru: '{name} – прямой эфир и программа передач | Таспа',
      kk: '{name} – тікелей эфир және бағдарлама кестесі | Таспа',
      en: '{name} – live and TV guide | Taspa',
      uz: '{name} – jonli efir va dasturlar jadvali | Taspa',
    },
  },
  {
    page: 'channel',
    text: 'description',
    value: {
      ru: 'Телеканал {name} онлайн: прямой эфир, расписание и архив. {description}',
      kk: '{name} телеарнасы онлайн: тікелей эфир, кесте және мұрағат. {description}',
      en: 'The {name} channel online: live, schedule and archive. {description}',
      uz: '{name} telekanali onlayn: jonli efir, jadval va arxiv. {description}',
    },
  },
  {
    page: 'person',
    text: 'title',
    value: {
      ru: '{name} – фильмы и сериалы | Таспа',
      kk: '{name} – фильмдер мен сериалдар | Таспа',
      en: '{name} – films and series | Taspa',
      uz: '{name} – film va seriallar | Taspa',
    },
  },
  {
    page: 'person',
    text: 'description',
    value: {
      ru: '{name}: фильмография, биография и фото. {description}',
      kk: '{name}: фильмография, өмірбаян және сурет. {description}',
      en: '{name}: filmography, biography and photo. {description}',
      uz: '{name}: filmografiya, tarjimayi hol va surat. {description}',
    },
  },
  {
    page: 'row',
    text: 'title',
    value: {
      ru: '{title} – подборка | Таспа',
      kk: '{title} – топтама | Таспа',
      en: '{title} – collection | Taspa',
      uz: '{title} – toʻplam | Taspa',
    },
  },
  {
    page: 'row',
    text: 'description',
    value: {
      ru: '{title}: подборка фильмов, сериалов и передач. Таспа – телевидение и кино онлайн.',
      kk: '{title}: фильм, сериал және бағдарламалар топтамасы. Таспа – онлайн теледидар мен кино.',
      en: '{title}: a collection of films, series and shows. Taspa – TV and cinema online.',
      uz: '{title}: film, serial va koʻrsatuvlar toʻplami. Taspa – onlayn televideniye va kino.',
    },
  },
  {
    page: 'rowset',
    text: 'title',
    value: {
      ru: '{title} – смотреть онлайн | Таспа',
      kk: '{title} – онлайн көру | Таспа',
      en: '{title} – watch online | Taspa',
      uz: '{title} – onlayn koʻrish | Taspa',
    },
  },
  {
    page: 'rowset',
    text: 'description',
    value: {
      ru: 'Таспа: {title}. {description}',
      kk: 'Таспа: {title}. {description}',
      en: 'Taspa: {title}. {description}',
      uz: 'Taspa: {title}. {description}',
    },
  },
];
