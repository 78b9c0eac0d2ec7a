import { clsx } from 'clsx';
import { createElement, Fragment, type ReactNode } from 'react';
import type { RichElement, RichNode } from '@/lib/rules/pages/rich-text';
import styles from './rich-text.module.scss';

interface Props {
  nodes: readonly RichNode[];
  /** Its links open in another tab: the page around it must stay. */
  isAside?: boolean;
  /** Its sections can be linked to: the id of the first heading ends with 1. */
  sectionId?: string;
  /** Its sections get numbers. */
  isNumbered?: boolean;
}

/** External text, rendered part by part: it never becomes HTML of ours (quality R7, S25). */
export function RichText({ nodes, isAside = false, sectionId, isNumbered = false }: Props) {
  const target = isAside ? '_blank' : undefined;
  const sections = nodes.filter(isSection);
  return (
    <div className={clsx(styles.text, isNumbered && styles.numbered)}>
      {nodes.map((node, place) => {
        const key = String(place);
        if (!sectionId || !isSection(node)) return <Fragment key={key}>{draw([node], target)}</Fragment>;
        return (
          <h2 key={key} id={`${sectionId}${sections.indexOf(node) + 1}`}>
            {draw(node.children, target)}
          </h2>
        );
      })}
    </div>
  );
}

const isSection = (node: RichNode): node is RichElement => typeof node === 'object' && node.tag === 'h2';

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
