'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isKnownViewer } from '@/lib/session/known';
import type { PersonalRowProps } from './PersonalRowBody';

/** A row that only its viewer has. Without a session there is nothing to show, and nothing is loaded. */
export function PersonalRow(props: PersonalRowProps) {
  const [Body, setBody] = useState<ComponentType<PersonalRowProps> | null>(null);
  useEffect(() => {
    if (isKnownViewer()) import('./PersonalRowBody').then((module) => setBody(() => module.PersonalRowBody));
  }, []);
  return Body ? <Body {...props} /> : null;
}
