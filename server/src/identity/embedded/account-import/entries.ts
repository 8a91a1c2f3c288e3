/**
 * Cuts a file of accounts into its entries, without ever holding more than one: the hosted provider's export
 * (`{"users": [...]}`, an object over several lines), an array of objects, or an object on each line.
 */

/** Text of one account, and the line of the file that it begins on. Null where it is longer than any account is. */
export interface Entry {
  line: number
  text: string | null
}

/** The file is no file of accounts, or ends in the middle. The message is for the operator. */
export class AccountFileError extends Error {}

/** The hosted provider allows 1,000 characters of attributes; this leaves room for everything else. */
export const ENTRY_MAX_LENGTH = 65_536
/** So much of the beginning says what the file is. */
const HEAD_LENGTH = 4_096
const wrapped = /^\uFEFF?\s*(?:\{\s*"users"\s*:\s*)?\[/

/** In: the file as text, in pieces of any length. Throws `AccountFileError` once it is met, after what came before. */
export async function* entriesOf(pieces: AsyncIterable<string>): AsyncGenerator<Entry> {
  let cutter: Cutter | undefined
  let head = ''
  for await (const piece of pieces) {
    if (cutter) {
      yield* cutter.cut(piece)
      continue
    }
    head += piece
    if (head.length < HEAD_LENGTH) continue
    cutter = cutterFor(head)
    yield* cutter.cut(head)
  }
  if (!cutter) {
    cutter = cutterFor(head)
    yield* cutter.cut(head)
  }
  yield* cutter.end()
}

interface Cutter {
  cut(piece: string): Entry[]
  end(): Entry[]
}

function cutterFor(head: string): Cutter {
  const [opening] = wrapped.exec(head) ?? []
  if (opening !== undefined) return new ArrayCutter(opening.length)
  const firstLine =
    head
      .replace(/^\uFEFF/, '')
      .trimStart()
      .split('\n', 1)[0] ?? ''
  // A long line may not have ended yet.
  const isLines = firstLine.startsWith('{') && (firstLine.length >= HEAD_LENGTH / 2 || isJson(firstLine))
  if (isLines || head.trim() === '') return new LineCutter()
  throw new AccountFileError('The file holds neither {"users": [...]}, nor an array, nor a JSON object on each line.')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Keeps what belongs to the entry that is being read, up to what an entry may have. */
class Kept {
  #text = ''
  #tooLong = false
  line = 1

  begin(line: number): void {
    this.#text = ''
    this.#tooLong = false
    this.line = line
  }

  add(text: string): void {
    if (this.#tooLong) return
    this.#text += text
    if (this.#text.length <= ENTRY_MAX_LENGTH) return
    this.#tooLong = true
    this.#text = ''
  }

  get entry(): Entry {
    return { line: this.line, text: this.#tooLong ? null : this.#text }
  }
}

class LineCutter implements Cutter {
  #kept = new Kept()
  #line = 1

  cut(piece: string): Entry[] {
    const [last = '', ...before] = piece.split('\n').reverse()
    const cut = before.reverse().flatMap((text) => {
      this.#kept.add(text)
      const ended = this.end()
      this.#line += 1
      this.#kept.begin(this.#line)
      return ended
    })
    this.#kept.add(last)
    return cut
  }

  end(): Entry[] {
    const { line, text } = this.#kept.entry
    const trimmed = text?.replace(/^\uFEFF/, '').trim() ?? null
    return trimmed === '' ? [] : [{ line, text: trimmed }]
  }
}

/** Follows braces and strings alone: what is between them, and whether it is JSON, is asked of each entry. */
class ArrayCutter implements Cutter {
  #kept = new Kept()
  #line = 1
  #depth = 0
  #inString = false
  #escaped = false
  #closed = false
  #fault: AccountFileError | undefined
  /** Characters that come before the first entry: the array's opening. */
  #skip: number

  constructor(skip: number) {
    this.#skip = skip
  }

  cut(piece: string): Entry[] {
    const cut: Entry[] = []
    /** Where the entry that is being read begins in this piece. */
    let from = 0
    for (let at = 0; at < piece.length && !this.#closed; at += 1) {
      const char = piece.charAt(at)
      if (char === '\n') this.#line += 1
      if (this.#skip > 0) {
        this.#skip -= 1
      } else if (this.#depth === 0) {
        if (this.#beginsWith(char)) from = at
      } else if (this.#endsWith(char)) {
        this.#kept.add(piece.slice(from, at + 1))
        cut.push(this.#kept.entry)
      }
    }
    if (this.#depth > 0) this.#kept.add(piece.slice(from))
    return cut
  }

  end(): Entry[] {
    if (this.#fault) throw this.#fault
    if (this.#closed) return []
    const where = this.#depth > 0 ? `in the account that begins on line ${this.#kept.line}` : `after line ${this.#line}`
    throw new AccountFileError(`The file ends too early, ${where}: it was not written to its end.`)
  }

  /** Between two entries; answers whether one begins. */
  #beginsWith(char: string): boolean {
    if (char === '{') {
      this.#depth = 1
      this.#kept.begin(this.#line)
      return true
    }
    this.#closed = char === ']'
    if (this.#closed || /[\s,]/.test(char)) return false
    // Told at the end, so that what came before is imported.
    this.#fault = new AccountFileError(`Line ${this.#line}: where an account should begin, there is none.`)
    this.#closed = true
    return false
  }

  /** Within an entry; answers whether it ends with this character. */
  #endsWith(char: string): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false
      else if (char === '\\') this.#escaped = true
      else if (char === '"') this.#inString = false
      return false
    }
    if (char === '"') this.#inString = true
    else if (char === '{' || char === '[') this.#depth += 1
    else if (char === '}' || char === ']') this.#depth -= 1
    return this.#depth === 0
  }
}
