import { Type } from 'typebox';
import { ApiError } from '../http/errors.ts';
import { html, Markup } from '../http/html.ts';
import { namedProvider } from '../session/provider.ts';
import { pageHeaders } from './page-policy.ts';
import type { SandboxArea } from './sections.ts';
import { style } from './style.ts';

const Params = Type.Object({ provider: Type.String({ maxLength: 64 }) });

/** Plays the part of an application store: the page of the application of a provider, which is not made here. */
export const storeSandbox: SandboxArea = async (app, { db }) => {
  const headers = pageHeaders({ style, script: '', also: ['img-src data:', "frame-ancestors 'none'"] });

  app.get('/sandbox/store/:provider', { schema: { params: Params } }, async (request, reply) => {
    const provider = await namedProvider(db, request.params.provider);
    if (!provider?.config.stores) throw new ApiError('not_found');
    return reply.headers(headers).send(storePage(provider.name, provider.config.stores));
  });
};

function storePage(name: string, stores: readonly { platform: string; appUrl: string }[]): string {
  const rows = stores.map(
    ({ platform, appUrl }) => html`<li>${platform}: <a href="${appUrl}">${appUrl}</a></li>`,
  );
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name} · Store of the sandbox</title>
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${new Markup(style)}</style></head><body>
<header><h1>${name}</h1><p>A store would offer the application of this provider here. The site can do the same in the browser.</p></header>
<main><section><h2>What an installed application opens</h2><ul>${rows}</ul></section></main></body></html>`
    .text;
}
