import '../table/yjs/fence.ts'
import { createRoot } from 'react-dom/client'
import { App, loadPage } from './App.tsx'
import { mindAddress, tableInAddress } from './page/address.ts'
import { speakAs } from './page/language.ts'
import { type Laid, openAhead } from './page/opentable.ts'
import { readSettings } from './page/settings.ts'
import { openTables } from './page/tables.ts'

mindAddress()
/** Everything there is to be seen, on one page: `?gallery`. */
const gallery = new URLSearchParams(location.search).has('gallery')
const table = gallery ? undefined : tableInAddress()

// All at once: nothing waits for anything it does not need.
const laid: Laid = new Map()
const opening = openTables(laid)
if (table !== undefined)
  openAhead(
    laid,
    table,
    opening.then(({ lobby }) => lobby.list().find(({ id }) => id === table)?.game),
  )
const page = gallery ? import('./gallery/GalleryPage.tsx') : loadPage()

const root = document.getElementById('root')
if (root) {
  // Nothing is shown before it can be said in the reader's language.
  const [tables, come] = await Promise.all([opening, page, speakAs(readSettings().language)])
  const Page = come?.default ?? App
  createRoot(root).render(<Page tables={tables} />)
}
