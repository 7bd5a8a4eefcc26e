/** Tells whether another tab of this browser shows the same: each rings when it comes, and every other answers. */
export interface Bell {
  /** Settles with true as soon as another tab is heard, with false when this one leaves before. */
  readonly answered: Promise<boolean>
  ring(): void
  hush(): void
  close(): void
}

/** A bell that all tabs hear that give it this name. */
export function makeBell(name: string): Bell {
  let settle: (somebody: boolean) => void = () => {}
  const answered = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  let channel: BroadcastChannel | undefined
  const hush = () => {
    channel?.close()
    channel = undefined
  }
  return {
    answered,
    ring() {
      hush()
      // Without BroadcastChannel this tab plays alone.
      if (typeof BroadcastChannel === 'undefined') return
      const opened = new BroadcastChannel(name)
      opened.onmessage = ({ data }) => {
        if (data === 'ring') opened.postMessage('here')
        settle(true)
      }
      opened.postMessage('ring')
      channel = opened
    },
    hush,
    close() {
      hush()
      settle(false)
    },
  }
}
