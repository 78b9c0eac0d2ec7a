import { Type } from 'typebox';
import type { Routes } from '../../http/app.ts';
import { pickLocale } from '../../http/locale.ts';
import { adults } from '../../texts/adults.ts';
import { agreement } from '../../texts/agreement.ts';
import { privacy } from '../../texts/privacy.ts';
import { terms } from '../../texts/terms.ts';

const texts = { agreement, adults, privacy, terms };

const schema = {
  params: Type.Object({ name: Type.Enum(['agreement', 'adults', 'privacy', 'terms']) }),
};

/** For a browser that opens the address itself. */
const headOf = (title: string) =>
  `<!doctype html>\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${title}</title>`;

/** The texts whose addresses the network and the seed name. Clients load and show those of the network (spec 3 §2 Modal pages). */
export const textRoutes: Routes = async (app) => {
  app.get('/texts/:name', { schema }, async (request, reply) => {
    const locale = pickLocale(request.headers['accept-language']);
    const { title, since, sections } = texts[request.params.name];
    const lines = sections.flatMap((section) => [
      ...(section.title ? [`<h2>${section.title[locale]}</h2>`] : []),
      `<p>${section.text[locale]}</p>`,
    ]);
    if (since) lines.unshift(`<p><time datetime="${since}">${since}</time></p>`);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        vary: 'Accept-Language',
        'content-language': locale,
        'cache-control': 'public, max-age=3600',
      })
      .send(`${headOf(title[locale])}\n<h1>${title[locale]}</h1>\n${lines.join('\n')}\n`);
  });
};
