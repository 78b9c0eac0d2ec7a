/** A time in the time zone of the viewer, in the language of the page. Browser only. */
export function timeText(milliseconds: number): string {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(milliseconds);
}
