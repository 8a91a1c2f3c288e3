/** What the official SDK is told of the embedded provider: names of the one project there is. They are checked nowhere, and no secrets; the SDK wants both. */
export const embeddedClient = { apiKey: 'atrium-embedded', projectId: 'atrium' } as const
