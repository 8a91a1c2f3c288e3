import { describe, expect, it } from 'vitest'
import { changedListQuery, readListQuery, writeListQuery } from './list-query.ts'

const defaults = { page: 1, limit: 10, name: '', order: 'asce' }

describe('list query', () => {
  it('reads the plain address as the defaults', () => {
    expect(readListQuery(new URLSearchParams())).toEqual(defaults)
  })

  it.each(['page=0', 'page=-1', 'page=1e9', 'page=x', 'limit=11', 'limit=', 'sortBy=displayName:desc', 'name=%20'])(
    'falls back to the defaults for %s',
    (search) => {
      expect(readListQuery(new URLSearchParams(search))).toEqual(defaults)
    },
  )

  it('survives the way into the address and back', () => {
    const query = { page: 3, limit: 20, name: 'a&b=c', order: 'desc' } as const
    expect(readListQuery(new URLSearchParams(writeListQuery(query).toString()))).toEqual(query)
  })

  it('leaves defaults out of the address', () => {
    expect(writeListQuery(readListQuery(new URLSearchParams('page=1&limit=10&name=&sortBy=name:asce'))).size).toBe(0)
  })

  it('starts again at the first page when anything else changes', () => {
    const query = { page: 4, limit: 10, name: '', order: 'asce' } as const
    expect(changedListQuery(query, { limit: 30 })).toEqual({ ...query, page: 1, limit: 30 })
    expect(changedListQuery(query, { page: 5 })).toEqual({ ...query, page: 5 })
  })
})
