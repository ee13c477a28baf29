/** Who imports whom: docs/architecture.md, in rules. */
const rooms = (...names) => `^src/(${names.join('|')})/`
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: allowed },
})

module.exports = {
  forbidden: [
    { name: 'no-cycles', comment: 'A cycle hides who owns what.', severity: 'error', from: {}, to: { circular: true } },
    only('core-imports-nothing', rooms('core'), rooms('core'), 'core is pure'),
    only('ports-import-core', rooms('ports'), rooms('core', 'ports'), 'a port knows only shapes'),
    only('i18n-imports-core', rooms('i18n'), rooms('core', 'i18n'), 'texts know no feature'),
    only('db-imports-core', '^src/db/(?!seed/)', rooms('core', 'db'), 'the driver knows no feature'),
    only('ledger-imports-db', rooms('ledger'), rooms('core', 'db', 'ledger'), 'money knows no feature'),
    only(
      'service-room',
      rooms('service'),
      rooms('core', 'db', 'i18n', 'ports', 'ledger', 'service'),
      'what services share knows no feature',
    ),
    only('ui-knows-no-feature', rooms('ui'), rooms('core', 'i18n', 'ui'), 'design parts know no feature'),
    {
      name: 'feature-through-its-door',
      comment: "Of another feature only contract, service, schema and rules' shapes are seen.",
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/[^/]+/(contract|service|schema|session|shapes|kinds)[^/]*\\.ts$',
          '^src/features/[^/]+/(rules|text)(/|\\.ts)',
          '^src/features/[^/]+/parts/',
        ],
      },
    },
    {
      name: 'features-know-neither-app-nor-server',
      comment: 'A feature is used by the app and the server.',
      severity: 'error',
      from: { path: rooms('features') },
      to: { path: rooms('app', 'server') },
    },
    {
      name: 'pages-see-no-server-code',
      comment: 'A page is bundled for the browser: it calls endpoints.',
      severity: 'error',
      from: { path: '^src/(app|ui)/|^src/features/[^/]+/(pages|parts)/' },
      to: {
        path: '^src/(db|ledger|ports|service|server)/|^src/features/[^/]+/(service|store|schema|session)[^/]*\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules see core and contract types.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/rules(/|\\.ts)', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(db|ledger|ports|service|server|app|ui)/|/(store|service)[^/]*\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|node_modules|\\.react-router)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
}
