import { html, Markup } from '../http/html.ts';
import type { Fault } from './faults.ts';
import type { SentMessage } from './outbox.ts';
import { playbackCalls } from './playback-calls.ts';
import type { SeenRequest } from './requests.ts';
import { script } from './script.ts';
import { style } from './style.ts';

const SHOWN_REQUESTS = 50;

const clockTime = (iso: string) => html`<time datetime="${iso}">${iso.slice(11, 19)}</time>`;

function outboxTable(messages: SentMessage[]): Markup {
  if (messages.length === 0) return html`<p class="empty">Nothing has been sent yet.</p>`;
  const rows = messages.map(
    (
      message,
    ) => html`<tr><td class="minor">${clockTime(message.time)}</td><td class="minor">${message.channel}</td><td><code>${message.to}</code></td>
      <td class="code">${message.code}</td><td>${message.text}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="outbox"><table>
    <thead><tr><th scope="col" class="minor">Time, UTC</th><th scope="col" class="minor">By</th><th scope="col">To</th><th scope="col">Code</th><th scope="col">Text</th></tr></thead>
    <tbody>${rows}</tbody></table></div>`;
}

function effect(fault: Fault): string {
  const parts = [
    fault.delayMs && `wait ${fault.delayMs} ms`,
    fault.hang && 'hang until removed',
    fault.cut && 'cut the connection',
    fault.status && `answer ${fault.status}${fault.errorCode ? ` ${fault.errorCode}` : ''}`,
    fault.garbage && 'answer garbage',
  ];
  return parts.filter(Boolean).join(', then ') || 'only count';
}

function faultTable(faults: Fault[]): Markup {
  if (faults.length === 0) return html`<p class="empty">No faults: the platform answers as it should.</p>`;
  const rows = faults.map(
    (fault) => html`<tr><td><code>${fault.match}</code></td><td>${effect(fault)}</td>
      <td>${fault.hits}${fault.times ? ` of ${fault.times}` : ''}</td>
      <td><button class="quiet" type="button" data-remove="${fault.id}" aria-label="Remove the fault ${fault.match}">Remove</button></td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="faults"><table>
    <thead><tr><th scope="col">Requests</th><th scope="col">What happens</th><th scope="col">Hits</th><th scope="col">Action</th></tr></thead>
    <tbody>${rows}</tbody></table></div>`;
}

const faultForm = html`<form class="new" method="post" action="/sandbox/faults">
  <label class="wide">Requests (method and address, * stands for anything; or a call of a playback: ${playbackCalls.join(', ')})
    <input name="match" required placeholder="GET /v2/rowsets*" maxlength="300"></label>
  <label>What happens<select name="kind">
    <option value="status">answer a status</option><option value="hang">hang</option>
    <option value="cut">cut the connection</option><option value="garbage">answer garbage</option>
    <option value="delay">only wait</option></select></label>
  <label>Status<input name="status" type="number" min="400" max="599" value="503"></label>
  <label>Wait, ms<input name="delayMs" type="number" min="0" max="600000"></label>
  <label>Times (empty: always)<input name="times" type="number" min="1" max="100000"></label>
  <div><button type="submit">Add the fault</button></div></form>`;

function requestTable(requests: SeenRequest[]): Markup {
  if (requests.length === 0) return html`<p class="empty">No requests yet.</p>`;
  const rows = requests.map(
    (
      request,
    ) => html`<tr><td class="minor">${request.n}</td><td class="minor">${clockTime(request.time)}</td><td>${request.method}</td>
      <td><code>${request.url}</code></td><td class="${request.status < 400 ? 'good' : 'bad'}">${request.status}</td>
      <td>${request.ms}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="requests"><table>
    <thead><tr><th scope="col" class="minor">No.</th><th scope="col" class="minor">Time, UTC</th><th scope="col">Method</th><th scope="col">Address</th>
    <th scope="col">Status</th><th scope="col">ms</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** The sandbox page: sent codes, faults to switch on, received requests. */
export function sandboxPage(state: {
  outbox: SentMessage[];
  faults: Fault[];
  requests: SeenRequest[];
  total: number;
  /** Created by the areas themselves (sections.ts). */
  sections: Markup[];
}): string {
  const latest = state.requests.slice(-SHOWN_REQUESTS).reverse();
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox · Taspa platform</title>
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${raw(style)}</style></head><body>
<header><h1>Sandbox</h1><p>What would leave the building stays here, and what could go wrong can be switched on.
  The same as data: <a href="/sandbox/outbox.json">outbox</a>, <a href="/sandbox/requests.json">requests</a>,
  <a href="/sandbox/faults">faults</a>. The API itself: <a href="/v2/doc">documentation</a>.</p></header>
<main id="live">
<section><h2 id="outbox">Sent codes</h2>${outboxTable(state.outbox)}</section>
${state.sections}
<section><h2 id="faults">Faults</h2>${faultTable(state.faults)}${faultForm}</section>
<section><h2 id="requests">Last requests <small>(${state.total} since the start)</small></h2>${requestTable(latest)}</section>
</main><script>${raw(script)}</script></body></html>`;
  return page.text;
}

/** Our own constants, which must not be escaped. */
function raw(text: string): Markup {
  return new Markup(text);
}
