/** Under which keys the answers about an organization's people are kept. */
export const peopleKey = (organization: string) => ['people', organization] as const
export const membersKey = (organization: string) => [...peopleKey(organization), 'members'] as const
export const labelsKey = (organization: string) => [...peopleKey(organization), 'labels'] as const
