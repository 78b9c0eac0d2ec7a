import { publicSuggest } from '@/lib/server/gateway/public/public-search';

export const GET = publicSuggest;
