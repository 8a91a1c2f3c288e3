/** What somebody who listens to a page is told, in the order in which they are told it. */
import { expect, type Page } from '@playwright/test'

interface Told {
  /** `silent`: it arrived together with its text, or within something busy; screen readers tell nothing of it. */
  how: 'alert' | 'status' | 'silent'
  text: string
}

/** Watches the live regions of every page from now on. Runs in the page. */
function watchLiveRegions(): void {
  const live = '[role="alert"], [role="status"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output'
  const known = new WeakMap<Element, string>()
  const tell = (told: Told) => (globalThis as unknown as { noteTold: (told: Told) => void }).noteTold(told)

  const textOf = (region: Element): string => {
    const words: string[] = []
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const isHidden = parent?.closest('[aria-hidden="true"], [hidden]') != null
      const within = parent?.closest(live)
      if (!isHidden && (within === region || within == null))
        words.push(walker.currentNode.nodeValue?.replaceAll('\u200B', '') ?? '')
    }
    return words.join(' ').replaceAll(/\s+/g, ' ').trim()
  }
  const look = (region: Element): void => {
    if (!region.isConnected || region.getAttribute('aria-live') === 'off') return
    const isNew = !known.has(region)
    const before = known.get(region) ?? ''
    const text = textOf(region)
    known.set(region, text)
    if (text === '' || text === before || region.closest('[aria-hidden="true"], [inert], [hidden]') !== null) return
    const isAlert = region.matches('[role="alert"], [aria-live="assertive"]')
    const isBusy = region.closest('[aria-busy="true"]') !== null
    tell({ how: isBusy || (isNew && !isAlert) ? 'silent' : isAlert ? 'alert' : 'status', text })
  }
  new MutationObserver((changes) => {
    const regions = new Set<Element>()
    const add = (region: Element | null | undefined) => void (region && regions.add(region))
    for (const { target, addedNodes } of changes) {
      add((target instanceof Element ? target : target.parentElement)?.closest(live))
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(live)) add(node)
        for (const region of node.querySelectorAll(live)) add(region)
      }
    }
    for (const region of regions) look(region)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** What is told of waits, for as long as they are long. */
const waits =
  /^status: (?:Loading|Looking up|Signing in|Creating|Getting things ready|Saving|Sending the email|Opening|One moment)/

/** Before the page is opened. */
export async function listenTo(page: Page) {
  let heard: Told[] = []
  await page.exposeFunction('noteTold', (told: Told) => void heard.push(told))
  await page.addInitScript(watchLiveRegions)
  return {
    /**
     * What has been told since the last question, each thing once and nothing else. In: as `alert: Email is required`.
     * Waits until all of it is there. That something takes its time is told
     * where it does, and once: by how busy the machine is.
     */
    async expectTold(what: string, expected: readonly (string | RegExp)[]): Promise<void> {
      const all = () => heard.map(({ how, text }) => `${how}: ${text}`)
      const isAsked = (line: string) => expected.includes(line)
      const lines = () => all().filter((line) => isAsked(line) || !waits.test(line))
      await expect
        .poll(lines, `${what}: what is told`)
        .toEqual(expected.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))))
      expect(all(), `${what}: each once`).toEqual([...new Set(all())])
      heard = []
    },
  }
}

/** How somebody hears where the focus is: role, name and, where there is one, description, from the accessibility tree. */
export async function focusedNode(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    ...(result.objectId !== undefined && { objectId: result.objectId }),
    fetchRelatives: false,
  })
  await session.detach()
  const [node] = nodes
  return [node?.role?.value, node?.name?.value, node?.description?.value]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
}
