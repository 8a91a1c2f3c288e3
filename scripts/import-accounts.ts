/**
 * `npm run import-accounts -- users.json`: imports accounts with the passwords that they have elsewhere. What it takes
 * and how it is run: docs/operations.md.
 */
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/src/db/open.ts'
import { createLogger } from '../server/src/http/monitoring/logger.ts'
import { AccountFileError, entriesOf } from '../server/src/identity/embedded/account-import/entries.ts'
import { readHashParameters } from '../server/src/identity/embedded/account-import/hash-parameters.ts'
import {
  importAccounts,
  type Told,
  type Totals,
} from '../server/src/identity/embedded/account-import/import-accounts.ts'
import { noteSentences, refusalSentences } from '../server/src/identity/embedded/account-import/refusals.ts'
import { readSettings } from '../server/src/settings.ts'
import { sentenceFor } from '../server/src/start-failure.ts'
import { findForgotten } from '../server/src/users/anonymize-user.ts'
import { recordAccount } from '../server/src/users/accounts/record-account.ts'

const usage =
  'Usage: npm run import-accounts -- users.json [--parameters file] [--report file] [--dry-run] [--correct-hashes]'
const googleIssuer = 'https://accounts.google.com'
/** It names who was refused: for the operator alone. */
const PRIVATE_FILE = 0o600
/** Progress is told when another so many have been read. */
const TOLD_EVERY = 2_000

try {
  await run()
} catch (error) {
  console.error(error instanceof AccountFileError ? error.message : sentenceFor(error, 'The import failed'))
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { file, parametersFile, reportFile, how } = readArguments()
  // In the environment rather than among the arguments, which everybody on the machine can see.
  const parametersText = parametersFile ? await readText(parametersFile) : process.env['HASH_PARAMETERS']
  const parameters = parametersText ? readHashParameters(parametersText) : undefined
  const settings = readSettings(process.env)
  const source = await opened(file, 'r')
  const report = await opened(reportFile, 'w')
  try {
    const database = await openDatabase(settings, createLogger('warn'))
    try {
      const issuer = settings.google?.issuer ?? googleIssuer
      const dependencies = {
        db: database.db,
        issuer,
        onAccountSaved: recordAccount,
        findForgotten,
        now: () => new Date(),
      }
      const text = createReadStream('', { fd: source, encoding: 'utf8', autoClose: false })
      const progress = tellProgress()
      const totals = await importAccounts(
        dependencies,
        entriesOf(text),
        { parameters, ...how },
        async (told, soFar) => {
          if (told.length > 0) await report.appendFile(told.map(toLine).join(''))
          progress(soFar)
        },
      )
      const verb = how.dryRun ? 'would be imported' : 'imported'
      console.log(`${totals.imported} ${verb}, ${totals.existing} were here already, ${totals.refused} refused.`)
      if (how.correctHashes) console.log(`${totals.corrected} of those here took the file's hash.`)
      console.log(`What was refused, or not imported as it stood: ${reportFile}`)
    } finally {
      await database.close()
    }
  } finally {
    await report.close()
    await source.close()
  }
}

async function opened(file: string, flags: 'r' | 'w'): Promise<FileHandle> {
  try {
    return await open(file, flags, PRIVATE_FILE)
  } catch (cause) {
    throw new AccountFileError(`${file} cannot be ${flags === 'r' ? 'read' : 'written'}.`, { cause })
  }
}

async function readText(file: string): Promise<string> {
  const source = await opened(file, 'r')
  try {
    return await source.readFile('utf8')
  } finally {
    await source.close()
  }
}

function readArguments() {
  const options = {
    parameters: { type: 'string' },
    report: { type: 'string' },
    'dry-run': { type: 'boolean' },
    'correct-hashes': { type: 'boolean' },
  } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ options, allowPositionals: true })
  } catch (cause) {
    throw new AccountFileError(usage, { cause })
  }
  const { values, positionals } = parsed
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new AccountFileError(usage)
  const { parameters: parametersFile, report: reportFile = `${file}.report.jsonl` } = values
  const how = { dryRun: values['dry-run'] ?? false, correctHashes: values['correct-hashes'] ?? false }
  return { file, parametersFile, reportFile, how }
}

/** A JSON object on each line: codes for programs, and a sentence. */
function toLine({ refused, notes = [], ...who }: Told): string {
  if (!refused)
    return `${JSON.stringify({ ...who, notes, meaning: notes.map((note) => noteSentences[note]).join(' ') })}\n`
  return `${JSON.stringify({ ...who, refused: refused.code, field: refused.field, meaning: refusalSentences[refused.code] })}\n`
}

function tellProgress(): (totals: Totals) => void {
  let told = 0
  return ({ imported, existing, refused }) => {
    const read = imported + existing + refused
    if (read - told < TOLD_EVERY) return
    told = read
    console.log(`${read} read: ${imported} imported, ${existing} were here already, ${refused} refused.`)
  }
}
