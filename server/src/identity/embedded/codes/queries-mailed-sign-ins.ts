/** The only SQL for sign-ins by mail. */
import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#db/database.ts'
import { accounts, mailedSignIns } from '#db/schema.ts'

export type MailedSignIn = typeof mailedSignIns.$inferSelect

export async function insertMailedSignIn(tx: Transaction, row: typeof mailedSignIns.$inferInsert): Promise<void> {
  await tx.insert(mailedSignIns).values(row)
}

export async function findByLink(q: Queryable, linkHash: string): Promise<MailedSignIn | undefined> {
  const [row] = await q.select().from(mailedSignIns).where(eq(mailedSignIns.linkHash, linkHash))
  return row
}

/** Consumes a link in one statement: of any number of callers, exactly one gets it back, and only for its own address. */
export async function consumeLink(
  tx: Transaction,
  { linkHash, emailKey, now }: { linkHash: string; emailKey: string; now: Date },
): Promise<MailedSignIn | undefined> {
  const [row] = await tx
    .update(mailedSignIns)
    .set({ consumedAt: now })
    .where(and(eq(mailedSignIns.linkHash, linkHash), eq(mailedSignIns.emailKey, emailKey), isOpen(now)))
    .returning()
  return row
}

/**
 * Counts a guess at a code, before anybody looks whether it is right: undefined where nothing was asked so, it is over,
 * or all guesses are used up. One statement, so that guesses in parallel are counted one after the other.
 */
export async function countGuess(
  db: Queryable,
  { askedHash, most, now }: { askedHash: string; most: number; now: Date },
): Promise<MailedSignIn | undefined> {
  const [row] = await db
    .update(mailedSignIns)
    .set({ guesses: sql`${mailedSignIns.guesses} + 1` })
    .where(and(eq(mailedSignIns.askedHash, askedHash), lt(mailedSignIns.guesses, most), isOpen(now)))
    .returning()
  return row
}

/** The code was right: it is good for nothing any more, nor is the mail's link; what is answered takes its place. */
export async function replaceLink(
  db: Queryable,
  { id, linkHash, now }: { id: string; linkHash: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(mailedSignIns)
    .set({ linkHash, askedHash: null, codeHash: null })
    .where(and(eq(mailedSignIns.id, id), sql`${mailedSignIns.codeHash} is not null`, isOpen(now)))
    .returning({ id: mailedSignIns.id })
  return rows.length === 1
}

/** Those that an address has still open, all in one order: of two who come by two of them at once, one waits. */
export async function holdMailedSignIns(tx: Transaction, emailKey: string): Promise<void> {
  const { id, consumedAt } = mailedSignIns
  await tx
    .select({ id })
    .from(mailedSignIns)
    .where(and(eq(mailedSignIns.emailKey, emailKey), isNull(consumedAt)))
    .orderBy(id)
    .for('update')
}

/** The mails that an address has still open: void once somebody has signed in by one. */
export async function discardMailedSignIns(tx: Transaction, emailKey: string, now: Date): Promise<void> {
  await discard(tx, eq(mailedSignIns.emailKey, emailKey), now)
}

/**
 * Those to the address that an account has confirmed: void once what signs in to it has changed. The account is held.
 * One that never confirmed its address may be of whoever made it in advance, who is to keep nobody out.
 */
export async function discardMailedSignInsOf(tx: Transaction, uid: string, now: Date): Promise<void> {
  const address = tx
    .select({ emailKey: accounts.emailKey })
    .from(accounts)
    .where(and(eq(accounts.uid, uid), accounts.emailVerified))
  await discard(tx, inArray(mailedSignIns.emailKey, address), now)
}

async function discard(tx: Transaction, which: SQL, now: Date): Promise<void> {
  await tx
    .update(mailedSignIns)
    .set({ consumedAt: now })
    .where(and(which, isNull(mailedSignIns.consumedAt)))
}

export async function dropMailedSignIns(db: Queryable, before: Date): Promise<void> {
  await db.delete(mailedSignIns).where(lt(mailedSignIns.expiresAt, before))
}

function isOpen(now: Date) {
  return and(isNull(mailedSignIns.consumedAt), gt(mailedSignIns.expiresAt, now))
}
