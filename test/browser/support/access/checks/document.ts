/** What holds of a document as a whole: its title, its one heading, its landmarks, and what it does without. Runs in the page. */

export function documentFaults(): string[] {
  const faults: string[] = []
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
  const [page = '', product] = document.title.split(' · ')
  if (page === '' || product === undefined) faults.push(`the title says too little: ${document.title}`)
  for (const [selector, count] of [
    ['h1', 1],
    ['main', 1],
  ] as const) {
    const found = seen(selector).length
    if (found !== count) faults.push(`${selector}: ${found} in place of ${count}`)
  }
  // Nothing to caption, nothing that moves or sounds by itself, and no words in pictures.
  for (const element of document.querySelectorAll('video, audio, object, embed, iframe, marquee, canvas, map'))
    faults.push(`there is ${element.outerHTML.slice(0, 100)}`)
  const viewport = document.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? ''
  if (/user-scalable|maximum-scale/.test(viewport)) faults.push(`the page keeps from zooming: ${viewport}`)

  // Who speaks to the page says the word that stands beside a field.
  for (const field of document.querySelectorAll<HTMLInputElement>(':is(input, select, textarea)[aria-label]')) {
    const name = field.getAttribute('aria-label')?.toLowerCase() ?? ''
    const about = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    for (const label of field.labels ?? []) {
      // What describes it is read after its name, also where it can be pressed as well.
      const withoutAbout =
        about !== null && label.contains(about) ? label.innerText.replace(about.innerText, '') : label.innerText
      const seenLabel = label.checkVisibility() ? withoutAbout.trim().toLowerCase() : ''
      if (!name.includes(seenLabel)) faults.push(`“${seenLabel}” is not in the name “${name}”`)
    }
  }

  // Links of one name lead to one place.
  const places = new Map<string, Set<string>>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!link.checkVisibility()) continue
    const name = (link.getAttribute('aria-label') ?? link.innerText).trim()
    places.set(name, (places.get(name) ?? new Set()).add(link.pathname + link.search))
  }
  for (const [name, where] of places) if (where.size > 1) faults.push(`“${name}” leads to ${[...where].join(' and ')}`)
  return faults
}

/** What moves although somebody asked for less motion. */
export function movements(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return `${target?.tagName ?? ''} .${target?.className ?? ''}`
    })
}
