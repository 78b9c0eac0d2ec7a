'use client';

import { useCallback, useEffect, useState } from 'react';
import { type LoginForm, loadLoginForm } from '@/lib/client/session/login';

/** Texts and mask of the dialog, requested again when the connection is back. */
export function useLoginForm() {
  const [form, setForm] = useState<LoginForm | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadLoginForm().then(setForm, () => setFailed(true));
  }, []);

  useEffect(load, [load]);
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [hasFailed, load]);
  return { form, hasFailed, retry: load };
}
