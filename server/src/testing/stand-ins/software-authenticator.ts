/**
 * An authenticator for tests: makes and uses passkeys as a real one does (WebAuthn Level 3, sections 6.1 and 6.5:
 * authenticator data, ES256 keys in COSE, attestation objects in CBOR), and lies where a test asks it to.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  AuthenticationResponse,
  CreationOptions,
  RegistrationResponse,
  RequestOptions,
} from '@atrium/contract/identity/passkeys'

export interface Lies {
  /** Of the page; otherwise the product's. */
  origin?: string
  rpId?: string
  /** Whether it verified the person; otherwise yes. */
  verified?: boolean
  /** Whether its passkeys may be kept elsewhere too; otherwise only where it does not count. */
  mayBackUp?: boolean
  /** What it says that it counted. */
  counter?: number
  challenge?: string
  crossOrigin?: boolean
  /** Of the page whose frame the page stood in. */
  topOrigin?: string
  /** What browsers call the ceremony; otherwise as it was. */
  type?: 'webauthn.create' | 'webauthn.get'
  /** What the key is for, by COSE's number, as it is told where one is made; otherwise ES256. */
  algorithm?: number
  /** Of which of its passkeys; otherwise the newest. */
  id?: string
  userHandle?: string
  /** In place of none. */
  attestation?: { fmt: string; attStmt: CborMap }
}

interface Kept {
  privateKey: KeyObject
  rpId: string
  userHandle: string
  counter: number
}

export interface SoftwareAuthenticator {
  create(options: CreationOptions, lies?: Lies): RegistrationResponse
  get(options: RequestOptions, lies?: Lies): AuthenticationResponse
  /** The same keys and counts in another device. */
  copy(): SoftwareAuthenticator
}

const flags = { present: 0x01, verified: 0x04, mayBackUp: 0x08, backedUp: 0x10, holdsKey: 0x40 }
const noMaker = '00000000-0000-0000-0000-000000000000'

export function softwareAuthenticator(
  pageOrigin: string,
  { aaguid = noMaker, counts = true, keys = new Map<string, Kept>() } = {},
): SoftwareAuthenticator {
  const clientData = (meant: string, challenge: string, lies: Lies) => {
    const { type = meant, origin = pageOrigin, crossOrigin = false, topOrigin } = lies
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin, topOrigin }))
  }
  const authenticatorData = (
    rpId: string,
    counter: number,
    { verified = true, mayBackUp = !counts }: Lies,
    attested?: Buffer,
  ) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flagged =
      flags.present |
      (verified ? flags.verified : 0) |
      (mayBackUp ? flags.mayBackUp | flags.backedUp : 0) |
      (attested ? flags.holdsKey : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([flagged]), count, attested ?? Buffer.alloc(0)])
  }

  return {
    create({ challenge, rp, user }, lies = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = new Map<number, CborValue>([
        ...([
          [1, 2],
          [3, lies.algorithm ?? -7],
          [-1, 1],
        ] as const),
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const id = randomBytes(32)
      keys.set(id.toString('base64url'), { privateKey, rpId: rp.id, userHandle: user.id, counter: 0 })
      const maker = Buffer.from(aaguid.replaceAll('-', ''), 'hex')
      const length = Buffer.from([id.length >> 8, id.length & 0xff])
      const attested = Buffer.concat([maker, length, id, cbor(cose)])
      const authData = authenticatorData(lies.rpId ?? rp.id, lies.counter ?? 0, lies, attested)
      const { fmt, attStmt } = lies.attestation ?? { fmt: 'none', attStmt: new Map() }
      return {
        ...ofType(id.toString('base64url')),
        response: {
          clientDataJSON: clientData('webauthn.create', lies.challenge ?? challenge, lies).toString('base64url'),
          attestationObject: cbor(
            new Map<string, CborValue>([
              ['fmt', fmt],
              ['attStmt', attStmt],
              ['authData', authData],
            ]),
          ).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get({ challenge, rpId }, lies = {}) {
      const id = lies.id ?? [...keys.keys()].at(-1) ?? ''
      const kept = keys.get(id)
      if (!kept) throw new Error('this authenticator has no such passkey')
      if (counts) kept.counter += 1
      const signed = authenticatorData(lies.rpId ?? rpId, lies.counter ?? kept.counter, lies)
      const said = clientData('webauthn.get', lies.challenge ?? challenge, lies)
      const signature = sign('sha256', Buffer.concat([signed, sha256(said)]), kept.privateKey)
      return {
        ...ofType(id),
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: signed.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: lies.userHandle ?? kept.userHandle,
        },
      }
    },
    copy: () =>
      softwareAuthenticator(pageOrigin, {
        aaguid,
        counts,
        keys: new Map([...keys].map(([id, kept]) => [id, { ...kept }])),
      }),
  }
}

function ofType(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, authenticatorAttachment: 'platform' }
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

type CborMap = Map<number | string, CborValue>
type CborValue = number | string | Buffer | CborValue[] | CborMap | Map<number, CborValue> | Map<string, CborValue>

/** What authenticators need of CBOR (RFC 8949, section 3). */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)])
  const entries = [...(value as CborMap)].flatMap(([key, held]) => [cbor(key), cbor(held)])
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(major: number, length: number): Buffer {
  const type = major << 5
  if (length < 24) return Buffer.from([type | length])
  if (length < 0x1_00) return Buffer.from([type | 24, length])
  return Buffer.from([type | 25, length >> 8, length & 0xff])
}
