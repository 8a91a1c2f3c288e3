/** Compares two albums pixel by pixel, in the browser that drew them. */
import type { Page } from '@playwright/test'
import { pictureNames, readPicture } from './album.ts'

export interface Difference {
  name: string
  /** Those that differ, or that only one of the two has. */
  pixels: number
  /** Where: the first picture, pale, with those pixels in red. Absent where only one album has the picture. */
  drawn?: Buffer
  /** Which album has it, where only one does. */
  only?: 'before' | 'after'
}

export interface Comparison {
  /** Names of either. */
  pictures: number
  differences: Difference[]
}

export async function compareAlbums(page: Page, before: string, after: string): Promise<Comparison> {
  const [earlier, later] = [pictureNames(before), pictureNames(after)]
  const names = [...new Set([...earlier, ...later])].sort()
  const differences: Difference[] = []
  for (const name of names) {
    if (!later.includes(name)) differences.push({ name, pixels: 0, only: 'before' })
    else if (!earlier.includes(name)) differences.push({ name, pixels: 0, only: 'after' })
    else {
      const [one, other] = await Promise.all([readPicture(before, name), readPicture(after, name)])
      if (one.equals(other)) continue
      const found = await comparePictures(page, one, other)
      if (found.pixels > 0) differences.push({ name, ...found })
    }
  }
  return { pictures: names.length, differences }
}

/** In: two PNG. Out: how many pixels differ at all. */
async function comparePictures(page: Page, one: Buffer, other: Buffer) {
  const { pixels, drawn } = await page.evaluate(comparePixels, [
    one.toString('base64'),
    other.toString('base64'),
  ] as const)
  return { pixels, drawn: Buffer.from(drawn, 'base64') }
}

/** Runs in a page. */
async function comparePixels([one, other]: readonly [string, string]): Promise<{ pixels: number; drawn: string }> {
  const decode = async (base64: string) =>
    createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const pictures = await Promise.all([decode(one), decode(other)])
  const width = Math.max(...pictures.map((picture) => picture.width))
  const height = Math.max(...pictures.map((picture) => picture.height))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('this browser has no canvas')
  const read = (picture: ImageBitmap) => {
    context.clearRect(0, 0, width, height)
    context.drawImage(picture, 0, 0)
    return context.getImageData(0, 0, width, height)
  }
  const [first, second] = pictures.map(read)
  if (first === undefined || second === undefined) throw new Error('a picture is missing')
  const [before, after] = [new Uint32Array(first.data.buffer), new Uint32Array(second.data.buffer)]
  const [red, veil] = [0xff_1d_30_d0, 200]
  let pixels = 0
  for (let at = 0; at < before.length; at += 1) {
    if (before[at] === after[at]) {
      for (let channel = 4 * at; channel < 4 * at + 3; channel += 1)
        first.data[channel] = veil + ((first.data[channel] ?? 0) * (255 - veil)) / 255
    } else {
      pixels += 1
      before[at] = red
    }
  }
  context.putImageData(first, 0, 0)
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
  return { pixels, drawn: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) }
}
