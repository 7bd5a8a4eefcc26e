import { say } from '../../rules/plain/sentence.ts'
import type { Here } from '../page/here.ts'

// What opens files is much, and comes when the first one does.
const load = () => import('../files/files.tsx')

/** Takes in files of tables, one after another. */
function bring(files: readonly File[], here: Here): void {
  load().then(
    ({ takeFiles }) => takeFiles(files, here),
    () => here.notices.add({ say: say('late.missing'), tone: 'bad' }),
  )
}

/** Lets the person choose files of tables. */
export function chooseFiles(here: Here): void {
  const chooser = document.createElement('input')
  here.tables.page.files.chooser = chooser
  chooser.type = 'file'
  chooser.multiple = true
  chooser.addEventListener('change', () => bring([...(chooser.files ?? [])], here))
  chooser.click()
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/**
 * Lets files be dropped anywhere on the page: the browser itself would leave the table for them. Returns the way out.
 */
export function catchFiles(here: () => Here): () => void {
  let over = false
  const show = (now: boolean) => {
    if (over === now) return
    over = now
    load().then(
      ({ showTarget }) => showTarget(here().tables.page, over),
      // Without the sign it can be dropped all the same.
      () => undefined,
    )
  }
  const onOver = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    show(true)
  }
  const onLeave = (event: DragEvent) => {
    // Out of the window, and not from one thing in it to another.
    if (event.relatedTarget === null) show(false)
  }
  const onDrop = (event: DragEvent) => {
    show(false)
    if (!hasFiles(event)) return
    event.preventDefault()
    bring([...(event.dataTransfer?.files ?? [])], here())
  }
  addEventListener('dragover', onOver)
  addEventListener('dragleave', onLeave)
  addEventListener('drop', onDrop)
  return () => {
    removeEventListener('dragover', onOver)
    removeEventListener('dragleave', onLeave)
    removeEventListener('drop', onDrop)
  }
}
