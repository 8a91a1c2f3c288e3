/** What a round of a job does for several at once. */

/**
 * `work` for each; one that fails keeps none of the others from being done. Then those that failed reject together, as
 * `failed` says of so many.
 */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  failed: (many: number) => string,
): Promise<void> {
  const results = await Promise.allSettled(items.map(work))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, failed(failures.length))
}
