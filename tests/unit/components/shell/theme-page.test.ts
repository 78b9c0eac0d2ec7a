import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const UI = 'components/ui';
const THEME = 'components/shell/theme';

/** What draws nothing of its own, or only together with one that is shown. */
const NOT_SHOWN: readonly string[] = [
  'carousel/CarouselControls',
  'dialog/OverDialogs',
  'field/FieldFrame',
  'hidden/VisuallyHidden',
  'icon/Glyph',
  'json-ld/JsonLd',
  'link/Link',
  'link/OutsideLinks',
  'menu/MenuPanel',
  'modal/AsyncContent',
  'modal/AsyncDialog',
  'modal/CloseEmptyModal',
  'modal/LazyModal',
  'modal/ModalListener',
  'modal/ModalShell',
  'modal/WordsDialog',
  'poster/PlaybackGate',
  'rail/RailFrame',
  'rail/RailTrack',
  'root-mark/RootMark',
  'status/Announced',
  'tabs/TabList',
];

const components = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file))
  .map((file) => file.replace(/\.tsx$/, ''));

test('the theme page shows each component of the design system', () => {
  const page = readdirSync(THEME)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(THEME, file), 'utf8'))
    .join('\n');
  const isShown = (component: string) => page.includes(`@/${UI}/${component}'`);
  expect(components.filter((component) => !isShown(component)).toSorted()).toEqual(NOT_SHOWN);
});
