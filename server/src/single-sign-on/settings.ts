/** The setting of single sign-on, as `settings.ts` reads it. */
import * as z from 'zod'
import { readNetwork } from './outgoing/private-networks.ts'

export const ssoEnvironment = {
  SSO_PRIVATE_NETWORKS: {
    rule: z
      .string()
      .transform((list) => list.split(',').map((network) => network.trim()))
      .refine((networks) => networks.every((network) => readNetwork(network) !== undefined)),
    expects: 'addresses or networks such as 10.20.0.5 or 10.20.0.0/24, with a comma between them',
  },
} as const
