/** Why the product could not start, or a command not do its work, in one sentence for the person who ran it. */
import { DrizzleQueryError } from 'drizzle-orm'
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
  EROFS: ({ path }) => `${path ?? 'DATA_DIR'} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  ENOSPC: () => 'The disk is full.',
}

function unknownHost({ hostname }: SystemError): string {
  return `No address is known of the host ${hostname ?? ''}: check the setting that names it, BIND_ADDRESS where it is this machine.`
}

function notAFolder({ path }: SystemError): string {
  return `${path ?? 'DATA_DIR'} is not a folder that can be used: set DATA_DIR to another.`
}

/** The query builder says which statement failed, the database why. */
function reasonIn(error: SystemError): SystemError {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error
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
  const { code, message } = reasonIn(error as SystemError)
  const sentence = code === undefined ? undefined : sentences[code]
  return sentence ? sentence(error as SystemError) : `${whatFailed}: ${message.split('\n')[0] ?? ''}`
}
