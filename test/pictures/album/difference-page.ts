/** A page of what differs between two albums: before, after, and where. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pictureFile } from './album.ts'
import type { Difference } from './compare.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 100rem; margin: 2rem auto; padding: 0 1rem }
  section { margin-top: 3rem } h2 { font-size: 1rem; overflow-wrap: anywhere }
  div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
  figure { margin: 0 } img { max-width: 100%; border: 1px solid #8888 } figcaption { font-size: 0.875rem }`

/** Writes it and its pictures of differences into `folder`; answers where it is. */
export async function writeDifferencePage(
  folder: string,
  before: string,
  after: string,
  differences: readonly Difference[],
): Promise<string> {
  const sections = await Promise.all(differences.map((one) => section(folder, before, after, one)))
  const page = join(folder, 'differences.html')
  const title = `${differences.length} pictures differ`
  await mkdir(folder, { recursive: true })
  await writeFile(
    page,
    `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${sections.join('')}`,
  )
  return page
}

async function section(folder: string, before: string, after: string, { name, pixels, drawn, only }: Difference) {
  const figures: string[] = []
  const show = (caption: string, file: string) =>
    figures.push(
      `<figure><figcaption>${caption}</figcaption><img loading="lazy" src="${relative(folder, file)}"></figure>`,
    )
  if (only !== 'after') show('Before', pictureFile(before, name))
  if (only !== 'before') show('After', pictureFile(after, name))
  if (drawn !== undefined) {
    const file = pictureFile(join(folder, 'differences'), name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, drawn)
    show('Where', file)
  }
  const what = only === undefined ? `${pixels} pixels` : `only ${only}`
  return `<section><h2>${name}: ${what}</h2><div>${figures.join('')}</div></section>`
}
