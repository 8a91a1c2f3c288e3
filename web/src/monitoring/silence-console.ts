/** Takes the console's voice away: what a build logs, its libraries included, is nobody's to read. */

export function silenceConsole(target: object = console): void {
  for (const [name, method] of Object.entries(target)) {
    if (typeof method === 'function') Reflect.set(target, name, () => undefined)
  }
}
