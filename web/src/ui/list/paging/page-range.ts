/** Which rows of the whole list a page shows. */

export interface PageRange {
  from: number
  to: number
  total: number
}

export function pageRange(page: number, limit: number, total: number): PageRange {
  const from = (page - 1) * limit + 1
  return from > total ? { from: 0, to: 0, total } : { from, to: Math.min(page * limit, total), total }
}
