/**
 * Statements that the database knows by their names, run with these values: all of it in one message, written at once.
 * https://www.postgresql.org/docs/18/protocol-message-formats.html
 */

const BIND = 0x42
const EXECUTE = 0x45
const SYNC = 0x53
const INT_32 = 4
const INT_16 = 2
const NULL_LENGTH = -1

/** A statement by its name, and its values as texts. */
export interface Execution {
  statement: string
  values: readonly (string | null)[]
}

/** Bind and execute for each, and a sync: with several, all of them are one transaction, and the first error ends it. */
export function writeExecutions(executions: readonly Execution[]): Buffer {
  const sizes = executions.map(({ statement, values }) => bindSizeOf(statement, values))
  const all = sizes.reduce((sum, bindSize) => sum + 1 + bindSize + 1 + EXECUTE_SIZE, 0)
  const message = Buffer.allocUnsafe(all + 1 + INT_32)
  let at = 0
  for (const [index, execution] of executions.entries()) at = writeOne(message, at, execution, sizes[index] ?? 0)
  at = message.writeUInt8(SYNC, at)
  message.writeInt32BE(INT_32, at)
  return message
}

const EXECUTE_SIZE = INT_32 + 1 + INT_32

function bindSizeOf(statement: string, values: Execution['values']): number {
  let size = INT_32 + 1 + Buffer.byteLength(statement) + 1 + INT_16 + INT_16 + INT_16
  for (const value of values) size += INT_32 + (value === null ? 0 : Buffer.byteLength(value))
  return size
}

function writeOne(message: Buffer, from: number, { statement, values }: Execution, bindSize: number): number {
  let at = message.writeUInt8(BIND, from)
  at = message.writeInt32BE(bindSize, at)
  at = message.writeUInt8(0, at) // the portal has no name
  at += message.write(statement, at)
  at = message.writeUInt8(0, at)
  at = message.writeInt16BE(0, at) // all of them texts
  at = message.writeInt16BE(values.length, at)
  for (const value of values) at = writeValue(message, at, value)
  at = message.writeInt16BE(0, at) // all columns as texts
  at = message.writeUInt8(EXECUTE, at)
  at = message.writeInt32BE(EXECUTE_SIZE, at)
  at = message.writeUInt8(0, at)
  return message.writeInt32BE(0, at) // every row
}

function writeValue(message: Buffer, at: number, value: string | null): number {
  if (value === null) return message.writeInt32BE(NULL_LENGTH, at)
  const length = message.write(value, at + INT_32)
  message.writeInt32BE(length, at)
  return at + INT_32 + length
}
