/** A mail as it came over the wire, in the shape of the local mailbox. Reads what this product writes, and no more. */

export interface CaughtMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  sentAt: string
}

export function readMail(source: string, to: string): CaughtMail {
  const mail = partOf(source)
  const boundary = /boundary="?([^";]+)"?/.exec(mail.headers.get('content-type') ?? '')?.[1]
  const parts = boundary === undefined ? [mail] : source.split(`--${boundary}`).slice(1, -1).map(partOf)
  const bodyOf = (type: string) => parts.find(({ headers }) => headers.get('content-type')?.startsWith(type))
  const text = decoded(bodyOf('text/plain'))
  return {
    id: mail.headers.get('message-id')?.replace(/^<|>$/g, '') ?? '',
    to,
    subject: words(mail.headers.get('subject') ?? ''),
    text,
    html: decoded(bodyOf('text/html')),
    links: text.match(/https?:\/\/\S+/g) ?? [],
    sentAt: new Date().toISOString(),
  }
}

interface MailPart {
  headers: Map<string, string>
  body: string
}

function partOf(source: string): MailPart {
  const [head = '', ...rest] = source.trimStart().split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: rest.join('\r\n\r\n').replace(/\r\n$/, '') }
}

function decoded(part: MailPart | undefined): string {
  if (!part) return ''
  const encoding = part.headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8')
  const text = encoding === 'quoted-printable' ? quotedPrintable(part.body.replace(/=\r\n/g, '')) : part.body
  return text.replace(/\r\n/g, '\n')
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Encoded words of a header (RFC 2047). */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replace(/_/g, ' ')),
    )
}
