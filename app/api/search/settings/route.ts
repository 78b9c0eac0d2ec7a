import { publicSearchSettings } from '@/lib/gateway/public-search';

export const GET = publicSearchSettings;
