import type { FastifyContextConfig } from 'fastify';
import { Type } from 'typebox';
import { findPerson } from '../../catalogue/find.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { CACHE_MS } from '../../http/answer-cache.ts';
import type { Routes } from '../../http/app.ts';
import { PersonPage, personPage } from '../../presenters/contents/person.ts';
import { viewOf } from '../../presenters/view.ts';
import { Paging, page } from '../query.ts';

export const personRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'public', cacheMs: CACHE_MS.usual } satisfies FastifyContextConfig;

  app.get(
    '/v2/persons',
    {
      config,
      schema: {
        summary: 'Persons with their texts',
        querystring: Type.Object(Paging),
        response: { 200: Type.Array(PersonPage) },
      },
    },
    async (request) => {
      const { persons } = await catalogue.shownTo(request.caller);
      const view = viewOf(request, deps);
      return page([...persons.values()], request.query).map((person) => personPage(person, view));
    },
  );

  app.get(
    '/v2/persons/:person',
    {
      config,
      schema: {
        summary: 'A person, by id or slug',
        params: Type.Object({ person: Type.String() }),
        response: { 200: PersonPage },
      },
    },
    async (request) =>
      personPage(
        findPerson(await catalogue.shownTo(request.caller), request.params.person),
        viewOf(request, deps),
      ),
  );
};
