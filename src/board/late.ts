import type { Count } from './hold/count.ts'
import type { Hold } from './hold/hold.ts'
import type { Marker } from './ink/marker.ts'
import type { Others } from './others/others.ts'
import type { Dom } from './view/dom.ts'
import type { drawHalo } from './view/halo.ts'
import type { BoardProps } from './view/props.ts'
import type { View } from './view/view.ts'

/** The hands of others, as far as they are here. */
export interface LateOthers {
  now(): Others | undefined
  /** Takes in who is there and what they hold; what shows them comes with the first of them. */
  read(): void
  close(): void
}

/** What shows the hands of others comes with the first of them. */
export function lateOthers(view: View, props: () => BoardProps, hold: Hold, dom: Dom): LateOthers {
  const { presence } = props().table
  let shown: Others | undefined
  let sentFor = false
  let closed = false
  const send = async () => {
    sentFor = true
    try {
      const { makeOthers } = await import('./others/others.ts')
      if (closed) return
      shown = makeOthers(view, props, hold, dom)
      shown.read()
    } catch {
      // It did not come: it is sent for again with the next word of them.
      sentFor = false
    }
  }
  return {
    now: () => shown,
    read() {
      if (shown) shown.read()
      else if (!sentFor && presence.others().size > 0) void send()
    },
    close() {
      closed = true
      shown?.close()
    },
  }
}

/** What counts on things comes with the first of them that is selected. */
export function lateCount(make: (counts: typeof import('./hold/count.ts')) => Count): {
  now(): Count | undefined
  send(): void
} {
  let count: Count | undefined
  let sent = false
  return {
    now: () => count,
    send() {
      if (sent) return
      sent = true
      import('./hold/count.ts').then(
        (counts) => {
          count = make(counts)
        },
        () => {
          // It did not come: it is sent for again with the next of them.
          sent = false
        },
      )
    },
  }
}

/** What draws frames and light round things comes with the first of them: no picture waits for it. */
export function lateHalo(view: View): { now(): typeof drawHalo | undefined; send(): void } {
  let draw: typeof drawHalo | undefined
  let sent = false
  return {
    now: () => draw,
    send() {
      if (sent) return
      sent = true
      import('./view/halo.ts').then(
        ({ drawHalo }) => {
          draw = drawHalo
          view.invalidate()
        },
        () => {
          // It did not come: it is sent for again with the next frame.
          sent = false
        },
      )
    },
  }
}

/** Markers come with the first stroke, which waits for them; `again` does what waited, as of whose hands it was. */
export function lateMarker(
  view: View,
  props: () => BoardProps,
  dom: Dom,
  again: (deed: Parameters<Marker>[0]) => void,
): Marker {
  let marker: Marker | undefined
  let waiting: Parameters<Marker>[0][] | undefined
  const send = async () => {
    try {
      const { makeMarker } = await import('./ink/marker.ts')
      marker = makeMarker(view, props, () => dom.board)
      for (const deed of waiting ?? []) again(deed)
    } finally {
      // It did not come: it is sent for again with the next stroke.
      waiting = undefined
    }
  }
  return (deed) => {
    if (marker) return marker(deed)
    if (waiting) return void waiting.push(deed)
    waiting = [deed]
    void send().catch(() => undefined)
  }
}
