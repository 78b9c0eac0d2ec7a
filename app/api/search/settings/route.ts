import { publicSearchSettings } from '@/lib/server/gateway/public/public-search';

export const GET = publicSearchSettings;
