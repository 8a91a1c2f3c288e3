/** How the identity SDK calls the embedded provider, and the one address of it that a page asks for ahead of the SDK. */

/** The embedded provider checks neither; the SDK wants both. */
export const embeddedClient = { apiKey: 'atrium-embedded', projectId: 'atrium' }

/** Where the SDK asks, as it starts, who the stored session belongs to. */
export const lookUpAddress = `/identitytoolkit.googleapis.com/v1/accounts:lookup?key=${embeddedClient.apiKey}`
