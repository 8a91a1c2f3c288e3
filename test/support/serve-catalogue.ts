/** The built catalogue on loopback. */
import { basename, dirname } from 'node:path'
import { preview } from 'vite'

export interface CatalogueServer {
  origin: string
  close: () => Promise<void>
}

/** `folder` is as `web/build/catalogue.ts` writes it. */
export async function serveCatalogue(folder: string, port: number): Promise<CatalogueServer> {
  const server = await preview({
    root: dirname(folder),
    configFile: false,
    logLevel: 'warn',
    appType: 'mpa',
    build: { outDir: basename(folder) },
    preview: { host: '127.0.0.1', port, strictPort: true },
  })
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}
