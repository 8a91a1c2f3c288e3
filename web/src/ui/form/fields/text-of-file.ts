/** What a chosen file says, whichever program wrote it. */
import type { Language } from '@atrium/contract/languages'

/** What spreadsheets write CSV in where they are not told to write UTF-8, by the language of the computer. */
const older: Partial<Record<Language, string>> = { ar: 'windows-1256', 'zh-Hans': 'gb18030' }
const western = 'windows-1252'

/** No text has them: a file that does is a spreadsheet itself, an archive or a picture. */
const neverInText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/
const beyondAscii = /[^\u0000-\u007f]/

/** In: the page's language. Null where it is no text at all. */
export async function textOfFile(file: Blob, language: Language): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = marked(bytes) ?? asUtf8(bytes) ?? new TextDecoder(older[language] ?? western).decode(bytes)
  return neverInText.test(text) ? null : text
}

/** UTF-16 says itself what it is. */
function marked(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return undefined
}

function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    const isWhole = new TextEncoder().encode(text).length >= bytes.length - markLength(bytes)
    // A file that is cut off may end within a character; where that would be its only one, it is of another encoding.
    return isWhole || beyondAscii.test(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** Of the mark that says UTF-8, which is no part of the text. */
function markLength([first, second, third]: Uint8Array): number {
  return first === 0xef && second === 0xbb && third === 0xbf ? 3 : 0
}
