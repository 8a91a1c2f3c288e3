/** The one address of the embedded provider that a page asks for ahead of the SDK. */
import { embeddedClient } from '@atrium/contract/identity/embedded-client'

/** Where the SDK asks, as it starts, who the stored session belongs to. */
export const lookUpAddress = `/identitytoolkit.googleapis.com/v1/accounts:lookup?key=${embeddedClient.apiKey}`
