/** nginx, in front of the servers. */
import { join } from 'node:path'
import type { Ground } from './ground.ts'
import { type Part, startPart, untilTrue } from './part.ts'
import { writeFilled } from './template.ts'

export interface ProxyOptions {
  port: number
  servers: readonly number[]
  /** Where the local mailbox is to be looked for: mail goes out here, to the cluster's own mail server. */
  mailboxPort: number
}

const START_WITHIN_MS = 30_000

export async function startProxy(ground: Ground, { port, servers, mailboxPort }: ProxyOptions): Promise<Part> {
  const { folderOf, give, logs, programs, as } = ground
  const folder = await folderOf('nginx')
  // A server that refuses connections is left alone for a second.
  const upstream = servers.map((server) => `server 127.0.0.1:${server} max_fails=1 fail_timeout=1s;`)
  await writeFilled('nginx/atrium.conf.template', join(folder, 'atrium.conf'), {
    SERVERS: upstream.join('\n  '),
    LISTEN: `127.0.0.1:${port}`,
    MORE: `location ^~ /dev/mailbox { proxy_pass http://127.0.0.1:${mailboxPort}; }`,
  })
  await writeFilled('nginx/nginx.conf.template', join(folder, 'nginx.conf'), { FOLDER: folder })
  for (const file of ['atrium.conf', 'nginx.conf']) give(join(folder, file))
  const part = startPart({
    name: 'nginx',
    logs,
    program: programs.nginx,
    as,
    parameters: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'],
  })
  const own = () => fetch(`http://127.0.0.1:${port}/dev/mailbox.json`).then(({ ok }) => ok)
  await untilTrue('nginx’s start', START_WITHIN_MS, own, part)
  return part
}
