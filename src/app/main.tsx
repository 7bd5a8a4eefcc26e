import '../table/yjs/fence.ts'
import { createRoot } from 'react-dom/client'
import { App, loadPage } from './App.tsx'
import { mindAddress, tableInAddress } from './page/address.ts'
import { speakAs } from './page/language.ts'
import { openAhead } from './page/opentable.ts'
import { makePage } from './page/page.ts'
import { readSettings } from './page/settings.ts'
import { openTables } from './page/tables.ts'

const page = makePage()
mindAddress(page)
const asked = new URLSearchParams(location.search)
// A screen that stands somewhere by itself says what the address is.
if (asked.has('kiosk')) (await import('./appliance/kiosk.ts')).shutIn()
/** Everything there is to be seen, on one page: `?gallery`. */
const gallery = asked.has('gallery')
const table = gallery ? undefined : tableInAddress()

// All at once: nothing waits for anything it does not need.
const opening = openTables(page)
if (table !== undefined)
  openAhead(
    page,
    table,
    opening.then(({ lobby }) => lobby.entry(table)?.game),
  )
const shown = gallery ? import('./gallery/GalleryPage.tsx') : loadPage(page)

const root = document.getElementById('root')
if (root) {
  // Nothing is shown before it can be said in the reader's language.
  const [tables, come] = await Promise.all([opening, shown, speakAs(page, readSettings().language)])
  const Page = come?.default ?? App
  createRoot(root).render(<Page tables={tables} />)
}
