/** The zone of `date` and `time` in schedules: the provider's (wire 1.8). */
const PROVIDER_ZONE = 'Asia/Almaty';

const HOUR = 3600;
const DAY = 86_400;
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

function format(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(zone, format);
  }
  return format;
}

/**
 * Seconds that the zone is ahead of UTC at that moment. Cached per hour: Intl is too slow for every entry of a schedule.
 */
export function offsetAt(unixSeconds: number, zone = PROVIDER_ZONE): number {
  const hour = Math.floor(unixSeconds / HOUR) * HOUR;
  const key = `${zone}:${hour}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const part: Record<string, number> = {};
  for (const { type, value } of format(zone).formatToParts(hour * 1000)) part[type] = Number(value);
  const local =
    Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day ?? 1, part.hour ?? 0, part.minute ?? 0) / 1000;
  if (offsets.size > 5000) offsets.clear();
  offsets.set(key, local - hour);
  return local - hour;
}

/** `{date: "2026-01-01", time: "12:00:00"}` in local time. */
export function localDateTime(unixSeconds: number, zone = PROVIDER_ZONE): { date: string; time: string } {
  const iso = new Date((unixSeconds + offsetAt(unixSeconds, zone)) * 1000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 19) };
}

/** The start of a local day and of the next; the date may come without padding (wire 1.8); null for an invalid date. */
export function dayBounds(date: string, zone = PROVIDER_ZONE): { from: number; to: number } | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const utc = Date.UTC(year, month - 1, day) / 1000;
  const back = new Date(utc * 1000);
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day) return null;
  const startOf = (local: number) => local - offsetAt(local - offsetAt(local, zone), zone);
  return { from: startOf(utc), to: startOf(utc + DAY) };
}
