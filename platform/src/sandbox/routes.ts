import { Type } from 'typebox';
import type { TypedApp } from '../http/app.ts';
import { ApiError } from '../http/errors.ts';
import { addFaults } from './fault-hook.ts';
import { type FaultOrder, Faults } from './faults.ts';
import type { Outbox } from './outbox.ts';
import { sandboxPage } from './page.ts';
import { pageHeaders } from './page-policy.ts';
import type { RequestLog } from './requests.ts';
import { script } from './script.ts';
import type { Section } from './sections.ts';
import { addStatic } from './static.ts';
import { style } from './style.ts';

const faultOrder = Type.Object({
  match: Type.String({ minLength: 1, maxLength: 300 }),
  status: Type.Optional(Type.Integer({ minimum: 200, maximum: 599 })),
  errorCode: Type.Optional(Type.String({ maxLength: 60 })),
  delayMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 600_000 })),
  hang: Type.Optional(Type.Boolean()),
  cut: Type.Optional(Type.Boolean()),
  garbage: Type.Optional(Type.Boolean()),
  times: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});

const headers = pageHeaders({
  style,
  script,
  also: ["connect-src 'self'", 'img-src data:', "form-action 'self'", "frame-ancestors 'none'"],
});

/** The page's form has `kind` and empty fields; the data call has the final form. */
function orderFromForm(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('kind' in body)) return body;
  const { kind, status, ...rest } = body as Record<string, string>;
  const order: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) if (value !== '') order[name] = value;
  if (kind === 'status') order.status = status;
  else if (kind === 'hang' || kind === 'cut' || kind === 'garbage') order[kind] = true;
  return order;
}

/** The sandbox: active only with SANDBOX=1. Its hooks run before all other parts of the platform. */
export function addSandbox(
  app: TypedApp,
  { outbox, requests, sections }: { outbox: Outbox; requests: RequestLog; sections: readonly Section[] },
): void {
  const faults = new Faults();
  // A cut request has no answer, and so no status.
  addFaults(app, faults, ({ method, url }) => requests.add({ method, url, status: 0, ms: 0 }));

  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/sandbox')) return;
    const { method, url } = request;
    requests.add({ method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
  });

  addStatic(app);

  app.get('/sandbox', async (_request, reply) => {
    const { total, requests: seen } = requests.list();
    const page = sandboxPage({
      outbox: outbox.list(),
      faults: faults.list(),
      requests: seen,
      total,
      sections: await Promise.all(sections.map((section) => section.render())),
    });
    return reply.headers(headers).send(page);
  });

  app.get(
    '/sandbox/outbox.json',
    { schema: { querystring: Type.Object({ to: Type.Optional(Type.String()) }) } },
    async (request) => outbox.list(request.query.to),
  );

  const requestFilter = Type.Object({
    match: Type.Optional(Type.String({ maxLength: 300 })),
    since: Type.Optional(Type.Integer({ minimum: 0 })),
  });
  app.get('/sandbox/requests.json', { schema: { querystring: requestFilter } }, async (request) =>
    requests.list(request.query),
  );

  app.get('/sandbox/faults', async () => faults.list());

  app.post(
    '/sandbox/faults',
    {
      schema: { body: faultOrder },
      preValidation: async (request) => {
        request.body = orderFromForm(request.body) as FaultOrder;
      },
    },
    async (request, reply) => {
      const fault = faults.add(request.body);
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/sandbox', 303);
      return reply.code(201).send(fault);
    },
  );

  const which = Type.Object({
    id: Type.Optional(Type.Integer()),
    match: Type.Optional(Type.String()),
  });
  app.delete('/sandbox/faults', { schema: { querystring: which } }, async (request) => {
    const { id, match } = request.query;
    const removed = faults.remove(
      (fault) => (id === undefined || fault.id === id) && (match === undefined || fault.match === match),
    );
    if (removed === 0 && (id !== undefined || match !== undefined)) throw new ApiError('not_found');
    return { removed };
  });
}
