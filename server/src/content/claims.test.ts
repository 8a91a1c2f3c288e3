/** Which images stay and which are cleared away. */
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#db/database.ts'
import { contentClaims, contents } from '#db/schema.ts'
import { testContent, type TestContent, testContentOrigin } from '#testing/files/content.ts'
import { memoryDatabase } from '#testing/databases/memory-database.ts'
import { claimContents, type ContentHolder } from './claims.ts'
import type { Content } from './content.ts'
import { createIncoming } from './incoming.ts'
import { contentNameIn, newContentName } from './names.ts'
import { removeUnclaimed, removeUnknown } from './sweep.ts'

let database: OpenDatabase
let files: TestContent
let content: Content
beforeAll(async () => {
  database = await memoryDatabase()
  files = await testContent()
  content = files.on(database.db)
})
afterAll(async () => {
  await database.close()
  await files.remove()
})
beforeEach(async () => {
  await database.db.delete(contents)
  await emptyFolder(files.folder)
})

async function emptyFolder(folder: string) {
  for (const entry of await readdir(folder)) await rm(join(folder, entry), { recursive: true })
}

const addressOf = (name: string) => `${testContentOrigin}/${name}`
const claim = (holder: ContentHolder, urls: string[]) =>
  database.db.transaction((tx) => claimContents(tx, holder, urls))
const claims = async () => {
  const rows = await database.db.select().from(contentClaims).orderBy(contentClaims.holder, contentClaims.name)
  return rows.map(({ holder, name }) => `${holder} ${name}`)
}

/** An image that was uploaded so many hours ago. */
async function image(hours = 0, name = newContentName()): Promise<string> {
  const createdAt = sql`now() - make_interval(hours => ${hours})`
  await database.db.insert(contents).values({ name, uid: 'ada', bytes: 4, createdAt })
  await file(name)
  return name
}

async function file(name: string): Promise<string> {
  await mkdir(join(files.folder, 'content'), { recursive: true })
  await writeFile(join(files.folder, 'content', name), 'webp')
  return name
}

async function sweepAll() {
  for (const sweep of Object.values(content.sweeps)) await sweep()
}

const taken = async (...names: string[]) =>
  content.takeBack(names.map((name) => ({ bucket: 'content', name, url: addressOf(name) })))

describe('what is taken back', () => {
  const left = async () => ({
    rows: (await database.db.select().from(contents)).map(({ name }) => name).sort(),
    files: await readdir(join(files.folder, 'content')).then((names) => names.sort()),
  })

  test('goes, row and file; what something shows by then stays whole', async () => {
    const [shown, unshown] = [await image(), await image()]
    await claim('user:ada', [addressOf(shown)])
    await taken(shown, unshown)
    expect(await left()).toEqual({ rows: [shown], files: [shown] })
    expect(await claims()).toEqual([`user:ada ${shown}`])
  })

  test('keeps its file where nobody can say whether its row went', async () => {
    const name = await image()
    const away = await memoryDatabase()
    const there = files.on(away.db)
    await away.close()
    await there.takeBack([{ bucket: 'content', name, url: addressOf(name) }])
    expect(await left()).toEqual({ rows: [name], files: [name] })
  })
})

describe('the name in an address', () => {
  const name = 'AbCdEfGhIjKlMnOpQrSt_-.webp'

  test.each([
    `https://cdn.example/${name}`,
    `http://localhost:8080/content/${name}`,
    `https://cdn.example/a/b/${name}`,
    `/content/${name}`,
  ])('%s', (address) => expect(contentNameIn(address)).toBe(name))

  test.each([
    '',
    name,
    `content/${name}`,
    `https://cdn.example/${name}?size=2`,
    `https://cdn.example/${name}#a`,
    `https://cdn.example/${name}/`,
    `https://cdn.example/${name}.html`,
    `https://cdn.example/x${name}`,
    'https://cdn.example/..%2fAbCdEfGhIjKlMnOpQ.webp',
    `javascript:alert(1)//${name}`,
    `ftp://cdn.example/${name}`,
  ])('none in %j', (address) => expect(contentNameIn(address)).toBeUndefined())
})

describe('claims', () => {
  test('replace what the holder showed, and nobody else’s', async () => {
    const [first, second, third] = [await image(), await image(), await image()]
    await claim('user:ada', [addressOf(first)])
    await claim('user:grace', [addressOf(first)])
    await claim('user:ada', [addressOf(second), addressOf(third), addressOf(second)])
    const expected = [`user:ada ${second}`, `user:ada ${third}`, `user:grace ${first}`]
    expect(await claims()).toEqual(expected.sort())
    await claim('user:ada', [])
    expect(await claims()).toEqual([`user:grace ${first}`])
  })

  test('pass over what is not ours, and what is gone', async () => {
    await claim('author:a1', ['https://elsewhere.example/x.png', addressOf(newContentName()), '/default-logo.svg'])
    expect(await claims()).toEqual([])
  })

  test('are undone with the transaction that made them', async () => {
    const name = await image()
    const failed = database.db.transaction(async (tx) => {
      await claimContents(tx, 'organization:o1', [addressOf(name)])
      throw new Error('the name was taken')
    })
    await expect(failed).rejects.toThrow('the name was taken')
    expect(await claims()).toEqual([])
  })
})

describe('the clean-up', () => {
  test('removes row and file of what nothing shows for a day, and nothing else', async () => {
    const [old, young, shown] = [await image(25), await image(23), await image(500)]
    await claim('organization:o1', [addressOf(shown)])
    await sweepAll()
    expect((await files.files()).sort()).toEqual([young, shown].sort())
    expect(await database.db.$count(contents)).toBe(2)
    await claim('organization:o1', [addressOf(old)])
    expect(await claims()).toEqual([])
  })

  test('removes what is released, once it is old', async () => {
    const name = await image(25)
    await claim('user:ada', [addressOf(name)])
    await sweepAll()
    expect(await files.files()).toEqual([name])
    await claim('user:ada', [])
    await sweepAll()
    expect(await files.files()).toEqual([])
  })

  test('more at once than one statement takes', async () => {
    const rows = Array.from({ length: 450 }, () => ({ name: newContentName(), uid: 'ada', bytes: 1 }))
    await database.db.insert(contents).values(rows.map((row) => ({ ...row, createdAt: new Date(0) })))
    await sweepAll()
    expect(await database.db.$count(contents)).toBe(0)
  })

  test('removes files without a row, of our names alone', async () => {
    const name = await image()
    await file(newContentName())
    await file('somebody-else.txt')
    await sweepAll()
    expect((await files.files()).sort()).toEqual([name, 'somebody-else.txt'].sort())
  })

  test('touches nothing of a store that belongs to another database, and says so', async () => {
    const names = await Promise.all(Array.from({ length: 101 }, () => file(newContentName())))
    const said: string[] = []
    const log = { error: (_details: object, message: string) => void said.push(message) }
    await removeUnknown({ db: database.db, store: content.store, log })
    expect(said).toEqual(['the store of images seems to belong to another database'])
    expect((await files.files()).filter((name) => names.includes(name))).toHaveLength(101)
  })

  test('a store that fails leaves the file to the next round', async () => {
    const name = await image(25)
    const broken = { ...content.store, remove: () => Promise.reject(new Error('away')) }
    const log = { error: () => {} }
    await expect(removeUnclaimed({ db: database.db, store: broken, log })).rejects.toThrow('away')
    expect(await files.files()).toContain(name)
    await sweepAll()
    expect(await files.files()).not.toContain(name)
  })
})

describe('uploads left behind by a process that ended', () => {
  const leave = async (folder: string, hours: number) => {
    const path = join(files.folder, 'uploads-in-progress', folder)
    await mkdir(path, { recursive: true })
    await writeFile(join(path, 'half'), 'x')
    const then = Date.now() / 1_000 - hours * 3_600
    await utimes(join(path, 'half'), then, then)
  }
  const halves = async () => (await files.files()).filter((name) => name === 'half')

  test('all go where the folder is ours alone, but for our own', async () => {
    const incoming = createIncoming(files.folder, { alone: true })
    const own = await incoming.newPath()
    await writeFile(own, 'x')
    await leave('dead', 0)
    await incoming.sweep(new Date())
    expect(await halves()).toEqual([])
    expect(await files.files()).toContain(own.split('/').at(-1))
  })

  test('the old ones go where others share it', async () => {
    const incoming = createIncoming(files.folder, { alone: false })
    await leave('dead', 2)
    await leave('alive', 0)
    await incoming.sweep(new Date())
    expect(await halves()).toEqual(['half'])
  })

  test('there need not be a folder', async () => {
    await createIncoming(join(files.folder, 'none'), { alone: true }).sweep(new Date())
  })
})
