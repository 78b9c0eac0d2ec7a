import { publicSearchSettings } from '@/lib/server/gateway/public-search';

export const GET = publicSearchSettings;
