import path from 'node:path';
import { compileString } from 'sass';
import { startMessenger } from '@/app/[site]/[locale]/_parts/follow-messenger';
import { contrast, parseHex, READABLE, type Rgb } from '@/lib/shared/contrast';

const { css } = compileString(
  `@use "tokens";
  :root { @include tokens.custom-properties; }
  :root[data-audience^="child"] { @include tokens.for-children; }`,
  { loadPaths: [path.join(process.cwd(), 'styles')] },
);
const sent = jest.fn();

beforeEach(() => {
  sent.mockClear();
  sessionStorage.clear();
  document.head.innerHTML = `<style>${css}</style>`;
  Object.assign(window, { TelegramWebviewProxy: { postEvent: sent } });
});
afterEach(() => {
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset.audience;
  Reflect.deleteProperty(window, 'TelegramWebviewProxy');
});

const colour = (name: string): Rgb => {
  const rgb = parseHex(getComputedStyle(document.documentElement).getPropertyValue(name));
  if (!rgb) throw new Error(`${name} is no colour`);
  return rgb;
};

test.each([
  ['', '#080b14', '#242a3b'],
  ['child6', '#1b2350', '#313c7c'],
])(
  'spec 1 §1 Surfaces: the messenger takes the background of a page for "%s", and its accent is readable there',
  (audience, ground, lightest) => {
    document.documentElement.dataset.audience = audience;
    startMessenger([], { initData: null, theme: { button_color: '#2481cc' } });
    const colours = sent.mock.calls
      .filter(([type]) => /_color$/.test(type))
      .map(([, data]) => JSON.parse(data).color);
    expect(colours).toEqual([ground, ground]);
    expect(colour('--surface-3')).toEqual(parseHex(lightest));
    expect(contrast(colour('--accent'), colour('--surface-3'))).toBeGreaterThanOrEqual(READABLE);
  },
);
