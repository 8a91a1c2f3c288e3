/** Tables of where long lists stand every so many entries: a page far behind is not walked to (see `db/places/`). */
import { bigint, boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Which list in which order, and whose: an organization's id, or a uid. */
const ofList = () => ({
  list: text('list').notNull(),
  scope: text('scope').notNull(),
})

/** What stands of an entry in the list's order: its key, and what orders those of one key. */
const entry = () => ({
  key: text('key').notNull(),
  tie: text('tie').notNull(),
})

/** The lists that somebody read far behind. From here on their changes are noted. */
export const placedLists = pgTable(
  'placed_lists',
  {
    ...ofList(),
    /** Transactions from this number on began when every change was noted already. */
    since: bigint('since', { mode: 'number' }),
    /** Whether there is a place for all of the list. */
    isWhole: boolean('is_whole').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.list, table.scope] })],
)

/** How many entries there are up to this one and with it, but for what `listChanges` has noted since. */
export const listPlaces = pgTable(
  'list_places',
  { ...ofList(), position: integer('position').notNull(), ...entry() },
  (table) => [
    primaryKey({ columns: [table.list, table.scope, table.key, table.tie] }),
    index('list_places_position').on(table.list, table.scope, table.position),
    foreignKey({
      columns: [table.list, table.scope],
      foreignColumns: [placedLists.list, placedLists.scope],
    }).onDelete('cascade'),
  ],
)

/** An entry that came (1) or went (-1). Written by triggers, one row each: nobody waits to be counted. */
export const listChanges = pgTable('list_changes', { ...ofList(), ...entry(), n: integer('n').notNull() }, (table) => [
  index('list_changes_list').on(table.list, table.scope),
])
