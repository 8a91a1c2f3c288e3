/** What the protocol calls the project: the audience of our ID tokens. */

export const projectId = 'atrium'
