import { fill } from '@/lib/shared/i18n/fill';

export interface YearOption {
  value: string;
  title: string;
  /** First and last year; null has no limit on that side. */
  from: number | null;
  to: number | null;
}

export interface YearWords {
  yearsSince: string;
  yearsBefore: string;
}

const DECADES = [2010, 2000, 1990, 1980];
const NEWEST_DECADE = 2020;
const OLDEST = 1980;

/** The year options (spec 2 §2 "Filters page"): single years first, then decades, then everything older. */
export function yearOptions(thisYear: number, words: YearWords): YearOption[] {
  const [last, first] = [thisYear, thisYear - 1];
  const previous = [1, 2, 3, 4].map((back) => first - back);
  return [
    range(first, last),
    ...previous.map((year) => ({ value: String(year), title: String(year), from: year, to: year })),
    {
      value: `${NEWEST_DECADE}-now`,
      title: fill(words.yearsSince, { year: NEWEST_DECADE }),
      from: NEWEST_DECADE,
      to: null,
    },
    ...DECADES.map((year) => range(year, year + 9)),
    {
      value: `before-${OLDEST}`,
      title: fill(words.yearsBefore, { year: OLDEST }),
      from: null,
      to: OLDEST - 1,
    },
  ];
}

function range(from: number, to: number): YearOption {
  return { value: `${from}-${to}`, title: `${from}–${to}`, from, to };
}
