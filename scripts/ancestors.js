/** Whose end is the server's, of the processes above it. Plain JavaScript that older Nodes can read. */

/**
 * The parent, and where that is the shell in which npm runs a script, npm behind it. What stands above npm is nobody's
 * to look at: a shell that started it in the background (`nohup npm start &`) ends long before it is to end.
 * @param {number} parent
 * @param {string | undefined} status what Linux tells of the parent in `/proc/{parent}/status`, if anything
 */
export function ancestorsIn(parent, status = '') {
  const isShell = /^Name:\s*\w*sh$/m.test(status)
  return `${parent} ${(isShell && /^PPid:.*$/m.exec(status)?.[0]) || ''}`
}
