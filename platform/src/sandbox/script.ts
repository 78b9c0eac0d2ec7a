/** Removes faults and refreshes the tables while nobody types; the page works without it. */
export const script = `
document.addEventListener('click', async (event) => {
  const id = event.target.closest('[data-remove]')?.dataset.remove;
  if (!id) return;
  await fetch('/sandbox/faults?id=' + id, { method: 'DELETE' });
  location.reload();
});
setInterval(async () => {
  if (document.hidden || document.activeElement?.closest('form, table')) return;
  const page = new DOMParser().parseFromString(await (await fetch('/sandbox')).text(), 'text/html');
  for (const shown of document.querySelectorAll('main > section')) {
    const fresh = page.getElementById(shown.querySelector('h2').id)?.closest('section');
    if (!fresh) continue;
    // Keeps what was typed in the form, and replaces only the content around it.
    if (!shown.querySelector('form.new')) shown.replaceWith(fresh);
    else shown.querySelector('.scroll, .empty')?.replaceWith(fresh.querySelector('.scroll, .empty'));
  }
}, 3000);
`;
