/**
 * What begins the scripts inside a document, where a page brings its own along. They stand after all
 * that is to be seen: the build writes them, and the server lets what is before them leave first.
 */
export const pageScriptsStart = '<script type="module">'
