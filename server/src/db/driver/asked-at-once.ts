/** Statements on their way to a connection, together. */
import type pg from 'pg'
import { isUnreachable } from '#http/failures/database-unreachable.ts'

interface Statement {
  query: pg.QueryConfig
  values: unknown[]
}

export class AtOnce {
  readonly statements: readonly Statement[]
  /** What they are together, for whoever watches statements. */
  readonly text: string

  constructor(statements: readonly Statement[]) {
    this.statements = statements
    this.text = ['begin', ...statements.map(({ query }) => query.text), 'commit'].join('; ')
  }

  /** One by one, on a connection that does not know all of them. */
  async inTurn(client: pg.Client): Promise<void> {
    await client.query('begin')
    try {
      for (const { query, values } of this.statements) await client.query(query, values)
      await client.query('commit')
    } catch (error) {
      if (!isUnreachable(error)) await client.query('rollback')
      throw error
    }
  }
}
