import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { invitationInAddress, tableInAddress } from './address.ts'
import { openTables } from './tables.ts'

// While the list of tables is read.
if (tableInAddress() === undefined && invitationInAddress() === undefined)
  import('./LobbyPage.tsx').catch(() => undefined)

const root = document.getElementById('root')
if (root) createRoot(root).render(<App tables={await openTables()} />)
