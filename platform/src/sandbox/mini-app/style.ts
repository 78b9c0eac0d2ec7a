export const style = `
  * { box-sizing: border-box; margin: 0; }
  body { min-height: 100vh; display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 26rem); gap: 2rem; justify-content: center; align-items: start;
    padding: 2rem 1rem; background: #0e1621; color: #f5f5f5; font: 16px/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.4rem; } form { display: grid; gap: 1rem; margin-top: 1rem; } label { display: grid; gap: .25rem; }
  input, select, button { min-height: 44px; padding: 0 .75rem; border: 1px solid #5b6b7d; border-radius: 8px; background: #17212b; color: inherit; font: inherit; }
  button { background: #2b5278; font-weight: 600; cursor: pointer; } :focus-visible { outline: 2px solid #6ab3f3; outline-offset: 2px; }
  .phone { border: 8px solid #242f3d; border-radius: 28px; overflow: hidden; background: var(--ground, #17212b); }
  .bar { display: flex; align-items: center; justify-content: space-between; min-height: 56px; padding: 0 12px; background: var(--bar, #17212b); }
  iframe { display: block; width: 100%; height: min(720px, 76vh); border: 0; }
  #log { margin-top: 1rem; padding-left: 1.2rem; font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  @media (max-width: 760px) { body { grid-template-columns: minmax(0, 1fr); } }
`;
