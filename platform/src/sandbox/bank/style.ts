/** The bank looks different from the product: white paper, dark green, one button. */
export const bankStyle = `
:root { color-scheme: light; --paper: #fff; --ground: #eef2f1; --ink: #12211d; --muted: #51625d; --line: #d3dcd9;
  --green: #0b5d4b; --green-dark: #08483a; --mint: #e3f1ec; --amber: #fff3d6; --amber-ink: #5c4300; --red: #a3261d; }
* { box-sizing: border-box; }
/* What has the focus stays above the buttons, which stay in sight. */
html { scroll-padding-bottom: 9rem; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
.top { background: var(--green); color: #fff; }
.top > div { max-width: 60rem; margin: 0 auto; padding: .7rem clamp(1rem, 4vw, 2rem); display: flex; flex-wrap: wrap;
  align-items: center; justify-content: space-between; gap: .25rem .5rem; }
.name { display: flex; align-items: center; gap: .5rem; font-weight: 700; font-size: 1.1rem; letter-spacing: -.01em; margin: 0; }
.name svg { width: 1.9rem; height: 1.9rem; }
nav ul { display: flex; gap: .1rem; list-style: none; margin: 0; padding: 0; }
nav a { display: block; min-width: 2.4rem; padding: .6rem .25rem; text-align: center; color: #fff; text-decoration: none; border-radius: .5rem; font-size: .875rem; }
nav a:hover { background: var(--green-dark); }
nav a[aria-current] { background: #fff; color: var(--green); font-weight: 700; }
.test { background: var(--amber); color: var(--amber-ink); margin: 0; padding: .6rem clamp(1rem, 4vw, 2rem); text-align: center; font-size: .9375rem; }
main { max-width: 60rem; margin: 0 auto; padding: clamp(1rem, 4vw, 2.5rem) clamp(1rem, 4vw, 2rem); display: grid; gap: 1.25rem; align-items: start; }
main.narrow { max-width: 34rem; }
.card { background: var(--paper); border-radius: 1.1rem; padding: clamp(1.15rem, 4vw, 2rem); box-shadow: 0 1px 2px rgb(18 33 29 / .06), 0 12px 32px rgb(18 33 29 / .07); }
h1 { font-size: 1.35rem; line-height: 1.25; letter-spacing: -.01em; margin: 0; text-wrap: balance; }
.kind { color: var(--muted); margin: 0 0 .25rem; }
.amount { font-size: clamp(2.1rem, 9vw, 2.75rem); font-weight: 700; line-height: 1.1; letter-spacing: -.03em; margin: 1rem 0 0; font-variant-numeric: tabular-nums; }
.note { margin: .75rem 0 0; color: var(--muted); }
dl { margin: 1.5rem 0 0; border-top: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .7rem 0; border-bottom: 1px solid var(--line); }
dl div:last-child { border-bottom: 0; padding-bottom: 0; }
dt { color: var(--muted); } dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
legend { font-size: 1.1rem; font-weight: 700; padding: 0; margin-bottom: .75rem; }
.way { display: grid; grid-template-columns: auto 3.1rem 1fr; align-items: center; gap: .15rem .9rem; min-height: 3.75rem; padding: .6rem .9rem; border: 1px solid var(--line);
  border-radius: .8rem; cursor: pointer; margin-bottom: .55rem; }
.way:hover { border-color: var(--green); }
.way:has(:checked) { border-color: var(--green); background: var(--mint); box-shadow: inset 0 0 0 1px var(--green); }
.way input { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: var(--green); }
.plastic { width: 3.1rem; height: 2rem; border-radius: .35rem; background: linear-gradient(135deg, #0e7a63, #063b30); position: relative; }
.plastic::before { content: ""; position: absolute; left: .4rem; top: .6rem; width: .6rem; height: .45rem; border-radius: .1rem; background: #e9c46a; }
.way:nth-of-type(even) .plastic { background: linear-gradient(135deg, #3d5a80, #1b2a41); }
.way b { display: block; font-variant-numeric: tabular-nums; letter-spacing: .02em; }
.way small { display: block; font-size: .875rem; color: var(--muted); line-height: 1.35; }
.press { display: grid; gap: .35rem; margin-top: .75rem; padding: .5rem 0; background: var(--paper); position: sticky; bottom: 0; }
button, .go { display: block; width: 100%; font: inherit; font-weight: 700; min-height: 3.25rem; padding: .85rem 1.25rem; border: 0; border-radius: .8rem; cursor: pointer;
  background: var(--green); color: #fff; text-align: center; text-decoration: none; overflow-wrap: anywhere; }
button:hover, .go:hover { background: var(--green-dark); }
button.quiet { background: none; color: var(--green); min-height: 2.75rem; padding: .5rem; }
button.quiet:hover { background: var(--mint); }
.returns { text-align: center; color: var(--muted); font-size: .9375rem; margin: .5rem 0 0; }
.returns strong { color: var(--ink); overflow-wrap: anywhere; }
.result { text-align: center; }
.result .sign { width: 4rem; height: 4rem; margin: 0 auto 1rem; display: block; }
.result .amount { margin: .75rem 0 0; }
.result .go { margin-top: 1.5rem; }
.bad { color: var(--red); }
:focus-visible { outline: 3px solid #f2a900; outline-offset: 2px; }
.way:has(:focus-visible) { outline: 3px solid #f2a900; outline-offset: 2px; }
.way input:focus-visible { outline: 0; }
@media (min-width: 52rem) { main:not(.narrow) { grid-template-columns: 1fr 1.1fr; } }
/* A phone on its side has no room to keep the buttons in sight. */
@media (max-height: 34rem) { .press { position: static; } html { scroll-padding-bottom: 0; } }
@media (forced-colors: active) { .plastic { forced-color-adjust: none; } .way:has(:checked) { outline: 2px solid; } }
`;
