/** A bare page with the product's client, failure handler and toasts, under the product's policy, on a server that can fail. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { pagePolicy } from '../../../../server/src/http/security-headers.ts'
import { removeFolder, temporaryFolder } from '../../../support/temporary-folder.ts'
import { startFaultServer, type FaultServer } from './fault-server.ts'

const web = fileURLToPath(new URL('../../../../web', import.meta.url))
const entry = join(web, 'src/workbench.js')

/** Stands nowhere in the product: it only holds its parts out to the test, as `bench`. */
const source = `
  import '#ui/theme/tokens.css'
  import '#ui/theme/base.css'
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { createClient } from '#api/client.ts'
  import { isReloadFlagRaised } from '#api/reload-flag.ts'
  import { sendForm } from '#api/send-form.ts'
  import { showErrorToast } from '#api/show-error-toast.ts'
  import { receiveReports } from '#monitoring/reports.ts'
  import { dismissToast, showToast } from '#ui/feedback/toasts.ts'
  import { Toaster } from '#ui/feedback/toaster.tsx'

  const reports = []
  receiveReports(({ labels }) => labels && reports.push(labels))
  let renewed = 0
  const client = createClient({
    fetch: (...request) => fetch(...request),
    sendForm,
    token: () => localStorage.getItem('accessToken'),
    refresh: async () => {
      renewed += 1
      if (localStorage.getItem('accessToken') === null) return null
      localStorage.setItem('accessToken', 'renewed-' + renewed)
      return localStorage.getItem('accessToken')
    },
  })
  globalThis.bench = { ...client, dismissToast, isReloadFlagRaised, renewals: () => renewed, reports, showToast, showErrorToast }
  createRoot(document.getElementById('root')).render(createElement(Toaster))
`

const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Workbench</title>
<link rel="stylesheet" href="/bench.css"><main><h1>Workbench</h1><button type="button">Elsewhere</button></main>
<div id="root"></div><script type="module" src="/bench.js"></script></html>`

const types: Record<string, string> = { '/bench.js': 'text/javascript', '/bench.css': 'text/css' }

export interface Workbench extends FaultServer {
  /** Answered to whoever asks for an API path. */
  answer: unknown
}

export async function startWorkbench(): Promise<Workbench> {
  const folder = await temporaryFolder('workbench')
  await bundle(folder)
  const files = new Map(
    await Promise.all(Object.keys(types).map(async (path) => [path, await readFile(join(folder, path))] as const)),
  )
  await removeFolder(folder)
  const policy = pagePolicy({ scripts: [], styles: [], connect: [], images: [] })
  const server = await startFaultServer(({ url = '' }, response) => {
    const file = files.get(url)
    if (file !== undefined) response.writeHead(200, { 'content-type': types[url] }).end(file)
    else if (url.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(bench.answer))
    } else response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(page)
  })
  const bench: Workbench = { ...server, answer: { name: 'acme' } }
  return bench
}

async function bundle(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'workbench',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      outDir: folder,
      target: 'esnext',
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'bench.js', assetFileNames: 'bench[extname]', codeSplitting: false },
      },
    },
  })
}
