/** An answer that the database has written down as its contract has it. It is held to that as a text, and goes out as it is. */
export class WrittenJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** One page of a list; `results` is the text of a list, and `more` that of fields behind those that every list has. */
export function writtenPage(
  { page, limit }: { page: number; limit: number },
  results: string,
  totalResults: number,
  more = '',
): WrittenJson {
  const totalPages = Math.ceil(totalResults / limit)
  return new WrittenJson(
    `{"page":${page},"limit":${limit},"results":${results},"totalPages":${totalPages},"totalResults":${totalResults}${more}}`,
  )
}
