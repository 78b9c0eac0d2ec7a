/** A time in the time zone of the viewer, in the language of the page. Browser only. */
export function timeText(milliseconds: number): string {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(milliseconds);
}

/** A day in the time zone of the viewer: "12 December 2026". Browser only. */
export function dayText(milliseconds: number): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(milliseconds);
}
