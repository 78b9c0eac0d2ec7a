/** Short lists are enough: they only decide whether a hint is shown, not the results. */

/** English words that are meant in English (spec 2 §5 "Layout hint"). */
export const ENGLISH = new Set(
  (
    'the and of to in is it on for you he she we they are was with his her my your our not no yes new all out ' +
    'man men woman girl boy day night love life dead death war star stars game games world home house king queen ' +
    'time last first one two three black white red blue green big little good bad best kids family music movie ' +
    'movies film films series show news sport sports live channel cinema action comedy drama horror anime cartoon ' +
    'football hockey box discovery animal planet history nature travel food fashion premium club tv hd plus ' +
    'matrix avatar batman spider super hero marvel harry potter friends office lost dark dune alien titanic ' +
    'search watch free online season trailer who what when where how why from this that have will can come back'
  ).split(' '),
);

/** Frequent search words: they count even together with digits and Latin letters. */
export const RUSSIAN = new Set(
  (
    'кино фильм фильмы сериал сериалы канал каналы мультик мультики мультфильм мультфильмы новости спорт футбол ' +
    'хоккей бокс музыка детям детские комедия комедии драма ужасы боевик боевики фантастика мелодрама аниме ' +
    'сезон серия сказка сказки война любовь жизнь смерть город дом семья друзья ночь день год маша медведь ' +
    'первый россия матч пятница карусель мир звезда история природа привет человек брат брат2 ёлки елки казахстан'
  ).split(' '),
);
