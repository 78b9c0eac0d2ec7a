import { cities, setCity } from '@/lib/gateway/city';

export const GET = cities;
export const POST = setCity;
