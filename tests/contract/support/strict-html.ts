import { EARLY_CALLS } from '@/lib/rules/pages/early-calls';
import { PERSON_MARK } from '@/lib/rules/pages/person-mark';
import { loaderArguments } from '@/server/next-compat/deferred-loader';
import { isFrameworkScript } from '@/server/next-compat/inline-scripts';
import { LOADER_MARKS } from '@/server/script-policy';

const SCRIPT = /<script((?:\s+[\w-]+(?:="[^"<>]*")?)*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^<>]*>[\s\S]*?<\/style>/g;
const TAG = /^<\/?([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"<>]*")?)*)\s*\/?>/i;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
/** Attributes that a browser follows. */
const FOLLOWED = [
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'srcdoc',
  'background',
  'xlink:href',
];
const FORBIDDEN = ['base', 'object', 'embed', 'applet', 'iframe', 'math', 'animate', 'marquee'];

const decoded = (value: string): string =>
  value
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * The parts of a page that our code did not write: the page is parsed strictly, because our renderer escapes
 * every `<` and every quote in texts.
 */
export function foreignParts(html: string): string[] {
  const found: string[] = [];
  const rest = html.replace(SCRIPT, (_, attributes: string, script: string) => {
    found.push(...foreignScript(attributes, script));
    return '';
  });
  const page = rest.replace(STYLE, '').replace(/<!--(?:[/$&?!]|\s)*[^<>]*-->|<!doctype html>/gi, '');
  for (let at = page.indexOf('<'); at >= 0; at = page.indexOf('<', at + 1)) {
    const tag = TAG.exec(page.slice(at, at + 20_000));
    if (!tag) found.push(`no tag: ${page.slice(at, at + 80)}`);
    else found.push(...foreignTag(tag[1] ?? '', tag[2] ?? ''));
  }
  return found;
}

function foreignScript(attributes: string, script: string): string[] {
  if (attributes.includes('ld+json')) {
    const isSafe = !/[<\u2028\u2029]/.test(script);
    const links = [
      ...JSON.stringify(JSON.parse(script)).matchAll(
        /"(?:url|image|logo|item|@id|contentUrl|embedUrl|thumbnailUrl|sameAs)":"([^"]*)"/g,
      ),
    ];
    const bad = links.filter(([, link = '']) => !/^(?:https?:\/\/|#)/.test(link));
    return [...(isSafe ? [] : [`data: ${script.slice(0, 80)}`]), ...bad.map(([link]) => `data: ${link}`)];
  }
  if (script === '') return /src="\/_next\/static\//.test(attributes) ? [] : [`script: ${attributes}`];
  return [PERSON_MARK, EARLY_CALLS].includes(script) || isLoader(script) || isFrameworkScript(script)
    ? []
    : [`script: ${script.slice(0, 80)}`];
}

/** The bundler writes this function differently than the compiler of these tests. */
const isLoader = (script: string): boolean =>
  /^\(function load\((?:\w+,)+\w+\)\{/.test(script) &&
  script.endsWith(`})(${loaderArguments(LOADER_MARKS)})`) &&
  !script.includes('probe');

function foreignTag(name: string, attributes: string): string[] {
  const found = FORBIDDEN.includes(name.toLowerCase()) ? [`element: ${name}`] : [];
  for (const [all, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    const text = decoded(value);
    // Characters that browsers remove from an address before parsing it.
    const address = [...text].filter((sign) => sign > ' ').join('');
    const isFollowed = FOLLOWED.includes(attribute.toLowerCase());
    const isKnown = /^(?:https?:\/\/|\/(?![/\\])|#|\?|tel:[+\d() -]+$|mailto:[\w.+-]+@|data:image\/)/.test(
      address,
    );
    if (/^on/i.test(attribute) || (isFollowed && address !== '' && !isKnown)) found.push(`attribute: ${all}`);
    if (attribute.toLowerCase() === 'style' && /url|expression|probe|[<>"\\@]/i.test(text))
      found.push(`style: ${all}`);
    if (
      /^(?:srcset|imagesrcset)$/i.test(attribute) &&
      !/^(?:https?:\/\/|\/(?!\/)|data:image\/)/.test(address)
    )
      found.push(`attribute: ${all}`);
  }
  return found;
}
