/**
 * Names that browsers of the Chromium family do not have ("M12 5, Sat"): months, and weekdays from Sunday on. The same on the
 * server, because what it drew must not change in the browser.
 */
const NAMES = {
  kk: {
    months: 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан',
    shortMonths: 'қаң. ақп. нау. сәу. мам. мау. шіл. там. қыр. қаз. қар. жел.',
    weekdays: 'жексенбі дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі',
    shortWeekdays: 'жс дс сс ср бс жм сб',
  },
  uz: {
    months: 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr',
    shortMonths: 'yan fev mar apr may iyn iyl avg sen okt noy dek',
    weekdays: 'yakshanba dushanba seshanba chorshanba payshanba juma shanba',
    shortWeekdays: 'Yak Dush Sesh Chor Pay Jum Shan',
  },
} as const;

const ENGLISH_WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

/** What is named by us; without a time zone it is that of the viewer. */
type Options = Pick<
  Intl.DateTimeFormatOptions,
  'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dateStyle' | 'timeStyle' | 'timeZone'
>;

/** A date in words, as `Intl.DateTimeFormat` writes it, in all languages of the product. */
export function dateText(milliseconds: number, locale: string, options: Options): string {
  const language = locale.slice(0, 2);
  const isLong = (options.month ?? options.dateStyle) === 'long';
  if (language !== 'kk' && language !== 'uz') {
    const text = new Intl.DateTimeFormat(locale, options).format(milliseconds);
    // Without "г." ("year"), because a sentence that ends with it would have two full stops.
    return language === 'ru' && isLong ? text.replace(/\sг\./u, '') : text;
  }
  const names = NAMES[language];
  const { day, month, year, weekday, time } = numbersOf(milliseconds, options.timeZone);
  const monthName = nameAt(isLong ? names.months : names.shortMonths, month - 1);
  const weekdayName =
    options.weekday && nameAt(options.weekday === 'long' ? names.weekdays : names.shortWeekdays, weekday);
  const shownYear = (options.year || options.dateStyle) && year;
  const shownTime = (options.hour || options.timeStyle) && time;
  const parts =
    language === 'kk'
      ? [`${shownYear ? `${shownYear} ж. ` : ''}${day} ${monthName}`, weekdayName, shownTime]
      : [weekdayName, `${day}-${monthName}`, shownYear, shownTime];
  return parts.filter(Boolean).join(', ');
}

const nameAt = (names: string, place: number): string => names.split(' ')[place] ?? '';

function numbersOf(milliseconds: number, timeZone: string | undefined) {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  } as const);
  const parts = Object.fromEntries(
    format.formatToParts(milliseconds).map(({ type, value }) => [type, value]),
  );
  return {
    day: Number(parts.day),
    month: Number(parts.month),
    year: Number(parts.year),
    weekday: ENGLISH_WEEKDAYS.indexOf(parts.weekday ?? ''),
    time: `${parts.hour}:${parts.minute}`,
  };
}
