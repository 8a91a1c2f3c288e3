/**
 * How this machine draws. Letters come from its fonts and edges from its browser: where the probe is drawn otherwise than
 * on the machine of a record, every picture is, and comparing with that record tells nothing about the product.
 */
import { createHash } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { newPictureContext } from './browser.ts'
import { shoot } from './shoot.ts'

/** A word in each script of the product's languages, in its families of letters, and what else a picture is made of. */
const page = `<!doctype html><meta charset="utf-8"><style>
  body { font: 400 16px/1.5 system-ui, sans-serif; margin: 16px }
  b { font-weight: 600 } code { font-family: ui-monospace, monospace }
  div { width: 96px; height: 48px; border-radius: 12px; box-shadow: 0 4px 16px #0006; background: linear-gradient(#36c, #f6a) }
</style>
<p>Sphinx of black quartz <b>0123456789</b> <code>il1O0</code> <i>ÄßçÑøœ</i></p>
<p dir="rtl">مؤسسة للتعليم</p><p lang="hi">संगठन</p><p lang="zh-Hans">组织与课程</p>
<input value="field"><select><option>choice</option></select><input type="checkbox" checked><button>press</button>
<div></div><svg width="48" height="48"><circle cx="24" cy="24" r="20" fill="none" stroke="#084" stroke-width="3"/></svg>`

/** A hash that is the same wherever pictures are. */
export async function probe(browser: Browser): Promise<string> {
  const context = await newPictureContext(browser, 'about:blank')
  try {
    const tab = await context.newPage()
    await tab.setContent(page)
    return hashOf(await shoot(tab))
  } finally {
    await context.close()
  }
}

/** 96 bits: enough to tell pictures apart that nobody forges. */
export const hashOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex').slice(0, 24)
