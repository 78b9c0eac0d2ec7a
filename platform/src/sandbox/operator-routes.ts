import { isIP } from 'node:net';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { type OperatorContract, providers, users } from '../db/schema/session.ts';
import { ApiError } from '../http/errors.ts';
import { translate } from '../http/messages/translate.ts';
import { activeUser, answerStart, codeLength } from '../session/codes.ts';
import { makeOtp } from '../session/otp.ts';
import { partnerSubject } from '../session/partner-code.ts';
import { namedProvider, providerById } from '../session/provider.ts';
import { simulatedLocation } from '../session/region.ts';
import { operatorSections } from './operator-sections.ts';
import { sandboxTokens } from './provider-tokens.ts';
import type { SandboxArea } from './sections.ts';

const money = Type.Optional(Type.String({ pattern: '^-?[0-9]{1,8}\\.[0-9]{2}$' }));

/** A form of the page redirects back to it; a program gets the data. */
function answer(request: FastifyRequest, reply: FastifyReply, data: object) {
  if (request.headers.accept?.includes('text/html')) return reply.redirect('/sandbox', 303);
  return reply.send(data);
}

/** Nobody requested a partner's code from us, so all attempts count as those of others, with growing delays. */
const PARTNER_TRIES = { tries: 0, othersTries: 20 };

/** What operators, partners and messengers would do themselves. */
export const operatorArea: SandboxArea = async (app, deps, sections) => {
  const { db, env, messenger } = deps;
  sections.push(...operatorSections(deps));

  app.get('/sandbox/operator/tokens.json', async () => sandboxTokens(deps));

  app.post(
    '/sandbox/messenger/:phone',
    { schema: { params: Type.Object({ phone: Type.String({ pattern: '^[0-9]{10,15}$' }) }) } },
    async (request, reply) => {
      const { phone } = request.params;
      const user = await activeUser(deps, eq(users.phone, phone));
      const provider = user && (await providerById(db, user.providerId));
      // The waiting page may belong to another provider, so the code is not shorter than the default.
      const length = Math.max(codeLength(provider), codeLength(null));
      if (!(await answerStart(deps, phone, length))) throw new ApiError('not_found');
      return answer(request, reply, { phone });
    },
  );

  app.post(
    '/sandbox/address',
    { schema: { body: Type.Object({ address: Type.Union([Type.String({ maxLength: 45 }), Type.Null()]) }) } },
    async (request, reply) => {
      const address = request.body.address || null;
      if (address && isIP(address) === 0) throw new ApiError('invalid');
      simulatedLocation(env).address = address;
      return answer(request, reply, { address });
    },
  );

  app.post(
    '/sandbox/partners/codes',
    {
      schema: {
        body: Type.Object({
          partner: Type.String({ minLength: 1, maxLength: 64 }),
          identifier: Type.String({ minLength: 1, maxLength: 64 }),
        }),
      },
    },
    async (request, reply) => {
      const { partner, identifier } = request.body;
      const provider = await namedProvider(db, partner);
      if (!provider) throw new ApiError('not_found', { message: 'unknown_provider' });
      const key = { subject: partnerSubject(provider, identifier), requester: '' };
      const code = await makeOtp(deps, key, { length: codeLength(provider), ...PARTNER_TRIES });
      const text = translate(request.locale, { key: 'text_otp', params: { code } });
      await messenger.send({ channel: 'messenger', to: identifier, text, code });
      return answer(request, reply, { partner: provider.shortname, identifier, code });
    },
  );

  app.post(
    '/sandbox/operator/contracts/:address',
    {
      schema: {
        params: Type.Object({ address: Type.Integer() }),
        body: Type.Object({
          status: Type.Union([Type.Literal(-2), Type.Literal(-1), Type.Literal(0)]),
          balance: money,
          amount: money,
        }),
      },
    },
    async (request, reply) => {
      const { address } = request.params;
      const contract = await db.transaction(async (tx) => {
        const all = await tx.select().from(providers).orderBy(providers.id).for('update');
        const provider = all.find(({ config }) => config.operator?.contracts[address]);
        const contract = provider?.config.operator?.contracts[address];
        if (!provider?.config.operator || !contract)
          throw new ApiError('not_found', { message: 'unknown_address' });
        const changed: OperatorContract = { ...contract, ...request.body };
        const operator = {
          ...provider.config.operator,
          contracts: { ...provider.config.operator.contracts, [address]: changed },
        };
        await tx
          .update(providers)
          .set({ config: { ...provider.config, operator } })
          .where(eq(providers.id, provider.id));
        return changed;
      });
      return answer(request, reply, contract);
    },
  );
};
