import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { openTables } from './tables.ts'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App tables={await openTables()} />)
