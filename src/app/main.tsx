import '../table/fence.ts'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { invitationInAddress, tableInAddress, takeInvitation } from './address.ts'
import { speakAs } from './language.ts'
import { readSettings } from './settings.ts'
import { openTables } from './tables.ts'

takeInvitation()
/** Everything there is to be seen, on one page: `?gallery`. */
const gallery = new URLSearchParams(location.search).has('gallery')
// While the list of tables is read.
if (!gallery && tableInAddress() === undefined && invitationInAddress() === undefined)
  import('./LobbyPage.tsx').catch(() => undefined)

const root = document.getElementById('root')
if (root) {
  // Nothing is shown before it can be said in the reader's language.
  const [tables] = await Promise.all([openTables(), speakAs(readSettings().language)])
  const Page = gallery ? (await import('./GalleryPage.tsx')).default : App
  createRoot(root).render(<Page tables={tables} />)
}
