import { describe, expect, it } from 'vitest'
import { authorSite } from './author-site.ts'

const template = 'http://studio.localhost:8080/@{author_id}'

describe('a publisher’s site', () => {
  it('is the template with the id in it', () => {
    expect(authorSite(template, 'ada-press')?.href).toBe('http://studio.localhost:8080/@ada-press')
    expect(authorSite('https://{author_id}.authoring.example', 'ada-press')?.host).toBe('ada-press.authoring.example')
  })

  it.each(['', 'ab', '-ada', 'ada-', 'Ada', 'ada/..', 'ada@evil', 'ada.evil', '../x', 'ada%2e', 'ада', '$&ada'])(
    'is nothing for %j',
    (id) => {
      expect(authorSite(template, id)).toBeUndefined()
    },
  )
})
