/** Backup codes: what a second step is taken with where the app is not at hand. Each is good once. */
import { createHash, randomInt } from 'node:crypto'
import { backupCodeCount } from '@atrium/contract/limits'

/** Without what looks alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 79 bits: nobody finds one from its hash. */
const LENGTH = 16
const GROUP = 4

/** `xxxx-xxxx-xxxx-xxxx`; told once, and kept nowhere. */
export function newBackupCodes(): string[] {
  return Array.from({ length: backupCodeCount }, () =>
    Array.from({ length: LENGTH / GROUP }, () =>
      Array.from({ length: GROUP }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(''),
    ).join('-'),
  )
}

/** Whether it is of their form, however it was typed. */
export function isBackupCode(typed: string): boolean {
  const code = normalized(typed)
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter))
}

/** What the database keeps of an account's code. */
export function hashBackupCode(uid: string, typed: string): string {
  return createHash('sha256')
    .update(`${uid}:${normalized(typed)}`)
    .digest('base64url')
}

function normalized(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '')
}
