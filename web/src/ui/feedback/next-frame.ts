/** Once the page has been laid out as it is now. */

/**
 * In: what to do then, once. Answers what calls it off. Not by `requestAnimationFrame`: a page whose clock is held, as
 * in tests and in tools that look at pages, would never say what it has to say.
 */
export function afterNextFrame(act: () => void): () => void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect()
    act()
  })
  observer.observe(document.documentElement)
  return () => observer.disconnect()
}
