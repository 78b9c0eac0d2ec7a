import { publicSuggest } from '@/lib/gateway/public-search';

export const GET = publicSuggest;
