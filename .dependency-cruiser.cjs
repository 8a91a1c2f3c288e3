/** Who may import whom: the zones of docs/architecture.md. No cycle anywhere, types included. */
const area = '^server/src/(?!(?:db|files|secrets|http|limits|names|threads|testing)/)([^/]+)/'
/** Tests, and what only tests import. */
const test = '([.]test|/test-[^/]+)[.]tsx?$'

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: /** @type {const} */ ('error'), from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-cycles', 'Two modules that need each other are one module.', {}, { circular: true }),
    forbid('no-unresolved', 'An import leads somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'no-undeclared',
      'What is imported stands in a package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-dev-in-product',
      'The product runs without development packages.',
      { path: '^(contract|server|web)/src', pathNot: test },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
    ),
    forbid(
      'no-drawers',
      'A folder is named after what is in it.',
      {},
      { path: '(^|/)(utils?|helpers?|common|misc)/', pathNot: 'node_modules' },
    ),

    forbid(
      'contract-stands-alone',
      'The contract depends on zod alone.',
      { path: '^contract/src', pathNot: test },
      { pathNot: ['^contract/src', '^node_modules/zod/'] },
    ),
    forbid(
      'contract-tests',
      'The contract’s tests add their tools, never another workspace.',
      { path: '^contract/src' },
      { path: '^(server|web|test|scripts)/' },
    ),
    forbid('web-not-server', 'web and server meet in the contract.', { path: '^web/' }, { path: '^server/' }),
    forbid('server-not-web', 'web and server meet in the contract.', { path: '^server/' }, { path: '^web/' }),
    forbid(
      'product-not-tests',
      'The product knows neither its tests nor its scripts.',
      { path: '^(contract|server|web)/src', pathNot: [test, '/src/testing/'] },
      { path: ['^(test|scripts|bench)/', '/src/testing/'] },
    ),

    forbid(
      'ui-knows-no-feature',
      'ui <- features <- app.',
      { path: '^web/src/ui/' },
      { path: '^web/src/(features|app|api|session|monitoring|state)/' },
    ),
    forbid(
      'state-stands-low',
      'State of the interface knows the contract alone; features and app use it.',
      { path: '^web/src/state/', pathNot: test },
      { path: '^web/src/', pathNot: '^web/src/state/' },
    ),
    forbid(
      'foundation-below-features',
      'api, session, messages and monitoring serve every feature and know none, nor their state.',
      { path: '^web/src/(api|session|messages|monitoring)/' },
      { path: '^web/src/(features|app|state)/', pathNot: '^web/src/app/(paths|page-settings)[.]ts$' },
    ),
    forbid(
      'feature-not-app',
      'A feature may know the paths and the page settings, nothing else of the app.',
      { path: '^web/src/features/' },
      { path: '^web/src/(app/|main[.]tsx?$)', pathNot: '^web/src/app/(paths|page-settings)[.]ts$' },
    ),
    forbid(
      'feature-not-sibling',
      'No feature imports a sibling.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),

    forbid(
      'ground-knows-no-area',
      'db, files, secrets, http, limits, names and threads know no area; app.ts hands them what they need.',
      { path: '^server/src/(db|files|secrets|http|limits|names|threads)/', pathNot: test },
      { path: [area, '^server/src/(app|main)[.]ts$'] },
    ),
    forbid(
      'area-not-app',
      'app.ts composes the areas, not the other way round.',
      { path: area, pathNot: test },
      { path: '^server/src/(app|main)[.]ts$' },
    ),
    forbid(
      'area-tables',
      'An area reaches another area’s tables only through its actions.',
      { path: area },
      { path: '^server/src/.+/queries[^/]*[.]ts$', pathNot: '^server/src/$1/' },
    ),
    forbid(
      'actions-not-routes',
      'Routes call actions; nothing but app.ts imports routes.',
      { path: '^server/src/', pathNot: ['^server/src/app[.]ts$', test] },
      { path: '^server/src/.+/routes[.]ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|migrations)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
