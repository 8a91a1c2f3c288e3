/**
 * What the product needs of its database beyond plain SQL, and what engines that spread one database over machines say
 * of it. From their own pages, which docs/scale.md names with their versions.
 */

/** `yes`, `no`, or `but`: it is there, and something has to change. */
export type Verdict = 'yes' | 'no' | 'but'
export const engines = ['Aurora PostgreSQL', 'Aurora Limitless', 'Citus', 'YugabyteDB', 'CockroachDB'] as const
type Verdicts = readonly [Verdict, Verdict, Verdict, Verdict, Verdict]

export interface EngineFeature {
  name: string
  /** Found in the migrations or in the server's statements. */
  pattern: RegExp
  verdicts: Verdicts
}

const feature = (name: string, pattern: RegExp, ...verdicts: Verdicts): EngineFeature => ({ name, pattern, verdicts })

export const features: readonly EngineFeature[] = [
  feature('row triggers', /for each row/i, 'yes', 'no', 'but', 'yes', 'but'),
  feature('statement triggers', /for each statement/i, 'yes', 'no', 'but', 'yes', 'no'),
  feature('transition tables', /referencing (?:old|new) table/i, 'yes', 'no', 'no', 'no', 'no'),
  feature('functions in PL/pgSQL', /language plpgsql/i, 'yes', 'but', 'but', 'yes', 'but'),
  feature('functions in SQL', /language sql/i, 'yes', 'yes', 'but', 'yes', 'yes'),
  feature('extension pg_trgm', /extension[\w\s]*pg_trgm/i, 'yes', 'yes', 'yes', 'yes', 'but'),
  feature('extension btree_gin', /extension[\w\s]*btree_gin/i, 'yes', 'but', 'yes', 'no', 'but'),
  feature('GIN over several columns', /using gin/i, 'yes', 'yes', 'yes', 'no', 'but'),
  feature('covering indexes (INCLUDE)', /include \(/i, 'yes', 'yes', 'yes', 'yes', 'yes'),
  feature('partial indexes', /create (?:unique )?index[^;]+\) where/i, 'yes', 'yes', 'yes', 'yes', 'yes'),
  feature('unique across organizations', /create unique index/i, 'yes', 'but', 'but', 'yes', 'yes'),
  feature('foreign keys with cascades', /on delete cascade/i, 'yes', 'but', 'but', 'yes', 'yes'),
  feature('an unlogged table', /unlogged/i, 'yes', 'no', 'yes', 'but', 'but'),
  feature('advisory locks', /pg_(?:try_)?advisory_xact_lock/i, 'yes', 'but', 'but', 'but', 'no'),
  feature('SKIP LOCKED', /skipLocked|skip locked/i, 'yes', 'but', 'but', 'yes', 'yes'),
  feature('FOR NO KEY UPDATE', /for no key update|'no key update'/i, 'yes', 'but', 'but', 'yes', 'but'),
  feature('settings for the planner', /enable_(?:seqscan|sort|bitmapscan|\w+)/i, 'yes', 'but', 'but', 'yes', 'no'),
  feature('JSON built by the database', /jsonb?_(?:build_object|agg|to_recordset)/i, 'yes', 'yes', 'yes', 'yes', 'but'),
  feature('generated columns or identities', /generated always/i, 'yes', 'but', 'but', 'yes', 'yes'),
  feature('LATERAL joins', /\blateral\b/i, 'yes', 'yes', 'but', 'yes', 'yes'),
]

/** Of indexes, languages and extensions there are no others: a new one is judged before it is used. */
export const known = {
  indexKinds: ['btree', 'gin'],
  languages: ['plpgsql', 'sql'],
  extensions: ['btree_gin', 'pg_trgm'],
  objects: [
    'extension',
    'function',
    'index',
    'or replace function',
    'table',
    'trigger',
    'unique index',
    'unlogged table',
  ],
  types: [
    ...['bigint', 'boolean', 'date', 'double precision', 'integer', 'json', 'jsonb', 'smallint', 'text'],
    ...['text[]', 'timestamp', 'uuid', 'uuid[]', 'integer[]', 'bigserial', 'serial'],
  ],
}
