/** Pictures that need no server. */

const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${body}</svg>`)}`

export const logo = svg('<rect width="40" height="40" fill="#6b3a63"/><circle cx="20" cy="20" r="11" fill="#f3e8d3"/>')
export const photo = svg(
  '<rect width="40" height="40" fill="#9fb8c8"/><circle cx="20" cy="16" r="7" fill="#5a4632"/><path d="M5 40a15 15 0 0 1 30 0Z" fill="#33454f"/>',
)
/** Says that it is a picture, and is none. */
export const broken = 'data:image/png;base64,AAAA'
