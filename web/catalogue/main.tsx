/** Starts the catalogue: the page of an address, or one state alone in the window. */
import '#ui/theme/tokens.css'
import '#ui/theme/base.css'
import { createRoot } from 'react-dom/client'
import { ProductNameContext } from '#ui/layout/product-name.ts'
import { CataloguePage } from './page/catalogue-page.tsx'
import { Shown } from './page/specimen.tsx'
import { showLooks } from './page/shown-looks.ts'
import './page/still.css'
import { rooms } from './rooms.ts'
import { readView } from './view.ts'

const view = readView(location)
const html = document.documentElement
if (view.theme !== null) html.dataset['theme'] = view.theme
if (view.still) html.dataset['still'] = ''
showLooks()

const part = rooms.flatMap(({ parts }) => parts).find(({ file }) => file === view.part)
const state = part?.states.find(({ name }) => name === view.state)
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <ProductNameContext value="Atrium">
      {state === undefined ? <CataloguePage view={view} /> : <Shown state={state} length={view.text ?? 'short'} />}
    </ProductNameContext>,
  )
