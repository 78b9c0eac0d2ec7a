import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Texts that an attacker might store on the platform to change our pages. */
const TEXTS: readonly string[] = [
  '<script>probe()</script>',
  '</script><script>probe()</script>',
  '</title><script src="//evil.example/x.js"></script>',
  '</style><style>*{background:url(//evil.example)}</style>',
  '<img src=x onerror=probe()>',
  '"><img src=x onerror="probe()">',
  "' onmouseover='probe()' x='",
  '" onfocus="probe()" autofocus="',
  '<svg onload=probe()>',
  '<svg><animate onbegin=probe() attributeName=x></svg>',
  '<iframe srcdoc="<script>probe()</script>"></iframe>',
  '<a href="javascript:probe()">probe</a>',
  '<a href="java&#115;cript:probe()">probe</a>',
  '<base href="//evil.example/">probe',
  '<meta http-equiv="refresh" content="0;url=data:text/html,probe">',
  '<form action="//evil.example"><button formaction="javascript:probe()">probe</button></form>',
  '&lt;script&gt;probe()&lt;/script&gt;',
  '<!--><script>probe()</script>-->',
  ']]><script>probe()</script>',
  '\u2028probe()\u2029</script><!-- <script>',
  '{{constructor.constructor("probe()")()}}',
  `\${probe()}\`;probe();//`,
  '\\"];probe();//',
  '<template><script>probe()</script></template><noscript><p title="</noscript><img src=x onerror=probe()>">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=probe()>',
];

const ADDRESSES: readonly string[] = [
  'javascript:probe()//',
  'JaVaScRiPt:probe()',
  '\tjava\nscript:probe()',
  'data:text/html,<script>probe()</script>',
  'vbscript:probe',
  '//evil.example/probe',
  '\\\\evil.example\\probe',
  'http://evil.example/"onerror="probe()',
  'https://evil.example/);background:url(//evil.example/probe',
  'https://evil.example/<script>probe()</script>',
];

const COLOURS: readonly string[] = [
  'red;background:url(//evil.example/probe)',
  '#fff"onmouseover="probe()',
  '#fff;}</style><script>probe()</script>',
  'expression(probe())',
  'var(--x,url(javascript:probe()))',
];

/** Names, dates, numbers: values for programs. All other texts of an answer are for people. */
const FOR_PROGRAMS = /^[\w.:+@-]*$/;

/** The platform with all texts for people, links and colours in its answers replaced. */
export async function startHostilePlatform(platformUrl: string): Promise<{ url: string; stop(): void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
    const answer = await fetch(`${platformUrl}${request.url}`, {
      method: request.method,
      headers: headers as Record<string, string>,
      body,
      redirect: 'manual',
    }).catch(() => null);
    const type = answer?.headers.get('content-type') ?? '';
    const bytes = Buffer.from(answer ? await answer.arrayBuffer() : new ArrayBuffer(0));
    const isJson = type.includes('json') && bytes.length > 0;
    response.writeHead(answer?.status ?? 502, { 'content-type': type });
    response.end(isJson ? JSON.stringify(poisoned(JSON.parse(bytes.toString()), '')) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

let turn = 0;
const next = (all: readonly string[]): string => all[turn++ % all.length] ?? '';

function poisoned(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, name));
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, poisoned(one, key)]));
  }
  if (typeof value !== 'string' || value === '') return value;
  if (/colou?r/.test(name) && !/^https?:/.test(value)) return next(COLOURS);
  if (/^https?:\/\//.test(value)) return next(ADDRESSES);
  return FOR_PROGRAMS.test(value) ? value : next(TEXTS);
}
