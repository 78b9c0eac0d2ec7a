/** Removes faults and keeps the tables fresh while nobody is typing; the page reads well without it. */
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
  for (const id of ['outbox', 'requests', 'faults']) {
    const fresh = page.getElementById(id).closest('section');
    const shown = document.getElementById(id).closest('section');
    if (id === 'faults') { shown.querySelector('.scroll, .empty').replaceWith(fresh.querySelector('.scroll, .empty')); }
    else shown.replaceWith(fresh);
  }
}, 3000);
`;
