import type { Transaction } from '../commerce/payments/transactions.ts';
import { html, type Markup } from '../http/html.ts';

function row(transaction: Transaction, address: string): Markup {
  const { id, createdAt, purpose, paysystem, amount, failure } = transaction;
  const time = createdAt.toISOString();
  const act = (outcome: string, words: string, tone: string) =>
    html`<button class="${tone}" name="outcome" value="${outcome}" aria-label="${words}: transaction ${id}">${words}</button>`;
  return html`<tr><td class="minor"><time datetime="${time}">${time.slice(11, 19)}</time></td><td><a href="${address}">${id}</a></td>
    <td class="minor">${purpose.kind}</td><td class="minor">${paysystem}${failure === null ? '' : ', the bank is silent'}</td><td>${amount}</td>
    <td><form class="row" method="post" action="/sandbox/transactions/${id}">${act('pay', 'Pay', '')} ${act('decline', 'Decline', 'quiet')}
    ${act('expire', 'Let expire', 'quiet')}</form></td></tr>`;
}

/** Pending transactions with buttons for their outcome; works without a script. */
export function transactionSection(open: Transaction[], addressOf: (id: number) => string): Markup {
  const table =
    open.length === 0
      ? html`<p class="empty">Nobody is paying.</p>`
      : html`<div class="scroll" tabindex="0" role="region" aria-labelledby="transactions"><table>
    <thead><tr><th scope="col" class="minor">Time, UTC</th><th scope="col">Page of the bank</th><th scope="col" class="minor">For</th><th scope="col" class="minor">By</th>
    <th scope="col">Amount</th><th scope="col">What becomes of it</th></tr></thead>
    <tbody>${open.map((one) => row(one, addressOf(one.id)))}</tbody></table></div>`;
  return html`<section><h2 id="transactions">Open transactions <small><a href="/sandbox/transactions.json">as data</a></small></h2>${table}</section>`;
}
