/** A name that nobody can guess: for an attempt, a visit, a window. */
const ID_BYTES = 16

/** 128 random bits as 32 hexadecimal digits. Not `randomUUID`, which pages without TLS do not have. */
export function randomId(): string {
  // eslint-disable-next-line no-restricted-properties -- the one place that makes ids
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
