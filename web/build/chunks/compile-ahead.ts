/**
 * Has the browser compile a chunk while it arrives, beside the page's own thread. Functions are compiled
 * as they are first called otherwise, hundreds of them one by one while the page comes to life. Chromium
 * reads the hint, and only as the file's first line; to others it is a comment.
 */
import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'

export function compileAhead(chunkName: string): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite's own, which begins chunks with what they may load later.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && output.name === chunkName) output.code = hint + output.code
        }
      },
    },
  }
}
