/** Behind a list's end: nobody is led away while a page is being rendered. */
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useLastPage } from './use-last-page.ts'

test('a page that is being rendered changes no address', () => {
  const change = vi.fn()
  function List() {
    useLastPage({ data: { totalPages: 1 }, isPlaceholderData: false }, 9, change)
    return null
  }
  renderToString(<List />)
  expect(change).not.toHaveBeenCalled()
})
