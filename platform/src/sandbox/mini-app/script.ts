/** The messenger's side of a mini-app, in the page of the sandbox: the events of Telegram's published protocol. */
export const script = `
const form = document.querySelector('form');
const frame = document.querySelector('iframe');
const back = document.querySelector('#back');
const log = document.querySelector('#log');
const themes = {
  blue: { bg_color: '#17212b', text_color: '#f5f5f5', button_color: '#5288c1', button_text_color: '#ffffff' },
  green: { bg_color: '#1c1c1d', text_color: '#ffffff', button_color: '#31b545', button_text_color: '#ffffff' },
  day: { bg_color: '#ffffff', text_color: '#000000', button_color: '#3390ec', button_text_color: '#ffffff' },
};
const theme = () => themes[form.elements.theme.value];
const origin = () => new URL(form.elements.site.value).origin;
const send = (eventType, eventData) => frame.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), origin());

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const user = { id: Number(form.elements.id.value), first_name: form.elements.name.value };
  const answer = await fetch('/sandbox/mini-app/init-data', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(user),
  });
  const start = new URLSearchParams({
    tgWebAppData: (await answer.json()).init_data,
    tgWebAppVersion: '8.0', tgWebAppPlatform: 'sandbox', tgWebAppThemeParams: JSON.stringify(theme()),
  });
  log.replaceChildren();
  frame.src = new URL('/?miniapp=1#' + start, form.elements.site.value).href;
});
form.elements.theme.addEventListener('change', () => { if (frame.src) send('theme_changed', { theme_params: theme() }); });
back.addEventListener('click', () => send('back_button_pressed'));
addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow || event.origin !== origin() || typeof event.data !== 'string') return;
  const { eventType, eventData } = JSON.parse(event.data);
  log.append(Object.assign(document.createElement('li'), { textContent: eventType + ' ' + JSON.stringify(eventData ?? {}) }));
  if (eventType === 'web_app_setup_back_button') back.disabled = !eventData.is_visible;
  const colors = { web_app_set_header_color: '--bar', web_app_set_background_color: '--ground' };
  if (colors[eventType]) document.documentElement.style.setProperty(colors[eventType], eventData.color);
});
`;
