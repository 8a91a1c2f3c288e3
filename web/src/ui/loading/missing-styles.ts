/** Style sheets of chunks that did not come: the loader of chunks never asks for one twice. */

/** A disabled link only says that its sheet stands in the document. */
const asked = 'link[rel="stylesheet"]:not([disabled])'

/** Resolves once each has come, or has failed again. */
export async function loadMissingStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(asked)]
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(loadAgain))
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.onload = () => resolve()
    again.onerror = () => resolve()
    link.replaceWith(again)
  })
}
