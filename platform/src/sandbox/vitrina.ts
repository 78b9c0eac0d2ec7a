import { Type } from 'typebox';
import { findChannel } from '../catalogue/find.ts';
import { linearChannel } from '../catalogue/origin.ts';
import { catalogueOf } from '../catalogue/store.ts';
import { html, Markup } from '../http/html.ts';
import { basesOf } from '../http/public-address.ts';
import { channelStream } from '../origin/links.ts';
import { pageHeaders } from './page-policy.ts';
import type { SandboxArea } from './sections.ts';
import { vitrinaScript } from './vitrina-script.ts';

const style = 'html,body{height:100%;margin:0;background:#000}video{width:100%;height:100%}';

/** It is made for frames of other sites, unlike every other page of the platform. */
const headers = pageHeaders({
  style,
  script: vitrinaScript,
  also: ["connect-src 'self' http: https:", 'media-src blob:', 'frame-ancestors *'],
});

/** A broadcaster's own player (spec 2 §3 `vitrinaUrl`), with the live stream of the channel. */
export const vitrinaSandbox: SandboxArea = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  app.get(
    '/sandbox/vitrina/:channel',
    { schema: { params: Type.Object({ channel: Type.String() }) } },
    async (request, reply) => {
      const channel = findChannel(await catalogue.current(), request.params.channel);
      const base = { ...basesOf(deps.env), secret: deps.streamSecret, nowMs: deps.clock.now() };
      const { hls } = channelStream(base, linearChannel(channel), null);
      const page = html`<!doctype html><html lang="${request.locale}"><meta charset="utf-8">
<title>${channel.name[request.locale]}</title><style>${new Markup(style)}</style>
<video controls playsinline data-stream="${hls}"></video>
<script>${new Markup(vitrinaScript)}</script></html>`;
      return reply.headers(headers).send(page.text);
    },
  );
};
