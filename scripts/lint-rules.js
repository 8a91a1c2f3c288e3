/** Lint rules of this project's own. */

const directive = /^\s*(eslint-disable|@ts-expect-error|@ts-nocheck|prettier-ignore)\b/
const reason = /--\s*\S{3,}|:\s*\S{3,}/

/**
 * A suppression says why on its own line: `eslint-disable-next-line rule -- why`.
 * @type {import('eslint').Rule.RuleModule}
 */
const suppressionReason = {
  meta: { type: 'problem', schema: [], messages: { missing: 'Say why: `{{text}} -- reason`.' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const match = directive.exec(comment.value)
          if (!match || reason.test(comment.value.slice(match[0].length)) || !comment.loc) continue
          context.report({ loc: comment.loc, messageId: 'missing', data: { text: match[1] ?? '' } })
        }
      },
    }
  },
}

export default { rules: { 'suppression-reason': suppressionReason } }
