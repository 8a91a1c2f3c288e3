/** What is in somebody's archive: a file that says what the others are, theirs of every area, and their images. */
import type { Content } from '#content/content.ts'
import { type OwnImage, ownImages } from '#content/own-images.ts'
import type { Database } from '#db/database.ts'
import type { OwnData, OwnDataPerson } from '#db/own-data.ts'
import { ownData } from './own-data.ts'
import type { ArchivedFile } from './zip.ts'

const MEBIBYTE = 1024 * 1024
/** Of images; the latest come first, and `images.json` names those for which there was no room. */
const IMAGE_BYTES = 256 * MEBIBYTE

export interface ArchiveContext {
  db: Database
  content: Pick<Content, 'store'>
  settings: { productName: string; content: { origin: string } }
}

export async function* filesOf(context: ArchiveContext, person: OwnDataPerson): AsyncGenerator<ArchivedFile> {
  const { db, content, settings } = context
  yield { name: 'README.txt', compress: true, content: [Buffer.from(readme(settings.productName))] }
  for (const part of ownData) yield { name: part.file, compress: true, content: jsonOf(part.rows(db, person)) }
  yield { name: 'images.json', compress: true, content: jsonOf(listed(ownImages(db, person.uid), settings)) }
  for await (const { image, included } of withRoom(ownImages(db, person.uid))) {
    const file = included ? await content.store.get(image.name) : undefined
    if (file) yield { name: `images/${image.name}`, compress: false, content: file.stream as AsyncIterable<Uint8Array> }
  }
}

async function* withRoom(images: AsyncIterable<OwnImage>): AsyncGenerator<{ image: OwnImage; included: boolean }> {
  let room = IMAGE_BYTES
  for await (const image of images) {
    const included = image.bytes <= room
    if (included) room -= image.bytes
    yield { image, included }
  }
}

async function* listed(images: AsyncIterable<OwnImage>, { content: { origin } }: ArchiveContext['settings']) {
  for await (const { image, included } of withRoom(images)) {
    const { name, bytes, createdAt } = image
    yield { file: included ? `images/${name}` : null, address: `${origin}/${name}`, bytes, uploadedAt: createdAt }
  }
}

/** A list, a row a line, as it is read. */
async function* jsonOf(rows: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const row of rows) {
    yield Buffer.from(`${before}${JSON.stringify(row)}`)
    before = ',\n'
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n')
}

function readme(productName: string): string {
  const line = ({ file, about }: Pick<OwnData, 'about'> & { file: string }) => `${file}\n    ${about}`
  const images = { file: 'images.json, images/', about: 'Images that you uploaded, or that show you.' }
  return [
    `What ${productName} keeps about you.`,
    'Times are in UTC. Passwords, codes and tokens are not here: they are kept as hashes alone, which tell nobody anything.',
    ...[...ownData, images].map(line),
    '',
  ].join('\n\n')
}
