/** What of the standard variables decides what is traced; those of the exporter are read by the exporter. */

export const samplers = [
  ...['always_on', 'always_off', 'traceidratio'],
  ...['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
] as const

export interface TracingSettings {
  /** One of `samplers`, and its argument: the share of traces that is kept. */
  sampler: string
  ratio: number
  /** Whether a request's `traceparent` is a proxy's of ours. */
  trustsParent: boolean
  serviceName: string
}
