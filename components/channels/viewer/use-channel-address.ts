'use client';

import { useParams, usePathname } from 'next/navigation';
import { useRef } from 'react';
import { decodeSegment } from '@/lib/shared/ids';

const CHANNEL = /^\/channels\/([^/]+)\/([^/]+)$/;

interface ChannelAddress {
  categoryKey: string;
  channelKey: string;
  /** The page that the router shows is that of this channel. */
  isOfPage: boolean;
  /** Of the page that the router shows. */
  pageKey: string;
  /** The address as a path; null while it is that of a page over the viewer. */
  path: string | null;
}

/**
 * The category and the channel on screen, by the address. The address is that of a channel before its page is there, and a channel of another category is
 * shown without its page (`open` of the viewer), so the parameters of the router may be older.
 */
export function useChannelAddress(pageCategory: string): ChannelAddress {
  const params = useParams<{ category?: string; channel?: string }>();
  const path = usePathname();
  const last = useRef<RegExpExecArray | null>(null);
  // The server sees another path; and over the viewer there may be a page with an address of its own.
  const match = CHANNEL.exec(path);
  last.current = match ?? last.current;
  const [, category = params.category ?? '', channel = params.channel ?? ''] = last.current ?? [];
  return {
    // A page answers several names of its category.
    categoryKey: category === params.category ? pageCategory : decodeSegment(category),
    channelKey: decodeSegment(channel),
    pageKey: params.channel ?? '',
    isOfPage: category === params.category && channel === params.channel,
    path: match && path,
  };
}
