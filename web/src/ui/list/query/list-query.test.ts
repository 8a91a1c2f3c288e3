import { describe, expect, it } from 'vitest'
import { changedListQuery, readListQuery, reverseOrder, writeListQuery } from './list-query.ts'

const fields = ['name', 'username'] as const
const defaults = { page: 1, limit: 10, name: '', field: 'name', order: 'asce' } as const
const read = (search: string) => readListQuery(new URLSearchParams(search), fields)

describe('list query', () => {
  it('reads the plain address as the defaults', () => {
    expect(read('')).toEqual(defaults)
  })

  it.each(['page=0', 'page=-1', 'page=1e9', 'page=x', 'limit=11', 'limit=', 'sortBy=displayName:desc', 'name=%20'])(
    'falls back to the defaults for %s',
    (search) => {
      expect(read(search)).toEqual(defaults)
    },
  )

  it('survives the way into the address and back', () => {
    const query = { page: 3, limit: 20, name: 'a&b=c', field: 'username', order: 'desc' } as const
    expect(read(writeListQuery(new URLSearchParams(), query, fields).toString())).toEqual(query)
  })

  it('has as many rows as are read again once several were deleted', () => {
    expect(read('limit=12')).toEqual({ ...defaults, limit: 12 })
  })

  it('leaves defaults out of the address, and what is not its own as it was', () => {
    const search = new URLSearchParams('page=2&limit=20&name=a&sortBy=name:desc&label=red')
    expect(writeListQuery(search, defaults, fields).toString()).toBe('label=red')
  })

  it('starts again at the first page when anything else changes', () => {
    const query = { ...defaults, page: 4 }
    expect(changedListQuery(query, { limit: 30 })).toEqual({ ...query, page: 1, limit: 30 })
    expect(changedListQuery(query, { page: 5 })).toEqual({ ...query, page: 5 })
  })

  it('turns the order round, save where there is nothing to order', () => {
    expect(reverseOrder('asce', false)).toBe('desc')
    expect(reverseOrder('desc', false)).toBe('asce')
    expect(reverseOrder('asce', true)).toBe('asce')
  })
})
