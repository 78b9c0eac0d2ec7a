import { welcome } from '@/lib/gateway/welcome';

export { welcome as GET };
