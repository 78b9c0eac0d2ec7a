'use client';

import { useEffect, useState } from 'react';
import { loadDetectedRegion } from '@/lib/client/session/region';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';

interface Props {
  labels: Pick<Messages['geoLock'], 'openText' | 'openPlace'>;
}

/** The country that was detected, and what to do when it is wrong; until it is known, what is open. */
export function ServedPlace({ labels }: Props) {
  const [country, setCountry] = useState<string | null>(null);
  useEffect(() => {
    loadDetectedRegion().then(
      (place) => setCountry(place.country),
      () => {},
    );
  }, []);
  return country ? fill(labels.openPlace, { country }) : labels.openText;
}
