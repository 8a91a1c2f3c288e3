/**
 * What is wrapped, and where it lies: each purpose names a column and binds what is wrapped to its row, so that a copy
 * of it in another row, or in another column of the same, is refused.
 */

export interface Purpose {
  kind:
    | 'signing key'
    | 'mail'
    | 'Google sign-in: nonce'
    | 'Google sign-in: code verifier'
    | 'authenticator'
    | 'single sign-on: client secret'
    | 'single sign-on: nonce'
    | 'single sign-on: code verifier'
    | 'single sign-on: assertion'
    | 'learner: pictures or password'
    | 'kept answer'
  /** Of the row. */
  id: string
  /** What earlier versions bound it to, where that was less. */
  formerId?: string
}

/** In: the key's id, by which `signing_keys` knows it. */
export function signingKeyPurpose(kid: string): Purpose {
  return { kind: 'signing key', id: kid }
}

export function mailPurpose(id: string): Purpose {
  return { kind: 'mail', id }
}

/**
 * Bound to the account as well: an authenticator's id can be written into another account's row together with its
 * secret. It is the same while the enrolment is under way and afterwards, so that finishing one moves what is wrapped.
 */
export function authenticatorPurpose({ uid, id }: { uid: string; id: string }): Purpose {
  return { kind: 'authenticator', id: JSON.stringify([uid, id]), formerId: id }
}

export function googleSignInPurpose(what: 'nonce' | 'code verifier', stateHash: string): Purpose {
  return { kind: `Google sign-in: ${what}`, id: stateHash }
}

/** Bound to where it is sent as well: what is kept for one issuer is never sent to another. */
export function ssoClientSecretPurpose(of: {
  organizationId: string
  id: string
  issuer: string
  clientId: string
}): Purpose {
  const { organizationId, id, issuer, clientId } = of
  return { kind: 'single sign-on: client secret', id: JSON.stringify([organizationId, id, issuer, clientId]) }
}

export function ssoSignInPurpose(what: 'nonce' | 'code verifier' | 'assertion', stateHash: string): Purpose {
  return { kind: `single sign-on: ${what}`, id: stateHash }
}

/** Bound to the account: written into another one's row it opens nothing. */
export function learnerWayPurpose(uid: string): Purpose {
  return { kind: 'learner: pictures or password', id: uid }
}

/** Of an idempotency record: bound to whose it is and what they called it. */
export function keptAnswerPurpose({ uid, key }: { uid: string; key: string }): Purpose {
  return { kind: 'kept answer', id: JSON.stringify([uid, key]) }
}
