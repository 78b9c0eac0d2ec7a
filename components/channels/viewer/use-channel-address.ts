'use client';

import { useParams, usePathname } from 'next/navigation';
import { useRef } from 'react';
import { decodeSegment } from '@/lib/shared/ids';

const CHANNEL = /^\/channels\/([^/]+)\/([^/]+)$/;

interface ChannelAddress {
  categoryKey: string;
  channelKey: string;
  /** Whether the page that the router shows belongs to this channel. */
  isOfPage: boolean;
  /** The channel of the page that the router shows. */
  pageKey: string;
  /** The path of the channel; null while another page is open over the viewer. */
  path: string | null;
}

/**
 * The category and the channel from the address. The address changes before the page has loaded, and a channel of
 * another category never loads its page (`open` in ChannelViewer.tsx), so the parameters of the router may be outdated.
 */
export function useChannelAddress(pageCategory: string): ChannelAddress {
  const params = useParams<{ category?: string; channel?: string }>();
  const path = usePathname();
  const last = useRef<RegExpExecArray | null>(null);
  // On the server the path is the inner one, and a page over the viewer has its own address: then the last known
  // channel is used.
  const match = CHANNEL.exec(path);
  last.current = match ?? last.current;
  const [, category = params.category ?? '', channel = params.channel ?? ''] = last.current ?? [];
  return {
    // A category has several names (slug and id): the key of the page is used, so that all names lead to the same list.
    categoryKey: category === params.category ? pageCategory : decodeSegment(category),
    channelKey: decodeSegment(channel),
    pageKey: params.channel ?? '',
    isOfPage: category === params.category && channel === params.channel,
    path: match && path,
  };
}
