/** Texts of passkeys. */
import { signInMessages } from './sign-in.ts'

export const passkeyMessages = {
  notUsed: `No passkey was used. Try again, or continue with “${signInMessages.login}”.`,
  failures: {
    unknown: 'This passkey opens nothing here: it was removed. Please sign in in another way.',
    there: 'There is a passkey for your account on this device already.',
    notHere: 'Passkeys cannot be used at this address. Please sign in in another way.',
    unable: 'This device cannot keep a passkey here: it needs a screen lock, a fingerprint or a face.',
    failed: 'The passkey could not be used. Please try again, or use another way.',
  },
  card: {
    title: 'Passkeys',
    lead: 'A passkey signs you in with your fingerprint, your face or the lock of your device. There is no password to remember, and a false page cannot ask you for it.',
    empty: 'You have no passkeys yet.',
    emptyAdvice: 'Add one on each device that you use: at your desk, at home, on your phone.',
    unable:
      'This browser cannot add passkeys here. Use a current version of Chrome, Edge, Firefox or Safari, at an address that begins with https.',
    failed: 'Your passkeys could not be loaded.',
    loading: 'Loading your passkeys',
    add: 'Add a passkey',
    added: (name: string) => `Passkey “${name}” added`,
    cancelled: 'No passkey was added.',
    created: (day: string) => `Added on ${day}`,
    used: (day: string) => `last used on ${day}`,
    neverUsed: 'not used yet',
    backedUp: 'also kept by your password manager',
    rename: 'Rename',
    renameNamed: (name: string) => `Rename ${name}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    gone: 'This passkey was removed already.',
  },
  rename: {
    title: 'Rename passkey',
    name: 'Name',
    cancel: 'Cancel',
    save: 'Save',
    renamed: 'Passkey renamed',
  },
  remove: {
    title: (name: string) => `Remove “${name}”?`,
    lead: 'This passkey will not sign you in any more. Wherever else you signed in with a passkey, you will be signed out.',
    cancel: 'Cancel',
    confirm: 'Remove',
    removed: (name: string) => `Passkey “${name}” removed`,
  },
} as const
