/** Certificates that identity providers sign with: the key counts, who issued it does not. */
import { X509Certificate } from 'node:crypto'

const MIN_BITS = 2_048
const MAX_LENGTH = 10_000

/**
 * In PEM, in one way of writing; undefined for what is none, and for a key that signatures are not verified with here:
 * RSA of 2,048 bits at least (the library knows no elliptic curves).
 */
export function readCertificate(written: string): string | undefined {
  const inside = written.replace(/-----(?:BEGIN|END) CERTIFICATE-----/g, '').replace(/\s/g, '')
  if (written.length > MAX_LENGTH || !/^[A-Za-z0-9+/]+={0,2}$/.test(inside)) return undefined
  try {
    const certificate = new X509Certificate(Buffer.from(inside, 'base64'))
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey
    const isStrong = asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_BITS
    return isStrong ? certificate.toString() : undefined
  } catch {
    return undefined
  }
}

/** Until when it is good. In: what `readCertificate` answered. */
export function endOf(pem: string): Date {
  return new X509Certificate(pem).validToDate
}
