import { Type } from 'typebox';
import type { AdTrack } from '../ads/events.ts';
import { adTracksOf } from '../ads/tracks.ts';
import { AD_PLANS, type AdPlan } from '../domain/ads.ts';
import { html, type Markup } from '../http/html.ts';
import type { SandboxArea } from './sections.ts';

const SHOWN = 10;

const filter = Type.Object({ stat: Type.Optional(Type.String({ maxLength: 40 })) });

function row({ at, event, ad, roll, by, code }: AdTrack): Markup {
  const what = code ? `${event} ${code}` : event;
  return html`<tr><td class="minor"><time datetime="${at}">${at.slice(11, 19)}</time></td><td>${what}</td>
    <td>${ad} (${roll})</td><td class="minor">${by}</td></tr>`;
}

function table(tracks: AdTrack[]): Markup {
  if (tracks.length === 0) return html`<p class="empty">No ad has been shown yet.</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="ads"><table>
    <thead><tr><th scope="col" class="minor">Time, UTC</th><th scope="col">Event</th><th scope="col">Ad</th><th scope="col" class="minor">By</th></tr></thead>
    <tbody>${tracks.slice(0, SHOWN).map(row)}</tbody></table></div>`;
}

const order = Type.Object({ plan: Type.Union([Type.Enum([...AD_PLANS]), Type.Literal('')]) });

function choice(chosen: AdPlan | null): Markup {
  const option = (plan: AdPlan) =>
    html`<option value="${plan}"${plan === chosen ? html` selected` : ''}>${plan}</option>`;
  return html`<form class="new" method="post" action="/sandbox/ads"><label>Ads of free content
    <select name="plan"><option value="">as seeded</option>${AD_PLANS.map(option)}</select></label>
    <div><button>Set</button></div></form>`;
}

/** Ad events reported by players: counters since the start, and lines for one stream (`?stat=`); and which ads there are. */
export const adsArea: SandboxArea = async (app, { clock, adOrder }, sections) => {
  const counters = adTracksOf(clock);

  app.post('/sandbox/ads', { schema: { body: order } }, async (request, reply) => {
    adOrder.plan = request.body.plan || null;
    if (request.headers.accept?.includes('text/html')) return reply.redirect('/sandbox#ads', 303);
    return { plan: adOrder.plan };
  });

  app.get('/sandbox/ads.json', { schema: { querystring: filter } }, async (request) =>
    counters.list(request.query.stat),
  );

  sections.push({
    render: async () => {
      const { counts, tracks } = counters.list();
      const sums = Object.entries(counts).map(([event, count]) => `${event} ${count}`);
      return html`<section><h2 id="ads">Advertising</h2>${choice(adOrder.plan)}<p>${sums.join(', ')}</p>${table(tracks)}</section>`;
    },
  });
};
