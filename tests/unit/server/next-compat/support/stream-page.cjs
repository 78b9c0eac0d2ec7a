/**
 * Prints a page as the framework's own parts render it: its React (in production, streamed, with a late
 * part), its style sheet links and its script files. A separate program, because NODE_ENV decides which build
 * of React is loaded.
 */
const Module = require('node:module');
const resolve = Module._resolveFilename;
// Within the framework `react` is its bundled copy.
Module._resolveFilename = (request, ...rest) =>
  resolve(/^react(-dom)?(\/|$)/.test(request) ? `next/dist/compiled/${request}` : request, ...rest);

const React = require('react');
const { preloadStyle } = require('next/dist/server/app-render/rsc/preloads.js');
const { renderToPipeableStream } = require('react-dom/server.node');
const { getRequiredScripts } = require('next/dist/server/app-render/required-scripts.js');
const { renderCssResource } = require('next/dist/server/app-render/render-css-resource.js');

const { createElement, Suspense, use } = React;
const rootMainFiles = ['static/chunks/main-0a.js', 'static/chunks/0b~c-d.js'];
const [preinitScripts, bootstrapScript] = getRequiredScripts({ rootMainFiles }, '', undefined, undefined, '');
const sheets = renderCssResource([{ path: 'static/chunks/0a~b-c.css', inlined: false }], {
  componentMod: { createElement, preloadStyle() {} },
  assetPrefix: '',
  parsedRequestHeaders: {},
  renderOpts: {},
  sharedContext: {},
});

const later = new Promise((done) => setTimeout(done, 20));
function Later() {
  use(later);
  return createElement('a', { className: 'late "x"', href: '/contents/a-1?x=1' }, 'later');
}
function Page() {
  preinitScripts();
  // As for a view that the page may need later.
  preloadStyle('/_next/static/chunks/0e-f.css', undefined, undefined);
  const wait = createElement('p', null, 'wait');
  const body = createElement(
    'body',
    null,
    sheets,
    createElement(Suspense, { fallback: wait }, createElement(Later)),
  );
  return createElement('html', null, createElement('head'), body);
}

const { pipe } = renderToPipeableStream(createElement(Page), {
  bootstrapScripts: [bootstrapScript],
  onShellReady: () => pipe(process.stdout),
});
