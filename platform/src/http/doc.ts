import { readFile } from 'node:fs/promises';
import path from 'node:path';
import swagger from '@fastify/swagger';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { swaggerUiFolder } from '../paths.ts';
import { type Access, refusesChildren } from './caller.ts';
import { ApiError } from './errors.ts';
import { failureResponses, failuresOf } from './outcomes.ts';

/** The ways to send a viewer's token. */
const viewerSchemes: Record<string, never[]>[] = [
  { accessToken: [] },
  { authorization: [] },
  { sessionCookie: [] },
];

const security: Record<Access, Record<string, never[]>[] | undefined> = {
  open: undefined,
  public: [{}, ...viewerSchemes, { providerToken: [] }],
  user: viewerSchemes,
  device: viewerSchemes,
  provider: [{ providerToken: [] }],
};

function tagOf(url: string): string {
  const [, , first = 'platform', second] = url.split('/');
  return first === 'users' && second === 'self' ? 'self' : first;
}

const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** The header of routes with `config.idempotent`, in addition to their own parameters (http/idempotency.ts). */
const idempotencyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      maxLength: 255,
      description: 'Chosen by the client: the same request with the same key is done once, for 24 hours.',
    },
  },
};

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Taspa platform API</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/v2/doc/swagger-ui.css"></head>
<body><main id="doc"></main><script src="/v2/doc/swagger-ui-bundle.js"></script>
<script>SwaggerUIBundle({ url: '/v2/doc/openapi.json', dom_id: '#doc', deepLinking: true });</script></body></html>`;

/**
 * The API's own page at /v2/doc, its document at /v2/doc/openapi.json. Only the browser files of the Swagger UI package
 * are used: its server part needs a static file server that requires a newer Node than ours.
 */
export async function addDoc(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Taspa platform API', version: '2.0', description: 'Bare JSON; errors in one format.' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          accessToken: { type: 'apiKey', in: 'query', name: 'access_token' },
          sessionCookie: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
          providerToken: { type: 'apiKey', in: 'query', name: 'token' },
          authorization: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'Token <40 hex>',
          },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const config = (route.config ?? {}) as FastifyContextConfig;
      const { access, errors, idempotent } = config;
      if (!access) return { schema: { ...schema, hide: true }, url };
      const description = schema?.description ?? `Access: ${access}.`;
      const failures = failureResponses(
        failuresOf({ access, errors, refuses: refusesChildren(config, route.method), schema }),
      );
      const response = { ...failures, ...(schema?.response as object | undefined) };
      const headers = idempotent ? { headers: idempotencyHeader } : {};
      return {
        schema: {
          tags: [tagOf(url)],
          ...schema,
          ...headers,
          description,
          response,
          security: security[access],
        },
        url,
      };
    },
  });

  const day = 'public, max-age=86400';
  app.get('/v2/doc', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/v2/doc/openapi.json', async () => app.swagger());
  app.get<{ Params: { file: string } }>('/v2/doc/:file', async ({ params }, reply) => {
    const type = Object.hasOwn(files, params.file) ? files[params.file] : undefined;
    if (!type) throw new ApiError('not_found');
    const text = await readFile(path.join(swaggerUiFolder(), params.file));
    return reply.type(type).header('cache-control', day).send(text);
  });
}
