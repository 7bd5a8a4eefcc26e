import { Ellipsis } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Coming } from '../desk/Coming.tsx'
import { late } from '../parts/late.tsx'
import { useSay } from '../say/say.ts'

const MoreList = late(() => import('../help/MoreList.tsx'))

/** What one needs now and then. */
export function MoreMenu() {
  const say = useSay()
  const [by, setBy] = useState<HTMLElement>()
  return (
    <>
      <button
        type="button"
        className="icon"
        aria-label={say('more')}
        aria-haspopup="menu"
        aria-expanded={by !== undefined}
        onClick={({ currentTarget }) => setBy(by ? undefined : currentTarget)}
      >
        <Ellipsis aria-hidden size={20} />
      </button>
      {by && (
        <Suspense fallback={<Coming onGiveUp={() => setBy(undefined)} />}>
          <MoreList by={by} onClose={() => setBy(undefined)} />
        </Suspense>
      )}
    </>
  )
}
