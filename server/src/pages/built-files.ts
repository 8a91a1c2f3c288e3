/** The built web's files that are served as they are: scripts, styles, images. */
import { globSync } from 'node:fs'
import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Documents are served with the settings of whoever asked, lists are the server's own, and compressed copies stand for their file. */
const ownUse = /(?:^|\/)\.|\.(?:html|json|br|gz)$/

export interface BuiltFiles {
  /** A path below the folder, with its slash: `/assets/base.js`. */
  has(path: string): boolean
  /** Compressed where a copy is there that the client takes; for ever where the name says what is in it. */
  send(reply: FastifyReply, path: string): FastifyReply
}

/**
 * Known by a list that is made once: a route for each of them, in eight languages, is megabytes of routes, and asking the disk would
 * let an address reach what is no file of the web.
 */
export async function builtFiles(app: FastifyInstance, folder: string): Promise<BuiltFiles> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    index: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const immutable = path.includes('/assets/')
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  const files = globSync('**/*.*', { cwd: folder }).map((file) => file.replaceAll(sep, '/'))
  const served = new Set(files.filter((file) => !ownUse.test(file)).map((file) => `/${file}`))
  return { has: (path) => served.has(path), send: (reply, path) => reply.sendFile(path.slice(1)) }
}
