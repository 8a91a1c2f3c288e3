/** What the embedded PostgreSQL brings beside its core: the migrations use it where it is there. */
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

export const extensions = { btree_gin, pg_trgm }
