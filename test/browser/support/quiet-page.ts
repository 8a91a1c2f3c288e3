/** Listens to every page of a test: what a page says on the console, throws or violates fails the test. */
import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test'

export interface PageWatch {
  /** Console output this test brings about on purpose. */
  allow: (pattern: RegExp) => void
  expectQuiet: () => void
}

/**
 * Chromium notes every refusal on the console. These are answers the pages ask for and show in words:
 * a free name is a 404, an unknown account a 400.
 */
const answersInWords = [
  /status of 404.* at \S+\/api\/iam\/organizations\/[^/]+\/name/,
  /status of 400.* at \S+\/api\/users\/profile\/getuser/,
  /status of 4\d\d.* at \S+\/identitytoolkit\.googleapis\.com\/v1\/accounts:(signUp|signInWithPassword)/,
]

/** Whoever is in the field before the browser has put the cursor there. */
const quickerThanAutofocus = /^info: Autofocus processing was blocked because a document already has a focused element/

/** A build silences the console; tests hear what it would have said. */
function keepConsole() {
  for (const [name, method] of Object.entries(console)) {
    Object.defineProperty(console, name, { get: () => method as unknown, enumerable: true })
  }
}

export async function watchPage(context: BrowserContext): Promise<PageWatch> {
  await context.addInitScript(keepConsole)
  const heard: string[] = []
  const allowed = [...answersInWords, quickerThanAutofocus]
  context.on('console', (message) => heard.push(describe(message)))
  context.on('weberror', (error) => heard.push(`page error: ${error.error().stack ?? error.error().message}`))
  return {
    allow: (pattern) => allowed.push(pattern),
    expectQuiet: () =>
      expect(
        heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'the page stayed quiet',
      ).toEqual([]),
  }
}

function describe(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} at ${message.location().url}`
}
