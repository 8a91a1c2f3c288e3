/** A real SAML identity provider on loopback: SimpleSAMLphp of Debian's packages, by PHP's own server. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { removeFolder, temporaryFolder } from './temporary-folder.ts'

const program = '/usr/share/simplesamlphp'
const extensions = ['dom', 'mbstring', 'openssl']
const READY_WITHIN_MS = 20_000

/** Why it cannot be had here; undefined where it can. */
export function whyNoSamlProvider(): string | undefined {
  if (!existsSync(join(program, 'www/module.php'))) return 'the package simplesamlphp is not installed'
  try {
    const loaded = execFileSync('php', ['-r', "echo implode(' ', get_loaded_extensions());"], { encoding: 'utf8' })
    const missing = extensions.filter((name) => !loaded.toLowerCase().split(' ').includes(name))
    return missing.length > 0 ? `PHP has not loaded ${missing.join(', ')} (php-xml, php-mbstring)` : undefined
  } catch {
    return 'the package php-cli is not installed'
  }
}

export interface SamlPerson {
  username: string
  password: string
  attributes: Record<string, string[]>
}

export interface SamlIdentityProvider {
  metadataUrl: string
  /** Answers go to nobody else. */
  trust(party: { entityId: string; acsUrl: string }): Promise<void>
  /** Where somebody signs in there first, and is then sent to a connection that asked for nothing. */
  initiate(entityId: string): string
  stop(): Promise<void>
}

/** Its people are known by `uid`, as a persistent name. */
export async function startSamlProvider(port: number, people: readonly SamlPerson[]): Promise<SamlIdentityProvider> {
  const folder = await temporaryFolder('simplesamlphp')
  const origin = `http://127.0.0.1:${port}`
  const folders = ['config', 'metadata', 'cert', 'log', 'data', 'tmp', 'sessions'] as const
  await Promise.all(folders.map((name) => mkdir(join(folder, name))))
  const write = (name: string, text: string) => writeFile(join(folder, name), `<?php\n${text}\n`)
  await write('config/config.php', configuration(folder, origin))
  await write('config/authsources.php', accounts(people))
  await write('metadata/saml20-idp-hosted.php', provider(origin))
  await write('metadata/saml20-sp-remote.php', '')
  makeKey(folder)
  const server = spawn(
    'php',
    [
      ...['-d', 'opcache.enable=0', '-d', 'display_errors=0'],
      ...['-S', `127.0.0.1:${port}`, '-t', join(program, 'www')],
    ],
    {
      env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: join(folder, 'config') },
      stdio: 'ignore',
    },
  )
  const metadataUrl = `${origin}/saml2/idp/metadata.php`
  await ready(server, metadataUrl)
  return {
    metadataUrl,
    trust: ({ entityId, acsUrl }) =>
      write(
        'metadata/saml20-sp-remote.php',
        `$metadata[${quoted(entityId)}] = ['AssertionConsumerService' => ${quoted(acsUrl)}];`,
      ),
    initiate: (entityId) => `${origin}/saml2/idp/SSOService.php?spentityid=${encodeURIComponent(entityId)}`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill()
      await ended
      await removeFolder(folder)
    },
  }
}

function configuration(folder: string, origin: string): string {
  const path = (name: string) => quoted(`${join(folder, name)}/`)
  return `$config = [
    'baseurlpath' => ${quoted(`${origin}/`)},
    'certdir' => ${path('cert')}, 'loggingdir' => ${path('log')}, 'datadir' => ${path('data')}, 'tempdir' => ${path('tmp')},
    'metadata.sources' => [['type' => 'flatfile', 'directory' => ${path('metadata')}]],
    'session.phpsession.savepath' => ${path('sessions')}, 'session.cookie.secure' => false, 'session.cookie.samesite' => null,
    'language.cookie.secure' => false, 'language.cookie.samesite' => null, 'language.default' => 'en',
    'technicalcontact_email' => 'nobody@example.org', 'secretsalt' => 'of the tests', 'auth.adminpassword' => 'of the tests',
    'logging.handler' => 'file', 'errorreporting' => false, 'admin.checkforupdates' => false,
    'enable.saml20-idp' => true, 'module.enable' => ['exampleauth' => true, 'core' => true, 'saml' => true],
    'store.type' => 'phpsession',
  ];`
}

function accounts(people: readonly SamlPerson[]): string {
  const entries = people.map(({ username, password, attributes }) => {
    const values = Object.entries({ uid: [username], ...attributes })
    const array = values.map(([name, texts]) => `${quoted(name)} => [${texts.map(quoted).join(', ')}]`)
    return `${quoted(`${username}:${password}`)} => [${array.join(', ')}]`
  })
  return `$config = ['people' => ['exampleauth:UserPass', ${entries.join(', ')}]];`
}

function provider(origin: string): string {
  const persistent = quoted('urn:oasis:names:tc:SAML:2.0:nameid-format:persistent')
  return `$metadata[${quoted(`${origin}/idp`)}] = [
    'host' => '__DEFAULT__', 'privatekey' => 'server.pem', 'certificate' => 'server.crt', 'auth' => 'people',
    'SingleSignOnServiceBinding' => ['urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'],
    'NameIDFormat' => ${persistent},
    'authproc' => [3 => ['class' => 'saml:AttributeNameID', 'attribute' => 'uid', 'Format' => ${persistent}]],
  ];`
}

function makeKey(folder: string): void {
  const script = `$key = openssl_pkey_new(['private_key_bits' => 2048]);
    $request = openssl_csr_new(['commonName' => 'idp'], $key);
    openssl_x509_export(openssl_csr_sign($request, null, $key, 30), $certificate);
    openssl_pkey_export($key, $private);
    file_put_contents('server.crt', $certificate);
    file_put_contents('server.pem', $private);`
  execFileSync('php', ['-r', script], { cwd: join(folder, 'cert') })
}

async function ready(server: ChildProcess, address: string): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until;) {
    if (server.exitCode !== null) break
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill()
  throw new Error('SimpleSAMLphp did not start')
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
