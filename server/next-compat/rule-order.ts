import type { Rule } from 'postcss';

/** What decides whether the order of two rules matters. */
export interface OrderedRule {
  layer: string;
  /** The style modules whose classes its selector names. */
  modules: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

const CLASS = /\.([\w-]+)/g;

/** Properties whose group is not the first word of their name: each sets, or is set by, a property of the group. */
const GROUPS: ReadonlyArray<[RegExp, string]> = [
  [/^(?:top|right|bottom|left)$/, 'inset'],
  [/^(?:row|column)-gap$/, 'gap'],
  [/^(?:align|justify)-/, 'place'],
  [/^line-height$/, 'font'],
  [/^white-space/, 'text'],
  [/^inline-size$/, 'width'],
  [/^block-size$/, 'height'],
];

export function orderedRule(rule: Rule, layer: string): OrderedRule {
  const properties = new Set<string>();
  rule.walkDecls(({ prop }) => {
    properties.add(groupOf(prop));
  });
  const classes = [...rule.selector.matchAll(CLASS)].map(([, name = '']) => name);
  return { layer, properties, modules: new Set(classes.map(moduleOf)) };
}

/**
 * For each rule the later ones that may set the same property of the same element. Only rules of one layer and one module are compared:
 * elements that have classes of two modules do not depend on the order of their sheets (`styles/_layer.scss`).
 */
export function overridesOf(rules: readonly OrderedRule[]): number[][] {
  return rules.map((rule, at) =>
    rules.flatMap((later, place) => (place > at && mayOverride(later, rule) ? [place] : [])),
  );
}

const mayOverride = (later: OrderedRule, rule: OrderedRule): boolean =>
  later.layer === rule.layer &&
  haveCommon(later.modules, rule.modules) &&
  haveCommon(later.properties, rule.properties);

function haveCommon(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const one of some) if (others.has(one)) return true;
  return false;
}

/** The build names a class `module_name`. */
const moduleOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('_')));

function groupOf(property: string): string {
  if (property.startsWith('--')) return property;
  const plain = property.replace(/^-\w+-/, '');
  const [, group] = GROUPS.find(([pattern]) => pattern.test(plain)) ?? [];
  return group ?? (plain.split('-')[0] || plain);
}
