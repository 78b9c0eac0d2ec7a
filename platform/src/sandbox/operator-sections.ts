import { providers } from '../db/schema/session.ts';
import type { Deps } from '../http/app.ts';
import { html, type Markup } from '../http/html.ts';
import { awaitedPhones } from '../session/otp.ts';
import { simulatedLocation } from '../session/region.ts';
import { sandboxTokens } from './provider-tokens.ts';
import type { Section } from './sections.ts';

/** A table of the page; columns whose name begins with "-" are hidden on a phone. */
function table(id: string, head: readonly string[], rows: readonly Markup[]): Markup {
  const cells = head.map((name) =>
    name.startsWith('-')
      ? html`<th scope="col" class="minor">${name.slice(1)}</th>`
      : html`<th scope="col">${name}</th>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table>
    <thead><tr>${cells}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** The simulated location of callers on this machine. */
const place =
  ({ env }: Deps): Section['render'] =>
  async () => {
    const { address } = simulatedLocation(env);
    return html`<section><h2 id="place">Where callers of this machine are</h2>
  <p class="empty">${address ? html`They count as <code>${address}</code>.` : 'At home: their provider’s own country.'}</p>
  <form class="new" method="post" action="/sandbox/address">
    <label class="wide">Address<select name="address">
      <option value="">at home</option>
      <option value="203.0.113.7">203.0.113.7, abroad: nothing is shown there</option>
      <option value="192.0.2.7">192.0.2.7, Uzbekistan</option>
      <option value="198.51.100.10">198.51.100.10, a subscriber’s line of Dala Cable</option>
      <option value="198.51.100.99">198.51.100.99, a line of Dala Cable without a subscriber</option></select></label>
    <div><button type="submit">Go there</button></div></form></section>`;
  };

/** The bot of the messenger: a viewer who requested a code has to press "start" there first. */
const messenger =
  (deps: Deps): Section['render'] =>
  async () => {
    const rows = (await awaitedPhones(deps)).map(
      (
        phone,
      ) => html`<tr><td><code>${phone}</code></td><td><form method="post" action="/sandbox/messenger/${phone}">
      <button type="submit">Press “start”</button></form></td></tr>`,
    );
    const shown =
      rows.length > 0
        ? table('messenger', ['Phone', 'In the bot'], rows)
        : html`<p class="empty">Nobody waits for a code by messenger.</p>`;
    return html`<section><h2 id="messenger">Messenger</h2>${shown}</section>`;
  };

const states = { '0': 'in order', '-1': 'to be paid', '-2': 'blocked' } as const;

/** The state of the contracts of operator networks. */
const contracts =
  ({ db }: Deps): Section['render'] =>
  async () => {
    const all = await db.select().from(providers).orderBy(providers.id);
    const rows = all.flatMap(({ config: { operator } }) =>
      (operator?.cities ?? []).flatMap((city) =>
        city.addresses.map(({ id, address }) => {
          const contract = operator?.contracts[id];
          const options = Object.entries(states).map(
            ([value, name]) =>
              html`<option value="${value}"${String(contract?.status) === value ? html` selected` : ''}>${name}</option>`,
          );
          return html`<tr><td>${city.name.en}, ${address.en}</td><td class="minor"><code>${contract?.username}</code></td>
      <td class="minor">${contract?.balance}</td><td>${contract?.amount}</td><td><form method="post" action="/sandbox/operator/contracts/${id}">
      <select name="status" aria-label="State of the contract ${contract?.username}">${options}</select> <button class="quiet" type="submit">Set</button></form></td></tr>`;
        }),
      ),
    );
    const head = ['Address', '-Contract', '-Balance', 'To pay', 'State'];
    return html`<section><h2 id="contracts">Operator contracts</h2>${table('contracts', head, rows)}</section>`;
  };

/** Tokens for calls of a provider's own system, and codes of partners for their customers. */
const partners =
  (deps: Deps): Section['render'] =>
  async () => {
    const tokens = await sandboxTokens(deps);
    const rows = tokens.map(
      ({ provider, token }) => html`<tr><td>${provider}</td><td><code>${token}</code></td></tr>`,
    );
    const options = tokens.map(({ provider }) => html`<option>${provider}</option>`);
    return html`<section><h2 id="partners">Partners</h2>${table('partners', ['Provider', 'Token for ?token='], rows)}
  <form class="new" method="post" action="/sandbox/partners/codes">
    <label>Partner<select name="partner">${options}</select></label>
    <label>What it calls its customer<input name="identifier" required maxlength="64"></label>
    <div><button type="submit">Give a code</button></div></form></section>`;
  };

/** The sections of the sandbox page about operators and partners. */
export function operatorSections(deps: Deps): Section[] {
  return [messenger(deps), place(deps), contracts(deps), partners(deps)].map((render) => ({ render }));
}
