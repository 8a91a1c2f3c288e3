/** Tells the browser, and through it the password manager, that a passkey opens nothing here any more. */
interface Signals {
  signalUnknownCredential?: (unknown: { rpId: string; credentialId: string }) => Promise<void>
}

/** Never rejects: few browsers listen, and nothing hangs on it (WebAuthn Level 3, section 5.1.10). */
export async function forgetPasskey(rpId: string, credentialId: string): Promise<void> {
  const { signalUnknownCredential } = PublicKeyCredential as unknown as Signals
  await signalUnknownCredential?.call(PublicKeyCredential, { rpId, credentialId }).catch(() => undefined)
}
