import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { invitationInAddress, tableInAddress } from './address.ts'
import { speakAs } from './language.ts'
import { readSettings } from './settings.ts'
import { openTables } from './tables.ts'

// While the list of tables is read.
if (tableInAddress() === undefined && invitationInAddress() === undefined)
  import('./LobbyPage.tsx').catch(() => undefined)

const root = document.getElementById('root')
if (root) {
  // Nothing is shown before it can be said in the reader's language.
  const [tables] = await Promise.all([openTables(), speakAs(readSettings().language)])
  createRoot(root).render(<App tables={tables} />)
}
