/** The attributes of the text field of a form that leads to the page of results: the text is its parameter `q`. */
export const searchInput = ({ placeholder, label }: { placeholder: string; label: string }) =>
  ({
    type: 'search',
    name: 'q',
    placeholder,
    'aria-label': label,
    autoComplete: 'off',
    enterKeyHint: 'search',
  }) as const;
