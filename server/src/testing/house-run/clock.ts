/** The clock goes on: all moments and days that the database has are so much longer ago. */
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'

/**
 * Neither triggers nor keys have a say, for nothing is changed; days of which there is one row each stay. Neither tokens
 * nor the keys that sign them get older: whoever asks had just signed in.
 */
export async function passTime(db: Database, days: number): Promise<void> {
  await db.execute(
    sql.raw(`do $$
      declare statement text;
      begin
        set local session_replication_role = replica;
        for statement in
          select format('update %I set %s', table_name, string_agg(
            format('%1$I = %1$I - ' || case data_type when 'date' then '${days}' else 'interval ''${days} days''' end, column_name), ', '))
          from information_schema.columns join information_schema.tables using (table_schema, table_name)
          where table_schema = 'public' and table_type = 'BASE TABLE' and (data_type = 'date' or data_type like 'timestamp%')
            and is_generated = 'NEVER' and table_name not like 'organization_day%' and table_name not in ('figures_kept', 'signing_keys', 'secrets_keys')
          group by table_name
        loop execute statement; end loop;
      end $$`),
  )
}
