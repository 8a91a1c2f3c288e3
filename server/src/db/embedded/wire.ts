/**
 * Messages of PostgreSQL's protocol, as far as the embedded database needs them for each request, read where they lie.
 * https://www.postgresql.org/docs/18/protocol-message-formats.html
 */
import { protocol } from '@electric-sql/pglite'

type Reader = (text: string, type?: number) => unknown

export interface Column {
  name: string
  dataTypeID: number
}

/** What a statement is made of, told by the database when it is prepared. */
export interface Description {
  parameterTypes: number[]
  columns: Column[]
}

/** What a statement answers, as the driver hands it out. */
export interface Answer {
  rows: unknown[]
  fields: Column[]
  affectedRows: number
  command?: string
  rowCount?: number
}

const DATA_ROW = 0x44
const COMMAND_COMPLETE = 0x43
const ERROR = 0x45
const PARAMETER_DESCRIPTION = 0x74
const ROW_DESCRIPTION = 0x54

/** The code and the length that counts itself. */
const HEADER = 5
const INT_32 = 4
const INT_16 = 2
const NULL_LENGTH = -1
/** Of a column, between its type and the next one's name. */
const REST_OF_COLUMN = 8
/** The table and the number in it, between a column's name and its type. */
const TABLE_OF_COLUMN = 6

/** Calls `on` with the code of each message and where what it says begins and ends. Throws the database's own error. */
function eachMessage(bytes: Buffer, on: (code: number, from: number, to: number) => void): void {
  for (let at = 0; at < bytes.length;) {
    const code = bytes.readUInt8(at)
    const next = at + 1 + bytes.readInt32BE(at + 1)
    if (code === ERROR) throw errorIn(bytes.subarray(at, next))
    on(code, at + HEADER, next)
    at = next
  }
}

/** As the driver says it, with its code, constraint and so on. */
function errorIn(bytes: Buffer): Error {
  let error: unknown
  // A copy: the driver's reader wants a buffer that is all the message's.
  new protocol.Parser().parse(Uint8Array.from(bytes), (message) => (error = message))
  return error as Error
}

/** Throws the database's error, if there is one among the messages. */
export function assertDone(bytes: Buffer): void {
  eachMessage(bytes, () => {})
}

export function readDescription(bytes: Buffer): Description {
  const description: Description = { parameterTypes: [], columns: [] }
  eachMessage(bytes, (code, from) => {
    if (code === PARAMETER_DESCRIPTION) {
      const count = bytes.readInt16BE(from)
      for (let index = 0; index < count; index += 1)
        description.parameterTypes.push(bytes.readUInt32BE(from + INT_16 + index * INT_32))
    } else if (code === ROW_DESCRIPTION) {
      let at = from + INT_16
      for (let count = bytes.readInt16BE(from); count > 0; count -= 1) {
        const end = bytes.indexOf(0, at)
        const type = end + 1 + TABLE_OF_COLUMN
        description.columns.push({ name: bytes.toString('utf8', at, end), dataTypeID: bytes.readUInt32BE(type) })
        at = type + INT_32 + REST_OF_COLUMN
      }
    }
  })
  return description
}

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'COPY', 'MERGE'])

/**
 * The answer to one execution. `readers` are those of the columns, in their order: undefined leaves the text as it is.
 */
export function readAnswer(
  bytes: Buffer,
  columns: Column[],
  readers: readonly (Reader | undefined)[],
  rowMode: 'array' | 'object',
): Answer {
  const answer: Answer = { rows: [], fields: columns, affectedRows: 0 }
  eachMessage(bytes, (code, from, to) => {
    if (code === DATA_ROW) {
      const values = readRow(bytes, from, columns, readers)
      answer.rows.push(rowMode === 'array' ? values : named(columns, values))
    } else if (code === COMMAND_COMPLETE) {
      // It ends in a zero, and where rows are counted in their number: "INSERT 0 5", "CREATE TABLE".
      const words = bytes.toString('latin1', from, to - 1).split(' ')
      const count = Number.parseInt(words.at(-1) ?? '', 10)
      answer.command = words[0] ?? ''
      if (Number.isNaN(count)) return
      answer.rowCount = count
      if (counted.has(answer.command)) answer.affectedRows = count
    }
  })
  return answer
}

function readRow(
  bytes: Buffer,
  from: number,
  columns: readonly Column[],
  readers: readonly (Reader | undefined)[],
): unknown[] {
  const values: unknown[] = []
  let at = from + INT_16
  for (let index = 0; index < columns.length; index += 1) {
    const length = bytes.readInt32BE(at)
    at += INT_32
    if (length === NULL_LENGTH) {
      values.push(null)
      continue
    }
    const text = bytes.toString('utf8', at, at + length)
    const reader = readers[index]
    values.push(reader ? reader(text, columns[index]?.dataTypeID) : text)
    at += length
  }
  return values
}

function named(columns: readonly Column[], values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(columns.map(({ name }, index) => [name, values[index]]))
}
