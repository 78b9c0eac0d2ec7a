import { type DayPlan, type Daypart, episode, type FilmPreference, film, programme } from './profile.ts';

const NEWS = 'news-svodka';

/** A general channel: morning show, news at fixed hours, a series in prime time, a film after it. */
export function general(prime: string, day: string, films: FilmPreference = {}): DayPlan {
  const news = programme(NEWS, 30);
  return {
    weekday: [
      { at: '05:00', fill: [programme('live-concert'), programme('road-south')] },
      { at: '07:00', fill: [programme('morning-breeze')] },
      { at: '09:00', fill: [news, programme('doctor-at-home'), programme('repair-next-door')] },
      { at: '11:00', fill: [episode(day)] },
      { at: '13:00', fill: [news, programme('dastarkhan')] },
      { at: '14:30', fill: [film(films)] },
      { at: '16:30', fill: [programme('little-academy'), episode('detective-aliya')] },
      { at: '18:00', fill: [news, episode(day)] },
      { at: '19:15', fill: [programme('frank-talk')] },
      { at: '20:00', fill: [news] },
      { at: '20:30', fill: [episode(prime)] },
      { at: '22:10', fill: [film(films)] },
      { at: '00:00', fill: [programme(NEWS, 20), film(films), programme('planet-nearby')] },
    ],
    weekend: [
      { at: '05:00', fill: [programme('planet-nearby'), programme('live-concert')] },
      { at: '08:00', fill: [programme('fairy-hour'), film({ ...films, maxAge: 6 })] },
      { at: '11:00', fill: [programme('dastarkhan'), programme('bread-week'), programme('road-south')] },
      { at: '13:30', fill: [episode(day)] },
      { at: '16:00', fill: [programme('great-baige'), programme('why-so')] },
      { at: '18:00', fill: [film(films)] },
      { at: '20:00', fill: [programme(NEWS, 45)] },
      { at: '20:45', fill: [film(films)] },
      { at: '23:00', fill: [programme('live-concert'), film(films), episode(prime)] },
    ],
  };
}

export function movies(preference: FilmPreference): DayPlan {
  return { weekday: [{ at: '05:00', fill: [film(preference)] }] };
}

/** Two or three episodes of each series in a row, around the clock. */
export function serials(...keys: string[]): DayPlan {
  return { weekday: [{ at: '05:00', fill: keys.flatMap((key) => [episode(key), episode(key)]) }] };
}

export const kids: DayPlan = {
  weekday: [
    { at: '05:00', fill: [programme('little-academy'), film({ maxAge: 0, genres: ['cartoon'] })] },
    { at: '09:00', fill: [episode('detective-aliya'), programme('little-academy')] },
    { at: '12:00', fill: [film({ maxAge: 6, genres: ['cartoon', 'family'] })] },
    { at: '15:00', fill: [episode('detective-aliya'), programme('why-so'), programme('little-academy')] },
    { at: '18:00', fill: [film({ maxAge: 6, genres: ['cartoon', 'family'] })] },
    { at: '20:30', fill: [programme('fairy-hour')] },
    { at: '22:00', fill: [programme('planet-nearby'), film({ maxAge: 0, genres: ['cartoon'] })] },
  ],
};

export const sport: DayPlan = {
  weekday: [
    {
      at: '05:00',
      fill: [
        programme('match-of-the-week'),
        programme('great-baige'),
        film({ genres: ['sport', 'history'] }),
      ],
    },
    {
      at: '09:00',
      fill: [programme('third-half'), programme('great-baige'), programme('match-of-the-week')],
    },
    {
      at: '12:00',
      fill: [
        programme('match-of-the-week'),
        programme('third-half'),
        programme('great-baige'),
        programme('mechanics'),
      ],
    },
    { at: '19:00', fill: [programme('third-half', 60)] },
    { at: '20:00', fill: [programme('match-of-the-week'), programme('third-half', 30)] },
    { at: '22:30', fill: [film({ genres: ['sport', 'adventure'] }), programme('great-baige')] },
  ],
};

/** The plan with a live event on Saturdays and Sundays, in place of what otherwise begins at that hour. */
export function withWeekendEvent(plan: DayPlan, at: string, key: string): DayPlan {
  const weekend = plan.weekend ?? plan.weekday;
  return {
    ...plan,
    weekend: weekend.map((part) => (part.at === at ? { at, fill: [programme(key)] } : part)),
  };
}

export const news: DayPlan = {
  weekday: [
    { at: '05:00', fill: [programme(NEWS, 30), programme('money-and-sense')] },
    { at: '07:00', fill: [programme('morning-breeze')] },
    {
      at: '09:00',
      fill: [
        programme(NEWS, 30),
        programme('frank-talk', 30),
        programme(NEWS, 25),
        programme('money-and-sense', 35),
      ],
    },
    { at: '20:00', fill: [programme(NEWS, 60)] },
    { at: '21:00', fill: [programme('frank-talk', 60), programme('time-machine', 60)] },
    { at: '23:00', fill: [programme(NEWS, 30), film({ genres: ['documentary'] })] },
  ],
};

/** Shows in turn, with a film in the evening. */
export function factual(keys: readonly string[], evening: FilmPreference): DayPlan {
  const shows = keys.map((key) => programme(key));
  return {
    weekday: [
      { at: '05:00', fill: shows },
      { at: '13:00', fill: [...shows].reverse() },
      { at: '20:00', fill: [film(evening)] },
      { at: '22:15', fill: [...shows, episode('rivers-speak')] },
    ],
  };
}

/** The channel of a city: local news twice a day, concerts, neighbours' shows. */
export function regional(day: string): DayPlan {
  return {
    weekday: [
      { at: '05:00', fill: [programme('live-concert'), programme('planet-nearby')] },
      {
        at: '08:00',
        fill: [programme(NEWS, 20), programme('repair-next-door'), programme('mechanics')],
      },
      { at: '12:00', fill: [episode(day)] },
      { at: '14:00', fill: [programme('dastarkhan'), programme('road-south'), programme('doctor-at-home')] },
      { at: '19:00', fill: [programme(NEWS, 30)] },
      { at: '19:30', fill: [film({ countries: ['kz', 'kg'] })] },
      { at: '21:40', fill: [programme('live-concert'), episode(day)] },
      { at: '00:00', fill: [film(), programme('time-machine')] },
    ],
  };
}

export const concerts: DayPlan = {
  weekday: [
    {
      at: '05:00',
      fill: [programme('live-concert', 75), film({ genres: ['music'] }), programme('live-concert', 50)],
    },
  ],
};

export const esports: DayPlan = {
  weekday: [
    { at: '05:00', fill: [programme('cyber-arena'), programme('mechanics')] },
    { at: '17:00', fill: [programme('cyber-arena', 120), programme('third-half')] },
    { at: '22:00', fill: [film({ genres: ['scifi'] }), programme('cyber-arena')] },
  ],
};

/** Before ten in the evening it has only films that a child may see. */
export const midnight: DayPlan = {
  weekday: [
    { at: '05:00', fill: [film({ genres: ['thriller', 'horror', 'crime'] }), programme('after-midnight')] },
    {
      at: '22:00',
      fill: [
        programme('after-midnight'),
        film({ genres: ['horror'] }),
        film({ genres: ['thriller', 'crime'] }),
      ],
    },
  ],
};

/** The same plan with another start in every daypart, so that sister channels differ; news keep their hours. */
export function rotated(plan: DayPlan, by: number): DayPlan {
  const turn = ({ at, fill }: Daypart): Daypart => {
    const first = fill[0];
    const head = first?.kind === 'programme' && first.key === NEWS ? [first] : [];
    const tail = fill.slice(head.length);
    const from = by % Math.max(1, tail.length);
    return { at, fill: [...head, ...tail.slice(from), ...tail.slice(0, from)] };
  };
  return { weekday: plan.weekday.map(turn), ...(plan.weekend && { weekend: plan.weekend.map(turn) }) };
}
