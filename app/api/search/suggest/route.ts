import { publicSuggest } from '@/lib/server/gateway/public-search';

export const GET = publicSuggest;
