/** What an address says to a method that it does not have. */
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** What is there for some alone says of no method that it is. */
const FOR_SOME = /^\/(?:dev\/|metrics$)/

interface Address {
  url: string
  methods: Set<string>
}

/**
 * Call before routes are registered, and what it answers once they are. A method that an address does not have is refused
 * from then on, with the ones that it has in `Allow` (RFC 9110, section 15.5.6): before a body is looked at, and whoever
 * may ask. What stands beside a route for all the rest, as another protocol's addresses do, is left to that protocol, which
 * refuses in words of its own (`refusal`) before it registers that route.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  refusal: () => Error = () => new Refusal('method_not_allowed'),
): () => void {
  const addresses = new Map<string, Address>()
  const inOtherWords: string[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (url.endsWith('*')) inOtherWords.push(url.slice(0, -1))
    if (url.includes('*') || FOR_SOME.test(url)) return
    // What its variable parts are called makes no other address.
    const shape = url.replaceAll(/:[^/]+/g, ':')
    const address = addresses.get(shape) ?? { url, methods: new Set() }
    for (const one of [method].flat()) address.methods.add(one)
    addresses.set(shape, address)
  })
  return () => {
    const all = [...addresses].map(([shape, { url, methods }]) => ({ shape, url, methods: new Set(methods) }))
    for (const { shape, url } of all) {
      if (inOtherWords.some((start) => url.startsWith(start))) continue
      const answering = all.filter((other) => covers(other.shape, shape))
      const known = new Set(answering.flatMap(({ methods }) => [...methods]))
      refuseOthers(app, { url, known, refusal })
    }
  }
}

/** Whether what asks for the second meets the first as well, where the second has nothing to say. */
function covers(shape: string, other: string): boolean {
  const [parts, others] = [shape.split('/'), other.split('/')]
  return parts.length === others.length && parts.every((part, at) => part === ':' || part === others[at])
}

function refuseOthers(
  app: FastifyInstance,
  { url, known, refusal }: { url: string; known: ReadonlySet<string>; refusal: () => Error },
): void {
  const allow = [...known].toSorted().join(', ')
  app.route({
    method: app.supportedMethods.filter((method) => !known.has(method)),
    // A plugin's own start is put before it once more.
    url: url.slice(app.prefix.length),
    onRequest(_request, reply, done) {
      void reply.header('allow', allow)
      done(refusal())
    },
    // Never asked, and what every route has to have.
    handler: (_request, reply) => reply.callNotFound(),
  })
}
