'use client';

import useSWR, { type KeyedMutator } from 'swr';
import type { AvatarCategory, ProfileList } from '@/lib/rules/profiles/profile';
import type { AccountSummary } from '@/lib/rules/profiles/summary';
import { loadAvatars, loadProfiles, loadSummary } from './calls';

/** Read when a list is opened; the menu and the dialog share it. */
const PROFILES_KEY = 'session/profiles';

interface Loaded<T> {
  value: T | null;
  error: unknown;
  isAsking: boolean;
  reload: KeyedMutator<T>;
}

export function useProfiles(isWanted = true): Loaded<ProfileList> {
  const { data, error, isValidating, mutate } = useSWR(isWanted ? PROFILES_KEY : null, loadProfiles);
  return { value: data ?? null, error, isAsking: isValidating, reload: mutate };
}

/** Avatars change only with a release of the platform. */
export function useAvatars(): Loaded<AvatarCategory[]> {
  const { data, error, isValidating, mutate } = useSWR('session/avatars', loadAvatars, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
  return { value: data ?? null, error, isAsking: isValidating, reload: mutate };
}

/** Balance and support; after a failure the dropdown does without them. */
export function useSummary(isWanted: boolean): AccountSummary | null {
  return useSWR(isWanted ? 'session/menu' : null, loadSummary).data ?? null;
}
