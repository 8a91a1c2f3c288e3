/** Certificates that sign themselves, as identity providers publish them: written by hand, for Node makes none. */
import { type KeyObject, sign } from 'node:crypto'

const SHA256_WITH_RSA = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]
const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02]
const COMMON_NAME = [0x55, 0x04, 0x03]

export interface KeyPair {
  privateKey: KeyObject
  publicKey: KeyObject
}

/** In PEM. X.509, version 1 (RFC 5280, section 4.1). */
export function certificateOf({ privateKey, publicKey }: KeyPair, from: Date, to: Date, name = 'idp'): string {
  const isRsa = publicKey.asymmetricKeyType === 'rsa'
  const algorithm = isRsa
    ? der(0x30, der(0x06, Buffer.from(SHA256_WITH_RSA)), der(0x05))
    : der(0x30, der(0x06, Buffer.from(ECDSA_WITH_SHA256)))
  const called = der(
    0x30,
    der(0x31, der(0x30, der(0x06, Buffer.from(COMMON_NAME)), der(0x0c, Buffer.from(name, 'utf8')))),
  )
  const content = der(
    0x30,
    der(0x02, Buffer.from([1])),
    algorithm,
    called,
    der(0x30, time(from), time(to)),
    called,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const lines =
    der(0x30, content, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

function time(at: Date): Buffer {
  return der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+/g, '')}`, 'ascii'))
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const bytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...bytes]), content])
}
