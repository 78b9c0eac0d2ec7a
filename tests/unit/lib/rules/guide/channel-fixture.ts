import type { GuideChannel } from '@/lib/rules/guide/view';

export const channel: GuideChannel = {
  id: 1,
  key: 'one',
  name: 'One',
  number: 1,
  logo: null,
  color: null,
  isFree: true,
  archiveDays: 7,
};
