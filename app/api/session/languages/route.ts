import { ownLanguages, saveLanguages } from '@/lib/server/gateway/account/languages';

export const GET = ownLanguages;
export const PATCH = saveLanguages;
