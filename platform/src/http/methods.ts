import type { FastifyInstance } from 'fastify';

/** Parameters first: the rest of a path is literal text. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(:[A-Za-z_]+|\*)/).map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}/?$`);
}

/** Fastify answers a wrong method with 404; this finds the allowed methods of a path, for a correct 405. */
export function allowedMethods(app: FastifyInstance): (url: string) => string[] {
  const byPath = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const entry = byPath.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const name of [method].flat()) entry.methods.add(name);
    byPath.set(url, entry);
  });
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const methods = new Set<string>();
    for (const entry of byPath.values()) {
      // The preflight catch-all of CORS is not a resource.
      if (entry.methods.has('OPTIONS') || !entry.pattern.test(path)) continue;
      for (const name of entry.methods) methods.add(name);
    }
    return [...methods].sort();
  };
}
