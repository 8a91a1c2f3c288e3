/**
 * `npm run dependencies`: what the product stands on, before it is built. A bill of materials (CycloneDX) and a list of
 * licences into `dist/`, refused licences, and advisories where the registry tells them.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { advisoriesIn, stoppingOf } from './audit.ts'
import { licencesIn, type LockedPackage, refusedLicences } from './licences.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'dist')
const AUDIT_MS = 10_000
const MOST_BYTES = 64 * 1024 * 1024
const run = promisify(execFile)

const npm = async (...parameters: string[]) =>
  (await run('npm', parameters, { cwd: root, timeout: AUDIT_MS, maxBuffer: MOST_BYTES })).stdout

async function writeBill(): Promise<void> {
  const bill = await npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev')
  const { components } = JSON.parse(bill) as { components: unknown[] }
  await writeFile(join(folder, 'sbom.cdx.json'), bill)
  console.log(`${components.length} packages are in dist/sbom.cdx.json (CycloneDX).`)
}

async function checkLicences(): Promise<boolean> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const licensed = licencesIn(packages)
  const used = licensed.filter(({ inDevelopment }) => !inDevelopment)
  const lines = used.map(({ name, version, license }) => `${name} ${version}: ${license}`)
  await writeFile(join(folder, 'licences.txt'), `${lines.join('\n')}\n`)
  console.log(`${used.length} licences are in dist/licences.txt.`)
  const refused = refusedLicences(licensed)
  for (const { name, version, license } of refused) console.error(`${name} ${version} is under ${license}.`)
  return refused.length === 0
}

/** Where nobody tells of advisories, this says so and stops nothing. */
async function audit(): Promise<boolean> {
  const output = await npm('audit', '--omit=dev', '--json').catch((error: { stdout?: string }) => error.stdout ?? '')
  const advisories = advisoriesIn(output)
  if (!advisories) {
    console.log('The registry told of no advisories: nothing was audited.')
    return true
  }
  const found = stoppingOf(advisories)
  for (const { name, severity, isFixable } of found) {
    console.error(`${name}: ${severity}${isFixable ? ', mended in a newer version' : ''} (npm audit tells more).`)
  }
  console.log(`${advisories.length} packages have advisories, ${found.length} of them high or critical.`)
  return found.length === 0
}

await mkdir(folder, { recursive: true })
const [areFree, areSafe] = await Promise.all([checkLicences(), audit(), writeBill()])
if (!areFree || !areSafe) process.exitCode = 1
