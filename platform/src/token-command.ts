import { parseArgs } from 'node:util';
import type { Database } from './db/open.ts';
import { UsageError } from './import/problem.ts';
import { namedProvider } from './session/provider.ts';
import { issueProviderToken, revokeProviderToken } from './session/provider-token.ts';

const USAGE = 'token PROVIDER NAME [--revoke]';

/** The lines of `--help` about it. */
export const tokenHelp: readonly string[] = [
  `npm run platform -- ${USAGE}`,
  '',
  '      A token for the calls of a provider’s own system (?token=), told this once; the same NAME again replaces it.',
  '      PROVIDER is a number or a short name.',
];

interface TokenCommand {
  provider: string;
  name: string;
  isRevoked: boolean;
}

/** Reads the arguments after `token`. */
export function readTokenCommand(args: readonly string[]): TokenCommand {
  const [provider, name, more] = args.filter((arg) => !arg.startsWith('-'));
  if (!provider || !name || more !== undefined)
    throw new UsageError(`Name the provider and the token: ${USAGE}.`);
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { revoke: { type: 'boolean' } },
      allowPositionals: true,
    });
    return { provider, name, isRevoked: values.revoke ?? false };
  } catch {
    throw new UsageError(`The only option is --revoke: ${USAGE}.`);
  }
}

/** Creates or revokes a token and prints the result. */
export async function runTokenCommand(db: Database, command: TokenCommand, now: number): Promise<string> {
  const { name } = command;
  const provider = await namedProvider(db, command.provider);
  if (!provider) throw new UsageError(`There is no provider "${command.provider}".`);
  if (!command.isRevoked) return issueProviderToken(db, provider, name, now);
  if (await revokeProviderToken(db, provider, name))
    return `The token "${name}" of ${provider.shortname} is void.`;
  throw new UsageError(`${provider.shortname} has no token "${name}".`);
}
