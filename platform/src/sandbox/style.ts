/** The style of the sandbox page: dark like the product, with saffron for buttons. */
export const style = `
:root { color-scheme: dark; --ground: #0b0e14; --raised: #141924; --field: #1d2433; --line: #465066;
  --text: #f2f4f8; --muted: #aab4c6; --accent: #f5b83d; --ink: #1a1305; --bad: #ff8a80; --good: #8be0a4; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main, header { max-width: 72rem; margin: 0 auto; padding: 1rem clamp(1rem, 4vw, 2.5rem); }
header { padding-top: 2.5rem; }
h1 { font-size: 2rem; letter-spacing: -.02em; line-height: 1.15; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; letter-spacing: -.01em; margin: 0 0 .75rem; }
p { margin: 0 0 1rem; color: var(--muted); max-width: 60ch; }
a { color: var(--accent); }
section { background: var(--raised); border-radius: 1rem; padding: 1.25rem; margin-bottom: 1.25rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 40rem; font-variant-numeric: tabular-nums; }
th { text-align: start; color: var(--muted); font-weight: 500; font-size: .875rem; }
th, td { padding: .4rem .75rem .4rem 0; vertical-align: top; }
td { border-top: 1px solid #262e3f; }
code { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.code { font: 600 1.25rem/1.4 ui-monospace, monospace; letter-spacing: .12em; color: var(--accent); }
.bad { color: var(--bad); } .good { color: var(--good); }
.empty { color: var(--muted); margin: 0; }
form.new { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: .75rem 1rem; align-items: end; margin-top: 1rem; }
form.new .wide { grid-column: 1 / -1; }
label { display: block; font-size: .875rem; color: var(--muted); }
input, select { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .55rem .75rem; font: inherit; color: var(--text);
  background: var(--field); border: 1px solid var(--line); border-radius: .6rem; }
td form { display: flex; gap: .5rem; align-items: center; }
td select { width: auto; margin: 0; }
button { font: inherit; min-height: 2.75rem; font-weight: 600; padding: .55rem 1.1rem; border: 0; border-radius: .6rem; cursor: pointer;
  background: var(--accent); color: var(--ink); }
button.quiet { background: var(--field); color: var(--text); }
@media (max-width: 40rem) {
  section { padding: 1rem; } table { min-width: 0; } .minor { display: none; }
  th, td { padding-inline-end: .6rem; } th { font-size: .8rem; }
  td button { white-space: nowrap; padding-inline: .7rem; } .code { white-space: nowrap; letter-spacing: .04em; }
}
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
