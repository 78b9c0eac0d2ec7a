import { cities, setCity } from '@/lib/server/gateway/city';

export const GET = cities;
export const POST = setCity;
