import { html, Markup } from '../../http/html.ts';
import { script } from './script.ts';
import { style } from './style.ts';

/** A messenger with one chat: who opens the mini-app, and the phone that shows it. */
export function messengerPage(site: string, somebody: { id: number; first_name: string }): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Messenger · Sandbox</title>
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${new Markup(style)}</style></head><body>
<main><h1>Messenger</h1><p>Opens the site as a mini-app. The sandbox signs who opens it, as a messenger does for its bot.</p>
<form>
  <label>Site<input name="site" value="${site}" required></label>
  <label>Who opens it<input name="name" value="${somebody.first_name}" required maxlength="64"></label>
  <label>Number in the messenger<input name="id" type="number" min="1" value="${somebody.id}" required></label>
  <label>Colours<select name="theme"><option value="blue">blue, dark</option><option value="green">green, dark</option><option value="day">day</option></select></label>
  <button type="submit">Open the mini-app</button>
</form><ol id="log"></ol></main>
<section class="phone" aria-label="Phone"><div class="bar"><button type="button" id="back" disabled>← Back</button><strong>Taspa</strong></div>
<iframe title="Mini-app" allow="autoplay; fullscreen; encrypted-media"></iframe></section>
<script>${new Markup(script)}</script></body></html>`.text;
}
