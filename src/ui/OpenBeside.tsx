import type { CommandId } from './desk/commands.ts'
import { late } from './parts/late.tsx'

const FreePanel = late(() => import('./rolls/FreePanel.tsx'))
const RollsPanel = late(() => import('./rolls/RollsPanel.tsx'))
const StatisticsPanel = late(() => import('./rolls/StatisticsPanel.tsx'))

/** What a command has opened to be gone on with beside the table. */
export default function OpenBeside({ id, onClose }: { readonly id: CommandId; onClose(): void }) {
  if (id === 'free') return <FreePanel onClose={onClose} />
  if (id === 'rolls') return <RollsPanel onClose={onClose} />
  return id === 'statistics' ? <StatisticsPanel onClose={onClose} /> : null
}
