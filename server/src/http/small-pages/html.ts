/** A template tag for mails and small pages: every value is escaped, so a name is never markup. */

class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}
export type { Html }

/** Values are text unless they are themselves results of this tag. */
export function html(strings: TemplateStringsArray, ...values: (string | Html)[]): Html {
  return new Html(
    String.raw({ raw: strings }, ...values.map((value) => (value instanceof Html ? value.markup : escape(value)))),
  )
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
}
