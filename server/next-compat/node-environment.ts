/** The framework's parts share what they know of a request only where this was loaded before all of them. */
import 'next/dist/server/node-environment-baseline.js';
