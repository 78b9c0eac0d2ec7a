'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { ErrorView } from '@/components/shell/message/ErrorView';
import { useErrorWords } from '@/components/shell/message/ErrorWords';
import { Button } from '@/components/ui/button/Button';
import { routes } from '@/lib/shared/routes';

/** A page that could not be made and was never stored: says so, and tries again on request. */
export default function PageError({ reset }: { reset: () => void }) {
  const words = useErrorWords();
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  if (!words) return null;
  return (
    <ErrorView labels={words} homeHref={routes.home()}>
      <Button variant="primary" onClick={retry}>
        {words.retry}
      </Button>
    </ErrorView>
  );
}
