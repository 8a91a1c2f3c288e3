/** Why the product could not start, or a command not do its work, in one sentence for the person who ran it. */
import { BackupError } from '#backup/backup-error.ts'
import { DatabaseFolderError } from '#db/embedded/database-folder.ts'
import { FolderInUseError } from '#db/embedded/folder-lock.ts'
import { UpgradeError } from '#db/embedded/upgrade-error.ts'
import { DatabaseUnreachableError } from '#db/database-unreachable-error.ts'
import { SecretsKeyError } from '#secrets/secrets-key-error.ts'
import { SettingsError } from '#settings-error.ts'

type SystemError = NodeJS.ErrnoException & { address?: string; hostname?: string; port?: number }

const sentences: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port ?? ''} is already taken: stop what listens there, or set PORT to another.`,
  EACCES: ({ path, port }) =>
    port === undefined
      ? `${path ?? 'DATA_DIR'} may not be written: check its owner.`
      : `Port ${port} may not be used: set PORT to another.`,
  EADDRNOTAVAIL: ({ address }) => `The address ${address ?? ''} is not on this machine: check BIND_ADDRESS.`,
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
  EISDIR: notAFile,
  ENOENT: ({ path }) => `${path ?? 'DATA_DIR'} is not there, nor what it leads to: check DATA_DIR.`,
  ELOOP: notAFolder,
  ENAMETOOLONG: () => 'A name in DATA_DIR is too long: set it to another folder.',
  EPERM: ({ path }) => `${path ?? 'DATA_DIR'} may not be used: check its owner, and that of DATA_DIR.`,
  EROFS: ({ path }) => `${path ?? 'DATA_DIR'} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
}

function diskFull(): string {
  return 'The disk is full: make room on it, or set DATA_DIR to a folder on another.'
}

function unknownHost({ hostname }: SystemError): string {
  return `No address is known of the host ${hostname ?? ''}: check the setting that names it, BIND_ADDRESS where it is this machine.`
}

function notAFile({ path }: SystemError): string {
  return `${path ?? 'A folder'} is in the place of a file in DATA_DIR: move it away.`
}

function notAFolder({ path }: SystemError): string {
  return `${path ?? 'DATA_DIR'} is not a folder that can be used: set DATA_DIR to another.`
}

/** The embedded engine says of its files, by number alone, what the system does by name (WASI's `errno`). */
const ofTheEngine: Record<number, string> = { 2: 'EACCES', 19: 'EDQUOT', 51: 'ENOSPC', 63: 'EPERM', 69: 'EROFS' }

function codeOf({ code, errno, name }: Partial<SystemError>): string | undefined {
  return code ?? (name === 'ErrnoError' && errno !== undefined ? ofTheEngine[errno] : undefined)
}

/** The query builder says which statement failed, the database why. Told by its words: it is not loaded for a setting that is wrong. */
function reasonIn(error: unknown): Partial<SystemError> {
  if (error instanceof Error && error.message.startsWith('Failed query:') && error.cause instanceof Error)
    return error.cause
  return error instanceof Object ? error : { message: String(error) }
}

/** `whatFailed` begins the sentence of an error that nobody expected. */
export function sentenceFor(error: unknown, whatFailed = 'Atrium could not start'): string {
  if (
    error instanceof SettingsError ||
    error instanceof BackupError ||
    error instanceof UpgradeError ||
    error instanceof FolderInUseError ||
    error instanceof DatabaseFolderError ||
    error instanceof SecretsKeyError ||
    error instanceof DatabaseUnreachableError
  ) {
    return error.message
  }
  const failure = reasonIn(error)
  const code = codeOf(failure)
  const sentence = code === undefined ? undefined : sentences[code]
  // Whatever was thrown, who started it reads a sentence.
  return sentence
    ? sentence(failure as SystemError)
    : `${whatFailed}: ${(failure.message || failure.name || '').split('\n')[0] ?? ''}`
}
