import { createElement, type ReactNode } from 'react';
import type { RichNode } from '@/lib/rules/pages/rich-text';
import styles from './rich-text.module.scss';

interface Props {
  nodes: readonly RichNode[];
}

/** External text, rendered part by part: it never becomes HTML of ours (quality R7, S25). */
export function RichText({ nodes }: Props) {
  return <div className={styles.text}>{draw(nodes)}</div>;
}

function draw(nodes: readonly RichNode[]): ReactNode[] {
  // The list does not change, so the index is a stable key.
  return nodes.map((node, place) => {
    if (typeof node === 'string') return node;
    const key = String(place);
    if (node.tag === 'br') return createElement('br', { key });
    if (node.tag !== 'a') return createElement(node.tag, { key }, draw(node.children));
    if (!node.href) return createElement('span', { key }, draw(node.children));
    const { href } = node;
    return createElement('a', { key, href, rel: 'noopener noreferrer nofollow' }, draw(node.children));
  });
}
