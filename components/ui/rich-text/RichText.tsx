import { createElement, type ReactNode } from 'react';
import type { RichNode } from '@/lib/rules/pages/rich-text';
import styles from './rich-text.module.scss';

interface Props {
  nodes: readonly RichNode[];
  /** Its links open in another tab: the page around it must stay. */
  isAside?: boolean;
}

/** External text, rendered part by part: it never becomes HTML of ours (quality R7, S25). */
export function RichText({ nodes, isAside = false }: Props) {
  return <div className={styles.text}>{draw(nodes, isAside ? '_blank' : undefined)}</div>;
}

function draw(nodes: readonly RichNode[], target?: '_blank'): ReactNode[] {
  // The list does not change, so the index is a stable key.
  return nodes.map((node, place) => {
    if (typeof node === 'string') return node;
    const key = String(place);
    if (node.tag === 'br') return createElement('br', { key });
    if (node.tag !== 'a') return createElement(node.tag, { key }, draw(node.children, target));
    if (!node.href) return createElement('span', { key }, draw(node.children, target));
    const { href } = node;
    return createElement(
      'a',
      { key, href, target, rel: 'noopener noreferrer nofollow' },
      draw(node.children, target),
    );
  });
}
