import { cities, setCity } from '@/lib/server/gateway/login/city';

export const GET = cities;
export const POST = setCity;
