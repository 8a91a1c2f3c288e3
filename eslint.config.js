/** Lint: type-checked rules everywhere, React's own in web. Import zones are dependency-cruiser's. */
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import atrium from './scripts/lint-rules.js'

export default defineConfig(
  globalIgnores(['**/dist/', '**/data/', 'test-results/', 'playwright-report/', '.cache/', 'test/zones/fixtures/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { atrium },
    rules: {
      'atrium/suppression-reason': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'off', // the typed rule of the same name stands in
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Options are taken apart everywhere, and nothing that is handed over so stands on `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Fastify's hooks and plugins are async by contract, whether they wait for something or not.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      // The page's own defence (Trusted Types) stands on these never being written.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Render text; the CSP refuses markup from strings.',
        },
        {
          selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
          message: 'Render text; the CSP refuses markup from strings.',
        },
        {
          selector: 'ExportNamedDeclaration > VariableDeclaration[kind!="const"]',
          message: 'Export a function that answers it: chunks in a document hand their exports out once.',
        },
      ],
      // Pages of an installation without TLS, off localhost, do not have these: no secure context, no property.
      'no-restricted-properties': [
        'error',
        ...['randomUUID', 'getRandomValues'].map((property) => ({
          property,
          message: 'Ask randomId() of session/random-id.ts: pages without TLS have no randomUUID.',
        })),
        { object: 'navigator', property: 'clipboard', message: 'Ask copyText() of ui/copy-text.ts.' },
        ...['subtle', 'locks', 'share', 'serviceWorker', 'credentials', 'storage', 'mediaDevices', 'wakeLock'].map(
          (property) => ({ property, message: 'Pages without TLS do not have this.' }),
        ),
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // navigate() answers a promise only in the router's data mode, which is not ours.
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'react-router', name: 'NavigateFunction' }] },
      ],
    },
  },
  {
    files: ['server/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'MemberExpression[object.name="request"][property.name=/^(host|hostname|protocol)$/]',
          'VariableDeclarator[init.name="request"] > ObjectPattern > Property[key.name=/^(host|hostname|protocol)$/]',
        ].map((selector) => ({
          selector,
          message: 'X-Forwarded-* decides this one: ask hostOf() of http/host.ts, and the settings for our origin.',
        })),
      ],
    },
  },
  {
    files: ['web/*.ts', 'web/build/**'],
    languageOptions: { parserOptions: { projectService: false, project: 'web/tsconfig.build.json' } },
  },
  {
    files: ['scripts/**', 'test/**', 'bench/**', 'web/*.ts', 'web/build/**', '*.ts', '*.js', '*.cjs'],
    rules: { 'no-console': 'off' },
  },
  {
    // Answers of all shapes are looked into here.
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      'no-restricted-properties': 'off',
    },
  },
  {
    // Fixtures of Playwright are functions whose first parameter is a pattern, even an empty one.
    files: ['test/browser/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  { files: ['**/*.js', '**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)
