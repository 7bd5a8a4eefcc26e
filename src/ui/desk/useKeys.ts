import { useEffect, useRef } from 'react'
import type { CommandId } from './commands.ts'
import { commandOf, isTyping } from './keys.ts'

/**
 * Lets keys run commands, wherever the focus is, unless it is being typed, a dialog or menu is open,
 * or the board took the key.
 */
export function useKeys(run: (command: CommandId) => void, single: boolean): void {
  const latest = useRef({ run, single })
  latest.current = { run, single }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return
      if (document.querySelector('dialog:modal, [role=menu]')) return
      const command = commandOf(event, latest.current.single)
      // Enter presses the button that has the focus.
      const pressing = event.target instanceof Element && event.target.closest('button, a, summary')
      if (!command || (event.key === 'Enter' && pressing)) return
      event.preventDefault()
      latest.current.run(command.id)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
