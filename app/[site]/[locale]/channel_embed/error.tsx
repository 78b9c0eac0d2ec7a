'use client';

export { EmbedError as default } from '../_parts/EmbedError';
