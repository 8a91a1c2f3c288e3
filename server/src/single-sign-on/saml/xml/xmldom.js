/** The very parser that verifies signatures, behind types of our own: its own bring the browser's into the server. */
export { DOMParser } from '@xmldom/xmldom'
