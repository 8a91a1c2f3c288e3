/**
 * Lint rules of this project's own.
 * @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule
 */

const directive = /^\s*(eslint-disable|oxlint-disable|@ts-expect-error|@ts-nocheck|prettier-ignore|oxfmt-ignore)\b/
const reason = /--\s*\S{3,}|:\s*\S{3,}/

/**
 * A suppression says why on its own line: `eslint-disable-next-line rule -- why`.
 * @type {Rule}
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

/**
 * A rule that refuses whatever one of the selectors finds.
 * @param {string} message
 * @param {string[]} selectors
 * @returns {Rule}
 */
function refuse(message, ...selectors) {
  return {
    meta: { type: 'problem', schema: [], messages: { refused: message } },
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [
          selector,
          (/** @type {{ range: [number, number] }} */ node) => context.report({ node, messageId: 'refused' }),
        ]),
      ),
  }
}

/** What is read or heard, as an attribute. */
const spoken =
  'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|lead|hint)$/]'
const inBraces = 'JSXExpressionContainer'
const either = 'ConditionalExpression, LogicalExpression'
const words = ['Literal[value=/[\\p{L}]/u]', 'TemplateElement[value.raw=/[\\p{L}]/u]']

export default {
  meta: { name: 'atrium' },
  rules: {
    'suppression-reason': suppressionReason,
    // The page's own defence (Trusted Types) stands on these never being written.
    'no-markup-from-strings': refuse(
      'Render text; the CSP refuses markup from strings.',
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
    ),
    'text-in-catalogue': refuse(
      'Write it in messages/, in every language.',
      'JSXText[value=/\\p{L}/u]',
      ...words.flatMap((word) => [
        `${spoken} > ${word}`,
        `${spoken} > ${inBraces} > ${word}`,
        `${spoken} > ${inBraces} > TemplateLiteral > ${word}`,
        `${spoken} > ${inBraces} > :matches(${either}) > ${word}`,
        `:matches(JSXElement, JSXFragment) > ${inBraces} > ${word}`,
        `:matches(JSXElement, JSXFragment) > ${inBraces} > TemplateLiteral > ${word}`,
        `:matches(JSXElement, JSXFragment) > ${inBraces} > :matches(${either}) > ${word}`,
        `:matches(JSXElement, JSXFragment) > ${inBraces} > :matches(${either}) > TemplateLiteral > ${word}`,
      ]),
    ),
    'one-object': refuse(
      'Write its properties right into the other: in an object of their own nothing checks that they are known there.',
      'ObjectExpression > SpreadElement > ObjectExpression',
    ),
    'exports-stay': refuse(
      'Export a function that answers it: chunks in a document hand their exports out once.',
      'ExportNamedDeclaration > VariableDeclaration[kind!="const"]',
    ),
    // V8 takes a function that is written where a property is assigned for a method, and makes it among what is old: all
    // that it closes over then outlives every look at what is young. docs/decisions/0092 has what that cost.
    'young-functions': refuse(
      'Give it a name first: written here, it and all that it closes over stay in memory like what is old.',
      'AssignmentExpression[left.type="MemberExpression"][right.type=/^(Arrow)?FunctionExpression$/]',
    ),
    'host-of-request': refuse(
      'X-Forwarded-* decides this one: ask hostOf() of http/hosts/host.ts, and the settings for our origin.',
      'MemberExpression[object.name="request"][property.name=/^(host|hostname|protocol)$/]',
      'VariableDeclarator[init.name="request"] > ObjectPattern > Property[key.name=/^(host|hostname|protocol)$/]',
    ),
  },
}
