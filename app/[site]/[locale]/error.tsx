'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { ErrorView } from '@/components/shell/message/ErrorView';
import { useErrorWords } from '@/components/shell/message/ErrorWords';
import { Button } from '@/components/ui/button/Button';
import { routes } from '@/lib/shared/routes';

/** A page that could not be rendered and was never stored: shows an error with a retry. */
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
    <ErrorView labels={words} homeHref={routes.home()} channelsHref={routes.channels()}>
      <Button variant="primary" onClick={retry}>
        {words.retry}
      </Button>
    </ErrorView>
  );
}
