/** Under which keys the answers about a publisher are kept. */
export const publisherKey = (author_id: string) => ['publisher', author_id] as const
