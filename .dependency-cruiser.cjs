/** The floors of the house (docs/ARCHITECTURE.md): an import never runs upwards. */
const forbid = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    forbid(
      'lib-is-the-ground',
      '^lib/',
      '^(app|components|player|platform|tests)/',
      'rules and data know no screens',
    ),
    forbid(
      'ui-has-no-domain',
      '^components/ui/',
      '^(app|player|platform|components/(?!ui/))',
      'the design system has no domain words',
    ),
    forbid(
      'ui-uses-helpers-only',
      '^components/ui/',
      '^lib/(platform|session|guard|sites|commerce|parental|analytics)',
      'helpers only',
    ),
    forbid(
      'player-below-components',
      '^player/',
      '^(app|platform|components/(?!ui/))',
      'the player is a floor of its own',
    ),
    forbid(
      'components-below-app',
      '^components/',
      '^(app|platform)/',
      'routes compose components, never the reverse',
    ),
    {
      name: 'areas-do-not-meet',
      severity: 'error',
      comment: 'a route composes areas, or what they share moves down',
      from: { path: '^components/([^/]+)/', pathNot: '^components/ui/' },
      to: { path: '^components/([^/]+)/', pathNot: ['^components/$1/', '^components/ui/'] },
    },
    forbid(
      'server-stands-before-the-house',
      '^server/',
      '^(app|components|player|platform|tests)/',
      'it asks the rules, and the framework for pages',
    ),
    forbid(
      'nobody-needs-the-server',
      '^(app|components|player|lib|platform|middleware)',
      '^server/',
      'the framework alone serves the same pages (`npm run dev`)',
    ),
    forbid(
      'app-meets-platform-over-http',
      '^(app|components|player|lib|middleware)',
      '^platform/',
      'two programs, one protocol',
    ),
    forbid(
      'platform-meets-app-over-http',
      '^platform/',
      '^(app|components|player|lib)/',
      'two programs, one protocol',
    ),
    {
      name: 'player-has-one-face',
      severity: 'error',
      from: { path: '^(app|components)/' },
      to: { path: '^player/', pathNot: '^player/index\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
