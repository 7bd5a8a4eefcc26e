import type { ItemId } from '../../rules/plain/item.ts'
import { pictureOf } from '../layers/textures.ts'
import { here } from '../map/leads.ts'
import type { Entry } from '../map/spatial.ts'
import { type Lift, tiltOf } from '../view/lifts.ts'
import type { View } from '../view/view.ts'

/** How many things in one hand are few. */
const FEW = 12

/**
 * What is lifted with these: themselves and all that is stuck on them and not in another hand, the item under
 * the hand first.
 */
export function gather(
  { spatial, lifts }: Pick<View, 'spatial' | 'lifts'>,
  id: ItemId,
  leads: readonly Entry[],
): Entry[] {
  const all = leads.flatMap((lead) => spatial.withStuck(lead.id))
  const ids = new Set(all.filter((one) => one !== id && !lifts.held(one)))
  return [spatial.entries.get(id)!, ...here(spatial, ids)]
}

/** Takes these up from where they lie, as one picture. */
export function lifted(
  view: View,
  entries: readonly Entry[],
  leads: readonly Entry[],
  by: Lift['by'],
): Lift {
  const first = entries[0]!
  // Finer than it is seen, since it is turned and comes nearer; of much at once nobody sees that.
  const finer = entries.length > FEW ? 1 : 1.4
  const scale = view.camera().zoom * view.ratio() * finer
  // Words stand on it as they do where it lies.
  const look = { ...view.look(), ratio: view.look().ratio * finer }
  const lift: Lift = {
    key: `${first.id}/${performance.now()}`,
    entries,
    leads,
    ids: new Set(entries.map((entry) => entry.id)),
    by,
    from: first.world,
    start: first.world,
    ...pictureOf(entries, look, scale),
    tilt: tiltOf(first),
    sway: 0,
    seen: { x: first.world.x, at: performance.now() },
    at: first.world,
    height: 0,
    rise: by === 'glide' ? 'still' : 'up',
    top: 0,
    bump: false,
    landed: false,
    homing: false,
    began: performance.now(),
  }
  view.lifts.add(lift)
  view.uncover(lift)
  return lift
}
